import DragScript

/// The command line that makes a picture.
enum CommandText {
  /// `scrollnav replay photos.drag --target-layout off --format html`: what the command line said
  /// of the scene is among the scene's settings, without a place in the script.
  static func line(_ picture: RunPicture, isComparison: Bool) -> String {
    var words = ["scrollnav", isComparison ? "diagnose" : "replay"]
    let settings = picture.film.scenes.first?.scene.settings ?? []
    if picture.result.script == "-e" {
      words += picture.listing.lines.flatMap { ["-e", quoted($0.text)] }
    } else {
      words.append(quoted(SafeText.lastComponent(picture.result.script)))
    }
    for setting in settings where setting.place == nil {
      words.append("--" + (SceneOption.named(setting.option)?.option ?? setting.option))
      let isPath = setting.option == "items"
      words.append(quoted(isPath ? SafeText.lastComponent(setting.value) : setting.value))
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
