import Testing

@testable import DragScript

@Suite struct FilePathTests {
  @Test(arguments: [
    ("photos.json", "a.drag", "photos.json"),
    ("photos.json", "scripts/a.drag", "scripts/photos.json"),
    ("../photos.json", "scripts/a.drag", "photos.json"),
    ("../../photos.json", "scripts/a.drag", "../photos.json"),
    ("./x/../y.json", "./scripts/a.drag", "scripts/y.json"),
    ("/abs.json", "scripts/a.drag", "/abs.json"),
    ("photos.json", "/root/a.drag", "/root/photos.json"),
    ("-", "scripts/a.drag", "-"),
    ("photos.json", "<stdin>", "photos.json"),
  ])
  func `a path is sought beside the script that names it`(
    name: String, file: String, path: String
  ) {
    #expect(FilePath.resolve(name, beside: file) == path)
  }

  @Test(arguments: [
    ("photos.json", "scripts/a.drag"), ("scripts/x/y.json", "scripts/a.drag"),
    ("other/y.json", "scripts/deep/a.drag"), ("y.json", "a.drag"), ("/y.json", "s/a.drag"),
  ])
  func `the relative name leads back to the path`(path: String, file: String) {
    let name = FilePath.relative(path, beside: file)
    #expect(FilePath.resolve(name, beside: file) == path)
  }
}
