// What libFuzzer calls with one input after another. Linting must not trap, whatever the bytes
// are, must say the same twice, and must point into the file.

import SourceLint

/// Lints bytes and checks what comes out.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let result = SourceLinter.lint(bytes, path: "Fuzz.swift")
  precondition(result == SourceLinter.lint(bytes, path: "Fuzz.swift"), "it changes its mind")
  let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
  for finding in result.findings {
    for place in [finding.place] + finding.notes.map(\.place) {
      precondition((1...lines).contains(place.line), "\(finding) is not in the file")
      precondition((1...count + 1).contains(place.column), "\(finding) is not on its line")
    }
    let isOneLine = !finding.help.utf8.contains { $0 == 0x0A || $0 == 0x0D }
    precondition(isOneLine, "\(finding) helps on two lines")
  }
  return 0
}
