import Testing

/// Tests of batches: their commits, replies that are sent before the batch is complete, and elements that are served
/// again.
struct RequestServerBatchTests {
  private func batch(_ requests: String...) -> String { "[\(requests.joined(separator: ","))]" }

  @Test func aBatchIsOneCommit() {
    let desk = Desk()
    #expect(
      desk.serve(batch(request(1, "note", "a"), request(2, "look", "b"), request(nil, "note", "c")))
        == [batch(result(1, "stored a"), result(2, "b"))])
    #expect(desk.work.groups == ["a c"])
  }

  @Test func ofABatchThatIsServedAgainEachWriteHasItsCommit() {
    let desk = Desk()
    desk.work.failing = [1, 3]
    let lines = desk.serve(batch(request(1, "note", "a"), request(2, "note", "b"), request(3, "note", "c")))
    #expect(lines == [batch(result(1, "stored a"), diskIsFull(2), result(3, "stored c"))])
    #expect(desk.work.groups == ["a", "c"])
  }

  @Test func aBatchIsServedAgainFromItsStart() {
    let desk = Desk()
    let lines = desk.serve(
      request(0, "note", "z"),
      batch(request(1, "look", "a"), request(2, "note", "b", trouble(.losesOnce)), request(3, "note", "c")))
    #expect(lines == [result(0, "stored z"), batch(result(1, "a"), result(2, "stored b"), result(3, "stored c"))])
    // The group is served again before the rest of the batch is served.
    #expect(desk.service.served == ["z": 2, "a": 2, "b": 2, "c": 1])
  }

  @Test func ofABatchThatCommitsInItsMiddleTheRestIsServedAgain() {
    let desk = Desk()
    desk.work.failing = [2]
    let lines = desk.serve(
      batch(request(1, "note", "a"), request(2, "note", "b", trouble(.commits)), request(3, "note", "c")))
    #expect(lines == [batch(result(1, "stored a"), result(2, "stored b"), result(3, "stored c"))])
    #expect(desk.work.groups == ["a", "b", "c"] && desk.service.served == ["a": 1, "b": 2, "c": 2])
  }

  /// The first element is a notification without a reply, so the array of replies begins with an element that is served
  /// again.
  @Test func theRestOfABatchMayBeItsFirstReply() {
    let desk = Desk()
    desk.work.failing = [2]
    let lines = desk.serve(
      batch(request(nil, "note", "a"), request(2, "note", "b", trouble(.commits)), request(3, "note", "c")))
    #expect(lines == [batch(result(2, "stored b"), result(3, "stored c"))])
    #expect(desk.work.groups == ["a", "b", "c"])
  }

  @Test func aBatchWithWhatCannotBeServedAgainIsInNoGroup() {
    let desk = Desk()
    desk.work.failing = [1, 4]
    let lines = desk.serve(
      request(0, "note", "z"),
      batch(request(1, "note", "a"), request(2, "greet", "b"), request(3, "note", "c"), request(4, "note", "d")))
    #expect(
      lines == [
        result(0, "stored z"),
        batch(result(1, "stored a"), result(2, "greeted 1"), diskIsFull(3), result(4, "stored d")),
      ])
    #expect(desk.work.groups == ["z", "a", "d"])
  }

  // MARK: Replies in the middle

  /// The member that makes a reply so long that the batch sends its replies early.
  private let long = "\"length\":1100000"

  @Test func aLongBatchLeavesInParts() {
    let desk = Desk()
    let lines = desk.serve(
      batch(
        request(1, "note", "a"), request(2, "look", "b", long), request(3, "note", "c"), request(4, "look", "d", long)))
    #expect(lines == [batch(result(1, "stored a"), result(2, "b"), result(3, "stored c"), result(4, "d"))])
    #expect(desk.work.groups == ["a", "c"] && desk.tooEarly == [])
  }

  @Test func ofALongBatchOnlyWhatHasNotLeftIsServedAgain() {
    let desk = Desk()
    desk.work.failing = [2]
    let lines = desk.serve(
      batch(request(1, "note", "a"), request(2, "look", "b", long), request(3, "note", "c"), request(4, "note", "d")))
    #expect(lines == [batch(result(1, "stored a"), result(2, "b"), result(3, "stored c"), result(4, "stored d"))])
    #expect(desk.work.groups == ["a", "c", "d"] && desk.service.served == ["a": 1, "b": 1, "c": 2, "d": 2])
  }

  @Test func aLongBatchWhoseCommitFailsInItsMiddleIsServedToItsEnd() {
    let desk = Desk()
    desk.work.failing = [1]
    let lines = desk.serve(
      request(0, "note", "z"), batch(request(1, "note", "a"), request(2, "look", "b", long), request(3, "note", "c")),
      request(4, "note", "d"))
    #expect(
      lines == [
        result(0, "stored z"), batch(result(1, "stored a"), result(2, "b"), result(3, "stored c")),
        result(4, "stored d"),
      ])
    #expect(desk.work.groups == ["z", "a", "c", "d"] && desk.tooEarly == [])
  }

  /// A read may store data of its own. If this can't be committed in the middle of a batch, the batch still gets all
  /// its replies.
  @Test func aLongBatchOfReadsWhoseOwnWorkIsUndoneIsAnsweredWhole() {
    let desk = Desk()
    desk.work.failing = [1]
    let lines = desk.serve(
      batch(
        request(1, "look", "a", "\"maintains\":\"index\",\(long)"), request(2, "look", "b"), request(3, "note", "c")))
    #expect(lines == [batch(result(1, "a"), result(2, "b"), result(3, "stored c"))])
    #expect(desk.service.served == ["a": 1, "b": 1, "c": 1])
  }

  /// A read commits the writes before it, and then its own work is lost. Nothing must be served again, and the batch
  /// continues.
  @Test func aBatchGoesOnBehindAReadThatLosesOnlyItsOwnWork() {
    let desk = Desk()
    let lines = desk.serve(
      batch(request(1, "note", "a"), request(2, "look", "b", trouble(.commitsAndLoses)), request(3, "note", "c")))
    #expect(lines == [batch(result(1, "stored a"), diskIsFull(2), result(3, "stored c"))])
    #expect(desk.work.groups == ["a", "c"] && desk.service.served == ["a": 1, "b": 1, "c": 1])
  }

  @Test func aLongBatchIsKeptWholeWhereNoPartMayLeave() {
    let desk = Desk(drains: false)
    desk.work.failing = [1]
    let lines = desk.serve(batch(request(1, "note", "a"), request(2, "look", "b", long), request(3, "note", "c")))
    #expect(lines == [batch(result(1, "stored a"), result(2, "b"), result(3, "stored c"))])
    #expect(desk.work.groups == ["a", "c"])
  }
}
