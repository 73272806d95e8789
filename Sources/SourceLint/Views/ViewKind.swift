/// What a view does with the views inside it, as far as scroll targets are concerned.
enum ViewKind: Hashable, Sendable {
  /// `ScrollView`.
  case scrollView
  /// `List`, `Form`, `Table`: they scroll, and take no scroll position.
  case list
  /// A container that lays out its children, so that they can become targets.
  case stack
  /// A view that hands its children on: `Group`, `Section`, `GeometryReader`.
  case transparent
  case forEach
  /// A view with nothing inside that a scroll position could follow.
  case leaf
  /// A property, a function or a view of the same file.
  case followed
  /// A view that another file declares.
  case custom

  /// The kind of one of Apple's own views; `nil` for any other name.
  static func named(_ name: String) -> ViewKind? { table[name] }

  private static let table: [String: ViewKind] = {
    var table: [String: ViewKind] = ["ScrollView": .scrollView, "ForEach": .forEach]
    for (kind, names) in names {
      for name in names.split(whereSeparator: \.isWhitespace) { table[String(name)] = kind }
    }
    return table
  }()

  private static let names: [(ViewKind, String)] = [
    (.list, "List Form Table"),
    (
      .stack,
      """
      LazyVStack LazyHStack LazyVGrid LazyHGrid VStack HStack ZStack Grid GridRow
      VStackLayout HStackLayout ZStackLayout GridLayout AnyLayout
      """
    ),
    (
      .transparent,
      """
      Group Section GeometryReader ScrollViewReader ViewThatFits AnyView EquatableView
      NavigationStack NavigationView NavigationSplitView TimelineView GlassEffectContainer
      ControlGroup GroupBox DisclosureGroup
      """
    ),
    (
      .leaf,
      """
      Text Image AsyncImage Label Button Link NavigationLink Menu ShareLink Toggle TextField
      SecureField TextEditor Picker DatePicker MultiDatePicker ColorPicker Slider Stepper
      ProgressView Gauge LabeledContent ContentUnavailableView EditButton PasteButton
      RenameButton HelpLink Spacer Divider EmptyView Color Rectangle RoundedRectangle
      UnevenRoundedRectangle Circle Ellipse Capsule Path ContainerRelativeShape AnyShape
      LinearGradient RadialGradient AngularGradient EllipticalGradient MeshGradient Canvas
      Chart Map VideoPlayer PhotosPicker PhotosPickerButton SignInWithAppleButton SpriteView
      SceneView RealityView Model3D WebView TabView OutlineGroup TextFieldLink
      """
    ),
  ]
}
