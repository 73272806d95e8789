import Foundation
import ItemLoading
import ScrollModel

/// A million photos from a file, beside Foundation's decoder on the same bytes in the same run.
enum LoadingBenchmarks {
  private struct Photo: Decodable {
    let id: String
    let title: String
    let height: Int
  }

  static func run() throws {
    let count = 1_000_000
    let file = FileManager.default.temporaryDirectory.appending(path: "scrollnav-bench.json")
    defer { try? FileManager.default.removeItem(at: file) }
    var data = Data()
    ItemGenerator(count: count).write { data.append(contentsOf: $0) }
    try data.write(to: file)
    print("a file of \(count) photos, \(data.count / 1_000_000) MB")

    let watch = Stopwatch()
    let last = ItemID.text("photo-0999999")
    let loading = watch.seconds {
      let items = try? ItemLoader.load(path: file.path, options: LoadOptions())
      keep(items?.place(of: last))
    }
    let decoding = Stopwatch(runs: 1).seconds {
      let photos = try? JSONDecoder().decode([Photo].self, from: data)
      keep(photos?.lastIndex { $0.id == "photo-0999999" })
    }
    print("  loaded, last id found         \(duration(loading))")
    print("  JSONDecoder, three fields     \(duration(decoding))")
    print("  the share of it               1 / \(Int(decoding / loading))")
  }
}
