import SwiftParser
import SwiftSyntax

@testable import SourceLint

/// One call of a member, as both readers should see it.
struct MemberCall: Hashable, Comparable, CustomStringConvertible {
  /// The offset of the name.
  var offset: Int
  var name: String
  /// The offset at which its chain begins.
  var chainStart: Int
  /// The labels of the arguments in parentheses; `_` for none.
  var labels: [String]
  /// The labels of the closures behind it; `_` for the first.
  var closures: [String]

  static func < (first: MemberCall, second: MemberCall) -> Bool { first.offset < second.offset }

  var description: String {
    "\(offset): .\(name)(\(labels.joined(separator: ":"))) {\(closures.joined(separator: ":"))}"
      + " on \(chainStart)"
  }
}

extension SyntaxTree {
  /// The member calls that our reader sees, in order.
  var memberCalls: [MemberCall] {
    var calls: [MemberCall] = []
    for chain in chains {
      for link in links[Range(chain.links)]
      where link.kind == .member && link.isCall && !isCompoundName(link) {
        calls.append(
          MemberCall(
            offset: Int(tokens[Int(link.name)].start),
            name: text.string(tokens[Int(link.name)].range),
            chainStart: Int(tokens[Int(chain.tokens.lowerBound)].start),
            labels: arguments(of: link).map { $0.name < 0 ? "_" : source($0.name..<$0.name + 1) },
            closures: closures[Range(link.closures)].map {
              $0.label < 0 ? "_" : source($0.label..<$0.label + 1)
            }))
      }
    }
    return calls.sorted()
  }

  /// Whether the parentheses hold labels alone: `move(from:to:)` names a function.
  private func isCompoundName(_ link: Link) -> Bool {
    guard link.arguments >= 0, link.closures.isEmpty else { return false }
    let kinds = tokens[Range(contents(of: link.arguments))].map(\.kind)
    return !kinds.isEmpty && kinds.count.isMultiple(of: 2)
      && kinds.indices.allSatisfy { index in
        index.isMultiple(of: 2) ? kinds[index] != .colon : kinds[index] == .colon
      }
  }
}

/// The member calls that the toolchain's parser sees.
final class MemberCallCollector: SyntaxVisitor {
  private(set) var calls: [MemberCall] = []

  static func calls(in source: String) -> [MemberCall] {
    let collector = MemberCallCollector(viewMode: .sourceAccurate)
    collector.walk(Parser.parse(source: source))
    return collector.calls.sorted()
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var called = node.calledExpression
    // `a.b?(c)` and `a.b!(c)` call what `b` is; a link does not tell the difference.
    if let chaining = called.as(OptionalChainingExprSyntax.self) { called = chaining.expression }
    if let unwrap = called.as(ForceUnwrapExprSyntax.self) { called = unwrap.expression }
    if let special = called.as(GenericSpecializationExprSyntax.self) { called = special.expression }
    guard let member = called.as(MemberAccessExprSyntax.self), let start = start(of: member) else {
      return .visitChildren
    }
    var closures = node.trailingClosure == nil ? [] : ["_"]
    closures += node.additionalTrailingClosures.map(\.label.text)
    calls.append(
      MemberCall(
        offset: member.declName.baseName.positionAfterSkippingLeadingTrivia.utf8Offset,
        name: member.declName.baseName.text, chainStart: start,
        labels: node.arguments.map { $0.label?.text ?? "_" }, closures: closures))
    return .visitChildren
  }

  /// Where the chain of a member begins; `nil` for a member without a base, such as `.top()`.
  private func start(of member: MemberAccessExprSyntax) -> Int? {
    var first = ExprSyntax(member)
    while true {
      if let access = first.as(MemberAccessExprSyntax.self) {
        guard let base = access.base else {
          // Within `#if` in a chain, the base stands before the condition.
          guard let condition = enclosingCondition(of: access) else {
            return access == member
              ? nil : access.period.positionAfterSkippingLeadingTrivia.utf8Offset
          }
          first = condition
          continue
        }
        first = base
      } else if let call = first.as(FunctionCallExprSyntax.self) {
        first = call.calledExpression
      } else if let part = first.as(SubscriptCallExprSyntax.self) {
        first = part.calledExpression
      } else if let chaining = first.as(OptionalChainingExprSyntax.self) {
        first = chaining.expression
      } else if let unwrap = first.as(ForceUnwrapExprSyntax.self) {
        first = unwrap.expression
      } else if let special = first.as(GenericSpecializationExprSyntax.self) {
        first = special.expression
      } else if let condition = first.as(PostfixIfConfigExprSyntax.self) {
        guard let base = condition.base ?? enclosingCondition(of: condition) else { return nil }
        first = base
      } else {
        return first.positionAfterSkippingLeadingTrivia.utf8Offset
      }
    }
  }

  /// The expression before the `#if` that a chain without a base stands in.
  private func enclosingCondition(of node: some ExprSyntaxProtocol) -> ExprSyntax? {
    var child = Syntax(node)
    while let parent = child.parent {
      if let condition = parent.as(PostfixIfConfigExprSyntax.self) {
        if let base = condition.base, child.id == base.id {
          // The chain before the condition: what stands in the condition comes after it.
        } else if let base = condition.base {
          return base
        }
      } else if parent.is(CodeBlockItemSyntax.self) || parent.is(LabeledExprSyntax.self)
        || parent.is(ClosureExprSyntax.self) || parent.is(ExprListSyntax.self)
      {
        return nil
      }
      child = parent
    }
    return nil
  }
}
