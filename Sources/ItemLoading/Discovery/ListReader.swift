import ScrollModel

/// What costs and gains of loading hang on, and results do not.
struct LoadTuning {
  /// How many items are looked at before members are chosen.
  var sampleSize = 32
  /// From how many bytes on a list is read by two threads.
  var halvesFrom = 8 << 20
}

/// Reads the items of a list: looks at a few, chooses what to read, reads all, and checks that
/// the choice holds for all.
struct ListReader {
  let scanner: JSONScanner
  let options: LoadOptions
  var tuning = LoadTuning()

  /// Reads a list whose container begins at `start`, with `depth` containers around it.
  ///
  /// All of it is checked. The choice of members rests on the first items; see ``settled(_:)``.
  func read(_ form: ListForm, at start: Int, depth: Int) throws(JSONFault) -> ListScan {
    let sample = try tally(form, at: start, depth: depth, limit: tuning.sampleSize)
    var chooser = KeyChooser(sample.tally, items: sample.items)
    var plan = plan(form, &chooser)
    // Members that do not tell even the first items apart are not worth a pass over all.
    while plan.mustBeDistinct, case .member(let path) = plan.identity {
      var pass = ListPass(
        form, at: start, depth: depth, plan: plan, tally: sample.tally, counted: nil, in: scanner)
      _ = try pass.read(from: pass.cursor.next(), limit: sample.items)
      if isDistinct(pass.scan) { break }
      chooser.rejected.insert(path)
      plan = self.plan(form, &chooser)
    }
    // A list that ends within the sample needs no shapes, and its counts are all exact.
    let counted = CountedEntries(examined: chooser.examined, known: sample.tally.count)
    var scan = try read(
      form, at: start, depth: depth, plan: plan, tally: sample.tally,
      counted: sample.isComplete ? nil : counted)
    scan.rejected = chooser.rejected
    return scan
  }

  /// Checks the choice of a list against all of its items and reads it again if need be.
  func settled(_ scan: ListScan) throws(JSONFault) -> ListScan {
    var scan = scan
    var rejected = scan.rejected
    while scan.records.count > 0 {
      if scan.plan.mustBeDistinct, case .member(let path) = scan.plan.identity,
        scan.holes > 0 || !isDistinct(scan)
      {
        rejected.insert(path)
      }
      var chooser = KeyChooser(scan.tally, items: scan.records.count, rejected: rejected)
      var plan = plan(scan.form, &chooser)
      if plan == scan.plan { break }
      var tally = scan.tally
      if let counted = scan.counted, !chooser.examined.allSatisfy(counted.contains) {
        tally = try self.tally(scan.form, at: scan.start, depth: scan.depth, limit: .max).tally
        chooser = KeyChooser(tally, items: scan.records.count, rejected: rejected)
        plan = self.plan(scan.form, &chooser)
        if plan == scan.plan { break }
      }
      scan = try read(
        scan.form, at: scan.start, depth: scan.depth, plan: plan, tally: tally,
        counted: CountedEntries(examined: chooser.examined, known: tally.count))
    }
    return scan
  }

  /// Whether no two items have one id.
  func isDistinct(_ scan: ListScan) -> Bool {
    scan.order.isStrict
      || IdentityIndex(scan.records, in: IdentityReader(scanner)).repeats.isEmpty
  }

  /// What to read of the items, by the user's options and the chooser.
  private func plan(_ form: ListForm, _ chooser: inout KeyChooser) -> ReadingPlan {
    var plan = ReadingPlan(identity: .index)
    switch options.idKey {
    case "@index": break
    case "@key" where form.container == .map && !form.isNested: plan.identity = .key
    case nil where form.isScalar: plan.identity = .element
    case nil where form.container == .map && !form.isNested: plan.identity = .key
    case nil:
      if let choice = chooser.id() {
        plan.identity = .member(choice.path)
        plan.mustBeDistinct = choice.mustBeDistinct
      }
    case let key?:
      let path = path(key, in: chooser.tally)
      let member = chooser.member(of: path)
      plan.identity = .member(member?.path ?? path)
      plan.mustBeDistinct = member?.mustBeDistinct ?? false
    }
    if case .member(let path) = plan.identity { plan.wanted[.id] = path }
    plan.wanted[.title] =
      options.titleKey.map { path($0, in: chooser.tally) }
      ?? chooser.title(beside: plan.wanted[.id])
    plan.measurement = Measurement(options.measure)
    for (key, slot) in zip(options.measure.keys, [WantedMembers.Slot.first, .second]) {
      plan.wanted[slot] = path(key, in: chooser.tally)
    }
    return plan
  }

  /// The member that a user means: one whose key is the whole text, or a dotted path.
  func path(_ text: String, in tally: KeyTally) -> MemberPath {
    let whole = MemberPath(text)
    return tally.find(whole) == nil ? MemberPath(dotted: text) : whole
  }

  /// Counts what the first items have.
  private func tally(
    _ form: ListForm, at start: Int, depth: Int, limit: Int
  ) throws(JSONFault) -> (tally: KeyTally, items: Int, isComplete: Bool) {
    var cursor = ListCursor(form, at: start, depth: depth, in: scanner)
    var reader = ItemReader(scanner, wanted: WantedMembers(), depth: depth + form.depth)
    var items = 0
    var unpaired = -1
    while items < limit {
      guard let element = try cursor.next() else { return (reader.tally, items, true) }
      if scanner.bytes[element] == ASCII.openBrace, !form.isScalar {
        cursor.place = try reader.read(element).end
        items += 1
      } else {
        cursor.place = try scanner.value(
          element, depth: depth + form.depth, unpaired: &unpaired)
        // A list of other things must not be read to its end for a sample.
        if form.isScalar { items += 1 }
      }
    }
    return (reader.tally, items, false)
  }
}
