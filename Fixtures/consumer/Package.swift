// swift-tools-version: 6.0
import PackageDescription

// An app's package as a user of the library would write it. SwiftUI is a stub with the names that
// matter here, so that the test proves on every platform that the two modules live together.
let package = Package(
  name: "consumer",
  dependencies: [.package(name: "scrollnav", path: "../..")],
  targets: [
    .target(name: "SwiftUI"),
    .target(name: "Photos", dependencies: ["SwiftUI"]),
    .testTarget(
      name: "PhotosTests",
      dependencies: [
        "Photos", "SwiftUI", .product(name: "ScrollModel", package: "scrollnav"),
      ]),
  ]
)
