import Shape
import Sync
import Testing

/// Tests of the oracle with histories made by hand. Each rule must find its violation, and must find nothing in a
/// history without one.
struct CausalOracleTests {
  /// A history of two devices. The test decides which records the devices show.
  private final class Story {
    let history = CausalHistory(devices: 2)
    var shown: [UUID: CausalHistory.Shown] = [:]
    var lines: [[UUID: Set<Int>]] = [[:], [:]]
    var forgetsDeletions = false
    let item = UUID(high: 1, low: 1), part = UUID(high: 1, low: 2)

    /// Creates an item with the name w2 and a part. Both devices show them.
    init() {
      history.make(item, "item", on: 0)
      shown[item] = .init()
      name(on: 0)
      history.make(part, "line", of: item, on: 0)
      shown[part] = .init()
      show(on: 0)
      show(on: 1)
    }

    /// Gives the item a new name on a device, which then shows it. Returns the mark of the write.
    @discardableResult func name(on device: Int) -> Int {
      let mark = history.newMark()
      history.write(mark, "name", of: item, on: device)
      shown[item]?.values["name"] = mark
      show(item, on: device)
      return mark
    }

    func add(on device: Int) -> Int {
      let mark = history.newMark()
      history.add(mark, to: "tags", of: item)
      shown[item]?.elements["tags", default: []].insert(mark)
      show(item, on: device)
      return mark
    }

    func step(to status: String, on device: Int) {
      let id = UUID(high: 2, low: UInt64(history.births.count))
      history.make(id, "step", of: item, status: status, on: device)
      shown[id] = .init()
      shown[item]?.status = status
      show(on: device)
    }

    func show(_ record: UUID, on device: Int) { history.show(record, shown[record], on: device) }
    func show(on device: Int) { for record in history.births.keys.sorted() { show(record, on: device) } }

    /// Returns the fault that the oracle finds if both devices show the same state in the end.
    func flaw(_ rules: CausalOracle.Rules = CausalOracle.Rules.all.subtracting(.linesEverywhere)) -> String? {
      for device in 0..<2 { show(on: device) }
      return CausalOracle(history: history, rules: rules, forgetsDeletions: forgetsDeletions).flaw(lines: lines)
    }
  }

  private func expect(_ flaw: String?, has words: String, _ place: SourceLocation = #_sourceLocation) {
    #expect(flaw?.contains(words) == true, "\(flaw ?? "no flaw")", sourceLocation: place)
  }

  @Test func nothingIsWrongWithOneEditBehindTheOther() {
    let story = Story()
    story.name(on: 0)
    story.show(on: 1)
    story.name(on: 1)
    #expect(story.flaw() == nil)
  }

  // MARK: Values

  @Test func aValueThatComesBackIsFound() {
    let story = Story()
    let old = story.shown[story.item]!.values["name"]!
    story.name(on: 1)
    story.shown[story.item]!.values["name"] = old
    expect(story.flaw(.values), has: "in the place of")
  }

  /// The device that shows the old value in the end has never shown the newer value. The fault is found all the same.
  @Test func aValueThatWinsOverOneThatHadSeenItIsFound() {
    let story = Story()
    let (old, new) = (story.shown[story.item]!.values["name"]!, story.name(on: 1))
    story.history.show(story.item, nil, on: 1)
    story.shown[story.item]!.values["name"] = old
    expect(story.flaw(.values), has: "w\(new)")
  }

  @Test func aValueThatWasNeverWrittenIsFound() {
    let story = Story()
    story.shown[story.item]!.values["name"] = 99
    expect(story.flaw(.values), has: "nobody has written it there")
  }

  @Test func aRegisterThatIsEmptyAgainIsFound() {
    let story = Story()
    story.shown[story.item]!.values["name"] = nil
    expect(story.flaw(.values), has: "any more")
  }

  @Test func whatAValueHasReplacedIsSeenWithIt() {
    let story = Story()
    let old = story.name(on: 0)
    story.name(on: 0)
    // Device 1 shows only the second name, whose writer had seen the first. So a deletion by device 1 has seen both
    // names.
    story.show(on: 1)
    story.history.delete(story.item, on: 1)
    #expect(story.history.deletions[story.item]![0].seen.contains(old))
    story.shown = [:]
    #expect(story.flaw() == nil)
  }

  // MARK: Lines

  @Test func aDiscardedValueNeedsALine() {
    let story = Story()
    let discarded = story.name(on: 0)
    story.name(on: 1)
    expect(story.flaw(), has: "w\(discarded), name of item 1, is discarded")
    story.lines[1][story.item] = [discarded]
    #expect(story.flaw() == nil)
    expect(story.flaw(.all), has: "is discarded")
    story.lines[0][story.item] = [discarded]
    #expect(story.flaw(.all) == nil)
  }

  // MARK: Deletions

