// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "scrollnav",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .executable(name: "scrollnav", targets: ["scrollnav"]),
    .library(name: "ScrollModel", targets: ["ScrollModel"]),
    .library(name: "DragScript", targets: ["DragScript"]),
  ],
  targets: [
    .target(name: "ScrollModel", swiftSettings: settings),
    .target(name: "ItemLoading", dependencies: ["ScrollModel"], swiftSettings: settings),
    .target(
      name: "DragScript", dependencies: ["ScrollModel", "ItemLoading"], swiftSettings: settings),
    .target(
      name: "Rendering", dependencies: ["ScrollModel", "ItemLoading", "DragScript", "SourceLint"],
      swiftSettings: settings),
    .executableTarget(
      name: "scrollnav",
      dependencies: ["ScrollModel", "ItemLoading", "DragScript", "Rendering", "SourceLint"],
      swiftSettings: settings),
    .executableTarget(
      name: "Benchmarks", dependencies: ["ScrollModel", "ItemLoading"], swiftSettings: settings),
    .target(name: "SourceLint", swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "ScrollModelTests", dependencies: ["ScrollModel", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ItemLoadingTests", dependencies: ["ItemLoading", "TestSupport"],
      swiftSettings: settings),
    .testTarget(name: "DragScriptTests", dependencies: ["DragScript"], swiftSettings: settings),
    .testTarget(
      name: "RenderingTests",
      dependencies: ["Rendering", "DragScript", "ItemLoading", "ScrollModel", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SourceLintTests", dependencies: ["SourceLint", "ScrollModel", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "scrollnavTests",
      dependencies: ["scrollnav", "ScrollModel", "ItemLoading", "DragScript", "Rendering"],
      swiftSettings: settings),
  ]
)

// Holds our reading of Swift against the toolchain's own; for those who have its library.
if let folder = Context.environment["SCROLLNAV_SWIFT_SYNTAX"] {
  package.targets.append(
    .testTarget(
      name: "SourceLintOracleTests", dependencies: ["SourceLint"],
      swiftSettings: settings + [.unsafeFlags(["-I", folder])],
      linkerSettings: [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]))
}
