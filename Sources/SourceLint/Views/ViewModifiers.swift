/// The modifiers that SwiftUI itself declares: none of them makes scroll targets unasked.
///
/// Any other modifier comes from an extension, and may.
enum ViewModifiers {
  static func isKnown(_ name: String) -> Bool { known.contains(name) }

  private static let known = Set(
    """
    accentColor accessibility accessibilityAction accessibilityActions
    accessibilityActivationPoint accessibilityAddTraits accessibilityAdjustableAction
    accessibilityChartDescriptor accessibilityChildren accessibilityCustomContent
    accessibilityDefaultFocus accessibilityDirectTouch accessibilityDragPoint
    accessibilityDropPoint accessibilityElement accessibilityFocused accessibilityHeading
    accessibilityHidden accessibilityHint accessibilityIdentifier
    accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel
    accessibilityLabeledPair accessibilityLargeContentViewer accessibilityLinkedGroup
    accessibilityQuickAction accessibilityRemoveTraits accessibilityRepresentation
    accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry
    accessibilityScrollAction accessibilityScrollStatus accessibilityShowsLargeContentViewer
    accessibilitySortPriority accessibilityTextContentType accessibilityValue
    accessibilityZoomAction actionSheet alert alignmentGuide allowedDynamicRange
    allowsHitTesting allowsTightening allowsWindowActivationEvents anchorPreference animation
    appStoreOverlay aspectRatio autocapitalization autocorrectionDisabled background
    backgroundExtensionEffect backgroundPreferenceValue backgroundStyle badge
    badgeProminence baselineOffset blendMode blur bold border brightness
    buttonBorderShape buttonRepeatBehavior buttonSizing buttonStyle chartAngleSelection
    chartBackground chartForegroundStyleScale chartLegend chartOverlay chartPlotStyle
    chartScrollPosition chartScrollTargetBehavior chartScrollableAxes chartXAxis
    chartXScale chartXSelection chartXVisibleDomain chartYAxis chartYScale clipShape clipped
    colorEffect colorInvert colorMultiply colorScheme compositingGroup confirmationDialog
    containerBackground containerCornerOffset containerRelativeFrame containerShape
    containerValue contentMargins contentShape contentTransition contextMenu contrast
    controlGroupStyle controlSize coordinateSpace copyable cornerRadius cuttable
    datePickerStyle defaultAdaptableTabBarPlacement defaultAppStorage defaultFocus
    defaultHoverEffect defaultScrollAnchor defaultWheelPickerItemHeight defersSystemGestures
    deleteDisabled dialogIcon dialogSeverity dialogSuppressionToggle digitalCrownAccessory
    digitalCrownRotation disableAutocorrection disabled disclosureGroupStyle
    dismissalConfirmationDialog distortionEffect documentBrowserContextMenu draggable
    drawingGroup dropConfiguration dropDestination dynamicTypeSize edgesIgnoringSafeArea
    environment environmentObject exportableToServices exportsItemProviders
    fileDialogBrowserOptions fileDialogConfirmationLabel fileDialogCustomizationID
    fileDialogDefaultDirectory fileDialogImportsUnresolvedAliases fileDialogMessage
    fileDialogURLEnabled fileExporter fileExporterFilenameLabel fileImporter fileMover
    findDisabled findNavigator fixedSize flipsForRightToLeftLayoutDirection focusEffectDisabled
    focusScope focusSection focusable focused focusedObject focusedSceneObject
    focusedSceneValue focusedValue font fontDesign fontWeight fontWidth foregroundColor
    foregroundStyle formStyle frame fullScreenCover gaugeStyle geometryGroup gesture
    glassEffect glassEffectID glassEffectTransition glassEffectUnion grayscale
    gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment groupBoxStyle
    handlesExternalEvents handlesGameControllerEvents headerProminence help
    hidden highPriorityGesture hoverEffect hoverEffectDisabled hueRotation id ignoresSafeArea
    imageScale immersiveEnvironmentBehavior importableFromServices importsItemProviders
    indexViewStyle inspector inspectorColumnWidth interactionActivityTrackingTag
    interactiveDismissDisabled invalidatableContent italic itemProvider kerning keyboardShortcut
    keyboardType keyframeAnimator labelIconToTitleSpacing labelReservedIconWidth labelStyle
    labeledContentStyle labelsHidden labelsVisibility layerEffect layoutDirectionBehavior
    layoutPriority layoutValue lineHeight lineLimit lineSpacing listItemTint listRowBackground
    listRowHoverEffect listRowHoverEffectDisabled listRowInsets listRowSeparator
    listRowSeparatorTint listRowSpacing listSectionIndexVisibility listSectionMargins
    listSectionSeparator listSectionSeparatorTint listSectionSpacing listStyle
    luminanceToAlpha manipulable mask matchedGeometryEffect matchedTransitionSource
    materialActiveAppearance menuActionDismissBehavior menuIndicator menuOrder menuStyle
    minimumScaleFactor monospaced monospacedDigit moveDisabled multilineTextAlignment
    navigationBarBackButtonHidden navigationBarHidden navigationBarItems
    navigationBarTitle navigationBarTitleDisplayMode navigationDestination navigationDocument
    navigationLinkIndicatorVisibility navigationSplitViewColumnWidth navigationSplitViewStyle
    navigationSubtitle navigationTitle navigationTransition navigationViewStyle offset onAppear
    onChange onCommand onContinueUserActivity onContinuousHover onCopyCommand onCutCommand
    onDelete onDeleteCommand onDisappear onDisappear onDrag onDragSessionUpdated onDrop
    onDropSessionUpdated onExitCommand onGeometryChange onHover onInteractiveResizeChange
    onKeyPress onLongPressGesture onLongTouchGesture onModifierKeysChanged onMove
    onMoveCommand onOpenURL onPasteCommand onPencilDoubleTap onPencilSqueeze
    onPlayPauseCommand onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange
    onScrollTargetVisibilityChange onScrollVisibilityChange onSubmit onTapGesture onWorldRecenter
    opacity overlay overlayPreferenceValue padding paletteSelectionEffect pasteDestination
    persistentSystemOverlays phaseAnimator photosPicker pickerStyle pointerStyle
    pointerVisibility popover popoverTip position preference preferredColorScheme
    preferredSurroundingsEffect presentationBackground presentationBackgroundInteraction
    presentationCompactAdaptation presentationContentInteraction presentationCornerRadius
    presentationDetents presentationDragIndicator presentationSizing presentedWindowStyle
    previewContext previewDevice previewDisplayName previewInterfaceOrientation previewLayout
    privacySensitive progressViewStyle projectionEffect quickLookPreview redacted refreshable
    renameAction renderEncapsulation replaceDisabled resizable rotation3DEffect rotationEffect
    safeAreaBar safeAreaInset safeAreaPadding saturation scale scaleEffect
    scaledToFill scaledToFit scenePadding scrollBounceBehavior scrollClipDisabled
    scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollEdgeEffectHidden
    scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash scrollInputBehavior
    scrollPosition scrollTargetBehavior scrollTargetLayout scrollTransition searchCompletion
    searchDictationBehavior searchFocused searchPresentationToolbarBehavior searchScopes
    searchSuggestions searchToolbarBehavior searchable sectionActions sectionIndexLabel
    selectionDisabled sensoryFeedback shadow sheet simultaneousGesture sliderThumbVisibility
    smallCaps smallCaps smallCaps spatialOverlay speechAdjustedPitch speechAlwaysIncludesPunctuation
    speechAnnouncementsQueued speechSpellsOutCharacters springLoadingBehavior statusBar
    statusBarHidden strikethrough submitLabel submitScope supportedVolumeViewpoints
    swipeActions symbolColorRenderingMode symbolEffect symbolEffectsRemoved
    symbolRenderingMode symbolVariableValueMode symbolVariant tabBarMinimizeBehavior tabItem
    tabViewBottomAccessory tabViewCustomization tabViewSearchActivation
    tabViewSidebarBottomBar tabViewSidebarFooter tabViewSidebarHeader tabViewStyle
    tableColumnHeaders tableStyle tag task textCase textContentType textEditorStyle
    textFieldStyle textInputAutocapitalization textInputCompletion textInputFormattingControlVisibility
    textInputSuggestions textRenderer textScale textSelection textSelectionAffinity
    textSuggestions tint toggleStyle toolbar toolbarBackground toolbarBackgroundVisibility
    toolbarColorScheme toolbarForegroundStyle toolbarItemHidden toolbarRole
    toolbarTitleDisplayMode toolbarTitleMenu toolbarVersion toolbarVisibility
    touchBar touchBarCustomizationLabel touchBarItemPresentation touchBarItemPrincipal
    tracking transaction transform3DEffect transformAnchorPreference transformEffect
    transformEnvironment transformPreference transition translationPresentation
    translationTask truncationMode typeSelectEquivalent typesettingLanguage underline
    unredacted userActivity visualEffect visualEffect3D volumeBaseplateVisibility
    webViewBackForwardNavigationGestures windowDismissBehavior
    windowFullScreenBehavior windowMinimizeBehavior windowResizeBehavior windowToolbarFullScreenVisibility
    writingDirection writingToolsAffordanceVisibility writingToolsBehavior zIndex
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
