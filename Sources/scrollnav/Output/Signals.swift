import Foundation
import ItemLoading

/// What signals do to the process.
enum Signals {
  /// Ends with 130 when interrupted, outlives a closed pipe and a file over the limit on sizes, so
  /// that writing fails where it broke off, and turns a crash into exit code 70
  /// with a word on how to report it.
  static func install() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    signal(SIGINT) { _ in
      Progress.wipe()
      _exit(ExitCode.interrupted.rawValue)
    }
    // A caller that holds interrupts back for itself hands that down.
    var interrupts = sigset_t()
    sigemptyset(&interrupts)
    sigaddset(&interrupts, SIGINT)
    sigprocmask(SIG_UNBLOCK, &interrupts, nil)
    giveHandlersTheirOwnStack()
    for fault in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      var action = sigaction()
      action.sa_flags =
        Int32(truncatingIfNeeded: Int(SA_ONSTACK)) | Int32(bitPattern: UInt32(SA_RESETHAND))
        | Int32(SA_SIGINFO)
      #if canImport(Darwin)
        action.__sigaction_u.__sa_sigaction = reportCrash
      #else
        action.__sigaction_handler.sa_sigaction = reportCrash
      #endif
      sigaction(fault, &action, nil)
    }
  }

  /// Opens the standard descriptors that the caller left closed, each the wrong way round: a file
  /// opened later must not take their numbers, and using them must fail as it would have.
  static func fillStandardDescriptors() {
    for descriptor in 0...2 where fcntl(Int32(descriptor), F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Makes interrupts wait; returns the mask to restore.
  static func holdInterrupts() -> sigset_t {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    sigaddset(&held, SIGINT)
    sigprocmask(SIG_BLOCK, &held, &before)
    return before
  }

  /// Lets interrupts through again as they were.
  static func restore(_ mask: sigset_t) {
    var mask = mask
    sigprocmask(SIG_SETMASK, &mask, nil)
  }

  // Kept, since a leak checker does not see that the system has it. Made once, before any thread is.
  nonisolated(unsafe) private static let handlersStack =
    UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)

  /// A stack overflow leaves a handler no room on the stack that overflowed.
  private static func giveHandlersTheirOwnStack() {
    var stack = stack_t()
    stack.ss_sp = handlersStack.baseAddress
    stack.ss_size = handlersStack.count
    sigaltstack(&stack, nil)
  }
}

/// Writes with a single system call and leaves: all that a handler may do.
private func reportCrash(
  _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
  let crash: StaticString = """
    error: scrollnav met a fault of its own
    help: please report it with the command that you ran, its input, and the output of \
    'scrollnav --version'

    """
  let lostFile: StaticString = """
    error: a file was cut short by another program while it was read
    help: run the command again when the file is whole

    """
  let isLostFile = signal == SIGBUS && ItemLoader.isMapped(info?.faultAddress)
  let text = isLostFile ? lostFile : crash
  TerminalReturn.perform()
  Progress.wipe()
  _ = write(STDERR_FILENO, text.utf8Start, text.utf8CodeUnitCount)
  _exit(isLostFile ? ExitCode.io.rawValue : ExitCode.ourFault.rawValue)
}

extension UnsafeMutablePointer<siginfo_t> {
  /// The address at which memory could not be had.
  fileprivate var faultAddress: UnsafeRawPointer? {
    #if canImport(Darwin)
      UnsafeRawPointer(pointee.si_addr)
    #else
      UnsafeRawPointer(pointee._sifields._sigfault.si_addr)
    #endif
  }
}
