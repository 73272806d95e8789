import DragScript

/// The command line that makes a picture.
enum CommandText {
  /// `scrollnav replay photos.drag --target-layout off --format html`: what the command line said
  /// of the scene is among the scene's settings, without a place in the script.
  static func line(_ picture: RunPicture, isComparison: Bool) -> String {
    var words = ["scrollnav", isComparison ? "diagnose" : "replay"]
    let settings = picture.film.scenes.first?.scene.settings ?? []
    let name = SafeText.lastComponent(picture.result.script)
    if name == "-e" {
      words += picture.listing.lines.flatMap { ["-e", quoted($0.text)] }
    } else {
      words.append(quoted(name))
    }
    for setting in settings where setting.place == nil {
      let isItems = setting.option == "items"
      let value = isItems ? SafeText.lastComponent(setting.value) : setting.value
      // A demonstration is named after its items.
      if isItems, value == name { continue }
      words.append("--" + (SceneOption.named(setting.option)?.option ?? setting.option))
      words.append(quoted(value))
    }
    return (words + ["--format", "html"]).joined(separator: " ")
  }

  /// The word as a shell reads it back.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.unicodeScalars.allSatisfy { scalar in
        scalar.isASCII
          && (scalar.properties.isAlphabetic
            || "0123456789./_-=+,:@%".unicodeScalars.contains(scalar))
      }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
