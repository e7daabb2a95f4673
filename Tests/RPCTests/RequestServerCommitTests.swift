import RPC
import Testing

/// Tests of the replies, byte by byte, when commits fail and work is lost, and of the moments at which replies may be
/// sent.
struct RequestServerCommitTests {
  @Test func oneChunkIsOneCommit() {
    let desk = Desk()
    desk.receive(request(1, "note", "a"))
    desk.receive(request(2, "look", "b"))
    desk.receive(request(3, "note", "c"))
    #expect(desk.work.durable == [] && desk.takeSent() == [])
    desk.settle()
    #expect(desk.takeSent() == [result(1, "stored a"), result(2, "b"), result(3, "stored c")])
    #expect(desk.work.groups == ["a c"])
  }

  @Test func anEmptyChunkCommitsNothing() {
    let desk = Desk()
    #expect(desk.serve(request(1, "look", "a"), "", "  ") == [result(1, "a")])
    #expect(desk.work.attempts == 0)
  }

  @Test func afterAFailedCommitEachLineIsServedAgainByItself() {
    let desk = Desk()
    desk.work.failing = [1]
    #expect(
      desk.serve(request(0, "look", "r"), request(1, "note", "a"), request(2, "look", "b"), request(3, "note", "c"))
        == [result(0, "r"), result(1, "stored a"), result(2, "b"), result(3, "stored c")])
    #expect(desk.work.groups == ["a", "c"])
    // The read came before the first write, so it is not served again.
    #expect(desk.service.served == ["r": 1, "a": 2, "b": 2, "c": 2])
  }

  @Test func aLineWhoseOwnCommitFailsGetsItsOwnAnswer() {
    let desk = Desk()
    desk.work.failing = [1, 3]
    let lines = desk.serve(request(1, "note", "a"), request(2, "note", "b"), request(3, "note", "c"))
    #expect(lines == [result(1, "stored a"), diskIsFull(2), result(3, "stored c")])
    #expect(desk.work.durable == ["a", "c"])
  }

  @Test func aGroupFollowsOneThatWasUndone() {
    let desk = Desk()
    desk.work.failing = [1]
    _ = desk.serve(request(1, "note", "a"), request(2, "note", "b"))
    #expect(
      desk.serve(request(3, "note", "c"), request(4, "note", "d")) == [result(3, "stored c"), result(4, "stored d")])
    #expect(desk.work.groups == ["a", "b", "c d"])
  }

  @Test func aWriteThatIsRefusedUndoesNothing() {
    let desk = Desk()
    let lines = desk.serve(request(1, "note", "a"), request(2, "note", "b", trouble(.refused)), request(3, "note", "c"))
    #expect(
      lines.count == 3 && lines[0] == result(1, "stored a") && lines[1].contains("refused")
        && lines[2] == result(3, "stored c"))
    #expect(desk.work.groups == ["a c"])
  }

  @Test func aWriteThatFailsBehindItsChangeUndoesTheGroupOnce() {
    let desk = Desk()
    let lines = desk.serve(
      request(1, "note", "a"), request(2, "note", "b", "\(trouble(.refused)),\"late\":true"), request(3, "note", "c"))
    #expect(
      lines.count == 3 && lines[0] == result(1, "stored a") && lines[1].contains("refused")
        && lines[2] == result(3, "stored c"))
    #expect(desk.work.groups == ["a", "c"])
    #expect(desk.service.served == ["a": 2, "b": 2, "c": 1])
  }

  @Test(arguments: [Trouble.loses, .losesOnce])
  func aReadThatLosesTheGroupHasItServedAgain(_ kind: Trouble) {
    let desk = Desk()
    let lines = desk.serve(request(1, "note", "a"), request(2, "look", "b", trouble(kind)), request(3, "note", "c"))
    #expect(lines == [result(1, "stored a"), kind == .loses ? diskIsFull(2) : result(2, "b"), result(3, "stored c")])
    #expect(desk.work.groups == ["a", "c"])
  }

  @Test func aReadThatLosesItsOwnWorkDisturbsNobody() {
    let desk = Desk()
    let lines = desk.serve(
      request(1, "look", "a", "\"maintains\":\"index\",\(trouble(.loses))"), request(2, "note", "b"))
    #expect(lines == [diskIsFull(1), result(2, "stored b")])
    #expect(desk.service.served == ["a": 1, "b": 1] && desk.work.groups == ["b"])
  }

  /// The commit of a read's own work fails. No reply depends on this work, so no caller gets an error.
  @Test func whatAReadDidForItselfMayBeUndone() {
    let desk = Desk()
    desk.work.failing = [1]
    #expect(desk.serve(request(1, "look", "a", "\"maintains\":\"index\"")) == [result(1, "a")])
    #expect(desk.serve(request(2, "note", "b")) == [result(2, "stored b")])
    #expect(desk.work.groups == ["b"])
  }

  @Test func aMethodThatOverlooksItsLossIsNotBelieved() {
    let desk = Desk()
    let lines = desk.serve(
      request(1, "note", "a"), request(2, "note", "b", "\(trouble(.losesUnnoticed)),\"late\":true"))
    #expect(lines.count == 2 && lines[0] == result(1, "stored a") && lines[1].contains("\"internalError\""))
    #expect(desk.work.durable == ["a"])
    #expect(desk.serve(request(3, "note", "c")) == [result(3, "stored c")])
  }

  @Test func whatWasCommittedInTheMiddleIsNotServedAgain() {
    let desk = Desk()
    desk.work.failing = [2]
    let lines = desk.serve(request(1, "note", "a"), request(2, "note", "b", trouble(.commits)), request(3, "note", "c"))
    #expect(lines == [result(1, "stored a"), result(2, "stored b"), result(3, "stored c")])
    #expect(desk.work.groups == ["a", "b", "c"])
    #expect(desk.service.served == ["a": 1, "b": 2, "c": 2])
  }

  @Test func aWriteThatIsLostBehindACommitInItsMiddleIsServedAgainAlone() {
    let desk = Desk()
    let lines = desk.serve(
      request(1, "note", "a"), request(2, "note", "b", trouble(.commitsAndLoses)), request(3, "note", "c"))
    #expect(lines == [result(1, "stored a"), diskIsFull(2), result(3, "stored c")])
    #expect(desk.work.groups == ["a", "c"] && desk.service.served == ["a": 1, "b": 2, "c": 1])
  }

  @Test func aReadThatCommitsInItsMiddleEndsTheGroup() {
    let desk = Desk()
    desk.work.failing = [2]
    let lines = desk.serve(request(1, "note", "a"), request(2, "look", "b", trouble(.commits)), request(3, "note", "c"))
    #expect(lines == [result(1, "stored a"), result(2, "b"), result(3, "stored c")])
    #expect(desk.work.groups == ["a", "c"] && desk.service.served == ["a": 1, "b": 1, "c": 2])
  }

  @Test func whatCannotBeServedAgainWaitsForTheWritesBeforeIt() {
    let desk = Desk()
    desk.work.failing = [1, 4]
    desk.receive(request(1, "note", "a"))
    desk.receive(request(2, "note", "b"))
    desk.receive(request(3, "greet", "c"))
    #expect(desk.work.groups == ["a", "b"])
    desk.receive(request(4, "note", "d"))
    desk.settle()
    #expect(
      desk.takeSent() == [result(1, "stored a"), result(2, "stored b"), result(3, "greeted 1"), result(4, "stored d")])
    #expect(desk.service.served["c"] == 1)
  }

  @Test func aNotificationIsServedAgainAndNotAnswered() {
    let desk = Desk()
    desk.work.failing = [1]
    #expect(desk.serve(request(nil, "note", "a"), request(2, "note", "b")) == [result(2, "stored b")])
    #expect(desk.work.groups == ["a", "b"])
  }

  @Test func whatIsNoRequestKeepsItsPlace() {
    let desk = Desk()
    desk.work.failing = [1]
    let lines = desk.serve(request(1, "note", "a"), "nonsense", "7", request(2, "note", "b"))
    #expect(lines.count == 4 && lines[0] == result(1, "stored a") && lines[3] == result(2, "stored b"))
    #expect(lines[1].contains("-32700") && lines[2].contains("-32600"))
  }

  @Test func aLineThatWasTooLongIsAnsweredBehindWhatIsCommitted() {
    let desk = Desk()
    desk.work.failing = [1]
    desk.receive(request(1, "note", "a"))
    desk.server.refuseLine(longerThan: 10, id: "2")
    #expect(desk.work.durable == ["a"])
    desk.settle()
    let lines = desk.takeSent()
    #expect(
      lines.count == 2 && lines[0] == result(1, "stored a")
        && lines[1].hasPrefix("{\"jsonrpc\":\"2.0\",\"id\":2,\"error\""))
  }

  @Test func aKeyIsKeptWithItsWrite() {
    let desk = Desk()
    desk.work.failing = [1, 3]
    let line = request(1, "note", "a", "\"idempotencyKey\":\"k\"")
    #expect(desk.serve(line, line) == [result(1, "stored a"), result(1, "stored a")])
    #expect(desk.work.durable == ["a"] && desk.tooEarly == [])
    // If the write was rolled back, its idempotency key was rolled back with it, so the second request is not a repeat.
    let other = request(2, "note", "b", "\"idempotencyKey\":\"l\"")
    desk.work.failing = [desk.work.attempts + 1, desk.work.attempts + 2]
    #expect(desk.serve(other) == [diskIsFull(2)])
    #expect(desk.serve(other) == [result(2, "stored b")])
  }
}