  @Test func aDeletionThatHasSeenAllWins() {
    let story = Story()
    story.history.delete(story.item, on: 1)
    expect(story.flaw(.deletions), has: "having seen everything")
    story.forgetsDeletions = true
    #expect(story.flaw(.deletions) == nil)
    story.shown = [:]
    #expect(story.flaw() == nil)
  }

  @Test func anEditThatNoDeletionHadSeenKeepsTheWhole() {
    let story = Story()
    let edit = story.name(on: 0)
    story.history.delete(story.item, on: 1)
    #expect(story.flaw() == nil)
    story.shown = [:]
    expect(story.flaw(.deletions), has: "no deletion had seen w\(edit)")
  }

  @Test func aPartThatNoDeletionHadSeenKeepsTheWhole() {
    let story = Story()
    story.history.delete(story.item, on: 1)
    let other = UUID(high: 3, low: 3)
    story.history.make(other, "entry", of: story.item, on: 0)
    story.shown[other] = .init()
    story.show(on: 0)
    #expect(story.flaw() == nil)
    story.shown = [:]
    expect(story.flaw(.deletions), has: "no deletion had seen")
  }

  @Test func anElementThatWasTakenOutKeepsNothing() {
    let story = Story()
    let tag = story.add(on: 0)
    story.show(on: 1)
    story.history.takeOut(tag, of: story.item, on: 0)
    story.shown[story.item]!.elements["tags"] = []
    story.show(on: 0)
    story.show(on: 1)
    story.history.delete(story.item, on: 1)
    expect(story.flaw(.deletions), has: "having seen everything")
    story.shown = [:]
    #expect(story.flaw() == nil)
  }

  // MARK: Parts

  @Test func aPartThatNobodyHasRemovedIsThereWithItsWhole() {
    let story = Story()
    story.history.delete(story.item, on: 1)
    story.name(on: 0)
    story.shown[story.part] = nil
    expect(story.flaw(.parts), has: "nobody has removed it")
  }

  @Test func aPartWithoutItsWholeIsFound() {
    let story = Story()
    story.history.delete(story.item, on: 1)
    story.shown[story.item] = nil
    expect(story.flaw(.parts), has: "its whole is not")
  }

  @Test func aPartThatWasRemovedIsGone() {
    let story = Story()
    story.history.remove(story.part, on: 1)
    expect(story.flaw(.parts), has: "was removed by an edit that had seen all of it")
    story.shown[story.part] = nil
    #expect(story.flaw() == nil)
  }

  @Test func aPartThatWasChangedUnseenStays() {
    let story = Story()
    story.history.remove(story.part, on: 1)
    let edit = story.history.newMark()
    story.history.write(edit, "name", of: story.part, on: 0)
    story.shown[story.part]!.values["name"] = edit
    story.show(on: 0)
    #expect(story.flaw() == nil)
    story.shown[story.part] = nil
    expect(story.flaw(.parts), has: "no removal had seen w\(edit)")
  }

  // MARK: Sets

  @Test func elementsAreThereUntilTheyAreTakenOut() {
    let story = Story()
    let tag = story.add(on: 0)
    #expect(story.flaw() == nil)
    story.shown[story.item]!.elements["tags"] = []
    expect(story.flaw(.sets), has: "nobody has taken it out")
    story.history.takeOut(tag, of: story.item, on: 1)
    #expect(story.flaw() == nil)
    story.shown[story.item]!.elements["tags"] = [tag]
    expect(story.flaw(.sets), has: "again")
  }

  @Test func anElementThatStaysThoughItWasTakenOutIsFound() {
    let story = Story()
    let tag = story.add(on: 0)
    story.show(on: 1)
    story.history.takeOut(tag, of: story.item, on: 1)
    expect(story.flaw(.sets), has: "was taken out")
  }

  // MARK: Folds

  @Test func aStepIsNotOverruledByOneThatItHadSeen() {
    let story = Story()
    story.step(to: "submitted", on: 0)
    story.show(on: 1)
    story.step(to: "draft", on: 1)
    #expect(story.flaw() == nil)
    story.shown[story.item]!.status = "submitted"
    expect(story.flaw(.folds), has: "is submitted")
  }

  @Test func ofTwoStepsApartEitherCounts() {
    let story = Story()
    story.step(to: "submitted", on: 0)
    story.step(to: "cancelled", on: 1)
    #expect(story.flaw() == nil)
    story.shown[story.item]!.status = "submitted"
    #expect(story.flaw() == nil)
  }

  // MARK: Agreement

  @Test func devicesThatDifferAreFound() {
    let story = Story()
    story.history.show(story.part, nil, on: 1)
    let oracle = CausalOracle(history: story.history, rules: .agreement)
    expect(oracle.flaw(lines: story.lines), has: "device 1 shows line 3 as nothing")
  }

  @Test func aRecordOfNobodyIsFound() {
    let story = Story()
    story.history.show(UUID(high: 9, low: 9), .init(), on: 1)
    expect(CausalOracle(history: story.history, rules: .agreement).flaw(lines: story.lines), has: "nobody has made it")
  }
}
