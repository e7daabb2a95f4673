import RPC
import Testing

/// Tests of requests that wait for the host, or for work outside of the main loop. Each is stored in a commit of its
/// own, and answered once.
struct RequestServerWaitTests {
  private func asked(_ number: Int, _ text: String) -> String {
    "{\"jsonrpc\":\"2.0\",\"id\":\(1_000_000_000 + number),\"method\":\"host.echo\",\"params\":{\"text\":\"\(text)\"}}"
  }
  private func answer(_ number: Int, _ text: String) -> String {
    "{\"jsonrpc\":\"2.0\",\"id\":\(1_000_000_000 + number),\"result\":\"\(text)\"}"
  }

  @Test func aRequestThatWaitsIsOvertaken() {
    let desk = Desk()
    #expect(desk.serve(request(1, "ask", "a"), request(2, "note", "b")) == [asked(1, "a"), result(2, "stored b")])
    #expect(desk.server.isWaiting)
    #expect(desk.serve(answer(1, "x")) == [result(1, "stored x")])
    #expect(!desk.server.isWaiting && desk.work.groups == ["b", "x"])
  }

  @Test func itIsSentBehindTheCommitOfWhatCameBefore() {
    let desk = Desk()
    desk.work.failing = [1]
    desk.receive(request(1, "note", "a"))
    desk.receive(request(2, "ask", "b"))
    #expect(desk.work.durable == ["a"])
    desk.settle()
    #expect(desk.takeSent() == [result(1, "stored a"), asked(1, "b")])
    #expect(desk.service.served["b"] == 1)
  }

  @Test func anAnswerIsTakenBehindTheCommitOfWhatCameBefore() {
    let desk = Desk()
    _ = desk.serve(request(1, "ask", "a"))
    desk.work.failing = [1]
    #expect(
      desk.serve(request(2, "note", "b"), answer(1, "x"), request(3, "note", "c")) == [
        result(2, "stored b"), result(1, "stored x"), result(3, "stored c"),
      ])
    #expect(desk.work.groups == ["b", "x", "c"])
  }

  @Test func whatCannotBeCommittedThenIsAnErrorOfItsOwn() {
    let desk = Desk()
    _ = desk.serve(request(1, "ask", "a"))
    desk.work.failing = [2]
    #expect(
      desk.serve(request(2, "note", "b"), answer(1, "x"), request(3, "note", "c")) == [
        result(2, "stored b"), diskIsFull(1), result(3, "stored c"),
      ])
    #expect(desk.work.durable == ["b", "c"])
  }

  @Test func whatOverlooksItsLossThenIsNotBelieved() {
    let desk = Desk()
    _ = desk.serve(request(1, "ask", "a", trouble(.losesUnnoticed)))
    let lines = desk.serve(answer(1, "x"), request(2, "note", "b"))
    #expect(lines.count == 2 && lines[0].contains("\"internalError\"") && lines[1] == result(2, "stored b"))
    #expect(desk.work.durable == ["b"])
  }

  @Test func aBatchThatWaitsIsAnsweredAsAWhole() {
    let desk = Desk()
    let lines = desk.serve(
      "[\(request(1, "ask", "a")),\(request(2, "note", "b")),\(request(3, "ask", "c")),\(request(nil, "note", "d"))]",
      request(4, "look", "e"))
    #expect(lines == [asked(1, "a"), asked(2, "c"), result(4, "e")])
    #expect(desk.work.groups == ["b", "d"])
    #expect(desk.serve(answer(2, "y")) == [])
    #expect(
      desk.serve(answer(1, "x")) == ["[\(result(1, "stored x")),\(result(2, "stored b")),\(result(3, "stored y"))]"])
    #expect(desk.work.groups == ["b", "d", "y", "x"])
  }

  @Test func anAnswerInABatchIsTakenInItsTurn() {
    let desk = Desk()
    _ = desk.serve(request(1, "ask", "a"))
    let lines = desk.serve(
      request(2, "note", "b"), "[\(request(3, "note", "c")),\(answer(1, "x")),\(request(4, "note", "d"))]")
    #expect(
      lines.sorted()
        == [result(1, "stored x"), result(2, "stored b"), "[\(result(3, "stored c")),\(result(4, "stored d"))]"]
        .sorted())
    #expect(desk.work.groups == ["b", "c", "x", "d"])
  }

  @Test func theEndOfTheInputEndsAllWaits() {
    let desk = Desk()
    _ = desk.serve(request(1, "ask", "a"))
    desk.work.failing = [1]
    desk.receive(request(2, "note", "b"))
    desk.end()
    let lines = desk.takeSent()
    #expect(
      lines.count == 2 && lines[0] == result(2, "stored b") && lines[1].contains("\"id\":1")
        && lines[1].contains("hostFault"))
    #expect(desk.work.durable == ["b"])
  }

  @Test func whatWasComputedIsAWriteOfItsOwn() {
    let desk = Desk()
    desk.work.failing = [1]
    desk.receive(request(1, "note", "a"))
    desk.receive(request(2, "compute", "b"))
    #expect(desk.work.durable == ["a"] && desk.server.isWorking)
    desk.receive(request(3, "note", "c"))
    desk.server.finishWork()
    desk.settle()
    #expect(desk.takeSent() == [result(1, "stored a"), result(3, "stored c"), result(2, "stored b")])
    #expect(desk.work.groups == ["a", "c", "b"] && desk.tooEarly == [])
  }

  @Test func whatWasComputedAndCannotBeCommittedIsAnError() {
    let desk = Desk()
    desk.work.failing = [2]
    desk.receive(request(1, "compute", "a"))
    desk.receive(request(2, "note", "b"))
    desk.end()
    #expect(desk.takeSent() == [result(2, "stored b"), diskIsFull(1)])
    #expect(desk.work.durable == ["b"])
  }
}
