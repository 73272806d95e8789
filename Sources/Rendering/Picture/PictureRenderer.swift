import DragScript

/// Draws runs: the formats that are looked at instead of read.
public enum PictureRenderer {
  /// The chart alone, as an SVG file that suits a light and a dark page.
  public static func svg(_ picture: RunPicture) -> String {
    var chart = Chart(picture, isInPage: false)
    return chart.drawn().text
  }

  /// One self-contained page about a run: readable without a script, and without a network.
  public static func html(_ picture: RunPicture) -> String {
    var page = Page(picture)
    return page.written()
  }

  /// A run as trace events for Perfetto, piece by piece: phases and steps as durations, reports and
  /// writes as instants, the offset as a counter.
  ///
  /// - Parameters:
  ///   - picture: The run.
  ///   - write: Is handed the file in pieces, in order.
  public static func chromeTrace(_ picture: RunPicture, write: (String) -> Void) {
    withoutActuallyEscaping(write) { write in
      var trace = ChromeTrace(picture.film, write: write)
      trace.written()
    }
  }

  /// A run as trace events, as one text.
  public static func chromeTrace(_ picture: RunPicture) -> String {
    var text = ""
    chromeTrace(picture) { text += $0 }
    return text
  }

  /// One self-contained page about both runs of a comparison.
  public static func html(_ comparison: DiagnosePicture) -> String {
    var page = Page(comparison)
    return page.written()
  }
}
