import DragScript
import ScrollModel

/// Why a binding says what it says: the conditions under which it follows the user, one by one,
/// each with what the run shows of it.
struct RuleChain: Sendable {
  /// One condition.
  struct Rule: Sendable {
    /// Whether it held.
    enum Answer: String, Sendable {
      /// It held.
      case yes
      /// It did not: the chain breaks here.
      case no
      /// It need not hold.
      case open
    }

    /// A tick, a cross, or a dash.
    static func sign(_ answer: Answer) -> String {
      switch answer {
      case .yes: "✓"
      case .no: "✗"
      case .open: "–"
      }
    }

    /// The condition.
    var condition: String
    /// Whether it held.
    var answer: Answer
    /// What the run shows.
    var evidence: String
  }

  /// What is asked.
  let question: String
  /// The conditions, in the order in which SwiftUI would meet them.
  let rules: [Rule]
  /// What follows.
  let conclusion: String
  /// The failure that explains it; `nil` where nothing failed.
  let cause: Diagnostic?

  init(_ view: PicturedView, in picture: RunPicture) {
    let state = view.state
    let name = picture.views.count > 1 ? "@\(view.scene.view): " : ""
    let (said, truth) = (state.binding?.cellText ?? "nil", state.nearest?.id.cellText)
    if state.binding == state.nearest?.id, state.binding != nil {
      question = "\(name)Why does scrolledID say \(said)?"
    } else if state.binding == nil {
      question = "\(name)Why is scrolledID nil?"
    } else if let truth {
      question = "\(name)Why does scrolledID say \(said), when \(truth) is nearest?"
    } else {
      question = "\(name)Why does scrolledID say \(said), when nothing is nearest?"
    }
    let facts = RuleFacts(view, in: picture)
    rules = facts.rules
    cause = facts.cause
    conclusion = facts.conclusion
  }
}
