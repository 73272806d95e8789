import DragScript

extension Invocation {
  /// What the command line says of the scene, in its order; `items` is the positional ITEMS.
  func sceneSettings(items: String? = nil) throws(Failure) -> [SceneSetting] {
    var settings: [SceneSetting] = []
    for given in given {
      guard let option = given.option.sceneOption else { continue }
      do throws(ValueFault) {
        settings.append(try option.setting(given.value))
      } catch {
        throw .usage("\(given.option.name): \(error.message)", help: error.help)
      }
    }
    guard let items else { return settings }
    guard !settings.contains(where: { ["items", "count"].contains($0.option) }) else {
      throw .usage("the items are given twice", help: "leave out either ITEMS or the option")
    }
    do throws(ValueFault) {
      guard let option = SceneOption.named("items") else { return settings }
      return try settings + [option.setting(items)]
    } catch {
      throw .usage("ITEMS: \(error.message)", help: error.help)
    }
  }
}
