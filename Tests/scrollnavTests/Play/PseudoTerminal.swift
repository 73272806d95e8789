import Foundation

@testable import scrollnav

/// The tool, or another program, in a terminal of its own.
final class PseudoTerminal {
  private let master: Int32
  private let slave: FileHandle
  private let process = Process()
  private(set) var output = ""

  /// How long anything may take before a test fails instead of hanging, in seconds.
  private static let patience = 30.0

  /// Starts the program; `nil` where the system gives no terminal.
  init?(
    _ arguments: [String], of executable: URL = BuiltTool.executable,
    environment: [String: String] = ["TERM": "xterm"], size: TerminalSize = .standard
  ) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard master >= 0, let name = PseudoTerminal.unlock(master) else { return nil }
    let descriptor = open(name, O_RDWR | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    slave = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    resize(to: size)
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = BuiltTool.project
    process.environment = environment
    process.standardInput = slave
    process.standardOutput = slave
    process.standardError = slave
    try process.run()
  }

  /// Lets the other end be opened, and says where it is.
  private static func unlock(_ master: Int32) -> String? {
    #if canImport(Darwin)
      guard grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
        return nil
      }
      return String(cString: name)
    #else
      // TIOCSPTLCK and TIOCGPTN, which Swift does not import: the C library's functions for this
      // are hidden behind a feature macro.
      var (lock, number): (Int32, UInt32) = (0, 0)
      guard ioctl(master, 0x4004_5431, &lock) == 0, ioctl(master, 0x8004_5430, &number) == 0
      else { return nil }
      return "/dev/pts/\(number)"
    #endif
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(master)
  }

  /// The settings of the terminal that a program changes.
  var settings: [UInt64] {
    var settings = termios()
    tcgetattr(slave.fileDescriptor, &settings)
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag].map {
      UInt64($0)
    }
  }

  func resize(to size: TerminalSize) {
    var window = winsize()
    window.ws_col = UInt16(size.columns)
    window.ws_row = UInt16(size.rows)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  func signal(_ number: Int32) { kill(process.processIdentifier, number) }

  /// Reads until a text has come since the last call.
  ///
  /// - Returns: Whether it has.
  func shows(_ text: String, within seconds: Double = patience) -> Bool {
    output = ""
    return wait(seconds, until: { self.output.contains(text) })
  }

  /// Wakes the process until a text has come: what wakes it before it has stopped is lost.
  func wakes(showing text: String) -> Bool {
    output = ""
    return wait(until: {
      self.signal(SIGCONT)
      return self.output.contains(text)
    })
  }

  /// Reads what comes until the process has ended.
  ///
  /// - Returns: Its exit code, or the number of the signal that ended it, below 0.
  func ended() -> Int32 {
    output = ""
    guard wait(until: { !self.process.isRunning }) else { return .min }
    process.waitUntilExit()
    read()
    let status = process.terminationStatus
    return process.terminationReason == .exit ? status : -status
  }

  private func wait(_ seconds: Double = patience, until condition: () -> Bool) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while !condition() {
      guard Date() < end else { return false }
      read()
    }
    return true
  }

  private func read() {
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&descriptor, 1, 20) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(master, &bytes, bytes.count)
    if count > 0 { output += String(decoding: bytes.prefix(count), as: UTF8.self) }
  }
}
