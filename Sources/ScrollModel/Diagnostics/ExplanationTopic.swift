/// A page of `explain` that is about the model rather than about one failure.
public struct ExplanationTopic: Hashable, Sendable {
  /// A row of a page: what is claimed or asked, and what is so.
  public struct Row: Hashable, Sendable {
    /// The left column.
    public var subject: String
    /// The middle column.
    public var claim: String
    /// The right column.
    public var fact: String
  }

  /// The name to ask for.
  public var name: String
  /// What the page is about, in a sentence.
  public var summary: String
  /// The titles of the three columns.
  public var columns: [String]
  /// The rows.
  public var rows: [Row]
  /// What follows from them.
  public var conclusion: String

  /// The topics that have a page of rows.
  public static let all: [ExplanationTopic] = [sampler, containers]

  /// The sampler of the fourth seed: its text beside its pipeline.
  static let sampler = ExplanationTopic(
    name: "sampler",
    summary: "Timed sampling with a minimum difference: what a package's text claims, and what "
      + "such a pipeline does.",
    columns: ["", "the text says", "the pipeline does"],
    rows: [
      Row(
        subject: "where it samples", claim: "on a background queue, published on the main thread",
        fact: "on a timer of the main run loop: offsets arrive there, and so does the timer"),
      Row(
        subject: "minimum difference", claim: "changes that exceed the threshold",
        fact: "changes of at least the threshold, on either axis, from the last value let through"),
      Row(
        subject: "settings", claim: "customise the interval and the threshold",
        fact: "fixed when the view is made: the sampler is made once and kept"),
      Row(
        subject: "first value", claim: "the latest offset at regular intervals",
        fact: "zero until one interval has passed; equal values are dropped"),
      Row(
        subject: "at rest", claim: "not mentioned",
        fact: "within the threshold of the last value let through, the resting offset is never "
          + "published: stale-sample"),
      Row(
        subject: "system", claim: "iOS 13",
        fact: "what it uses to keep the sampler alive (StateObject) exists from iOS 14 on"),
    ],
    conclusion: "sample rule=flush publishes the resting offset when the phase becomes idle.")

  /// What each container promises and does.
  static let containers = ExplanationTopic(
    name: "containers",
    summary: "What each container promises for a scroll position, and what is known of it.",
    columns: ["", "promised", "known"],
    rows: [
      Row(
        subject: "LazyVStack, LazyHStack", claim: "both paths, the initial value",
        fact: "both paths; the initial value is reported to fail now and then"),
      Row(
        subject: "VStack, HStack", claim: "both paths, the initial value",
        fact: "the initial value was measured as ignored; eager horizontal stacks are often "
          + "reported not to follow at all. The model keeps their paths working"),
      Row(
        subject: "LazyVGrid, LazyHGrid", claim: "cells are the targets",
        fact: "the first cell of the top row is reported"),
      Row(
        subject: "List", claim: "nothing",
        fact: "neither path works; the reader's scrollTo does: unsupported-container"),
    ],
    conclusion: "Lazy stacks with .scrollTargetLayout() are the documented ground.")
}
