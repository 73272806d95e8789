import Foundation
import ScrollModel
import TestSupport
import Testing

@testable import ItemLoading

/// Shapes, samples and threads are shortcuts: what comes out must be what comes out without them.
@Suite struct ShortcutTests {
  /// All that can be told about a load.
  private func outcome(_ bytes: [UInt8], _ options: LoadOptions, _ tuning: LoadTuning) -> String {
    do throws(InputError) {
      let items = try ItemLoader.load(
        Bytes(bytes), name: "x.json", options: options, tuning: tuning)
      let rows = (0..<items.count).map { items.item(at: $0) }
      return "\(items.report) \(rows) \(items.holes)"
    } catch {
      return "\(error)"
    }
  }

  private static let plain = LoadTuning(sampleSize: .max, halvesFrom: .max)
  private static let shortcuts = [
    LoadTuning(sampleSize: 1, halvesFrom: .max), LoadTuning(sampleSize: 1, halvesFrom: 0),
    LoadTuning(sampleSize: 4, halvesFrom: 0),
  ]

  @Test(arguments: 0..<8)
  func `shortcuts change nothing, on sound documents and on broken ones`(part: UInt64) {
    for seed in part * 30..<part * 30 + 30 {
      var json = RandomJSON(seed: seed)
      let list = json.list()
      let document = json.random.pick([
        list, "{\"page\": 1, \"items\": \(list)}", list + " ",
        list.dropFirst().dropLast().replacing("},", with: "}\n").description,
      ])
      let options = json.random.pick([
        LoadOptions(), LoadOptions(measure: .key("h")), LoadOptions(idKey: "by.id"),
        LoadOptions(titleKey: "by.name", strict: true),
      ])
      let sound = Array(document.utf8)
      for bytes in [sound, json.mutated(sound)] {
        let expected = outcome(bytes, options, Self.plain)
        for tuning in Self.shortcuts {
          #expect(
            outcome(bytes, options, tuning) == expected,
            "seed \(seed), \(tuning): \(String(decoding: bytes, as: UTF8.self))")
        }
      }
    }
  }

  @Test func `what the fuzzer found stays mended`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: fixture("fuzz"))
    #expect(!files.isEmpty)
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: fixture("fuzz/\(file)"))))
      let expected = outcome(bytes, LoadOptions(), Self.plain)
      for tuning in Self.shortcuts + [LoadTuning()] {
        #expect(outcome(bytes, LoadOptions(), tuning) == expected, "\(file)")
      }
    }
  }

  @Test func `a guess at the second half that is none is dropped`() {
    // The text in the middle looks like the joint of two items.
    let trap = #"x\"},{\"id\":5,"#
    let items = (0..<20).map { "{\"id\":\($0),\"title\":\"\($0 == 10 ? trap : "t")\"}" }
    let document = Array("[\(items.joined(separator: ","))]".utf8)
    #expect(
      outcome(document, LoadOptions(), Self.shortcuts[1])
        == outcome(document, LoadOptions(), Self.plain))
  }
}
