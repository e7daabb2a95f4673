import JSON
import RPC
import Testing

/// Tests of when a server waits for the disk because earlier commits did not wait.
struct RequestServerDurabilityTests {
  private let desk = Desk()

  private static let look = #"{"jsonrpc":"2.0","id":1,"method":"look"}"#

  @Test func nobodyWaitsForTheDiskWhereNothingIsTold() {
    desk.work.state.pointee.isUncertain = true
    desk.settle()
    #expect(desk.work.timesMadeDurable == 0 && desk.work.state.pointee.isUncertain)
  }

  @Test func aReplyLeavesWhenWhatItTellsOfIsOnTheDisk() {
    desk.work.state.pointee.isUncertain = true
    #expect(desk.serve(Self.look).count == 1)
    #expect(desk.work.timesMadeDurable == 1)
    // This reply has no new data, so the server does not wait for the disk again.
    #expect(desk.serve(Self.look).count == 1)
    #expect(desk.work.timesMadeDurable == 1)
  }

  @Test func aReplyOfAnotherTimeDoesNotCountWhereRequestsAreCounted() {
    let mailbox = Mailbox { _ in }
    desk.server.listen(to: mailbox)
    _ = desk.serve(Self.look)
    desk.work.state.pointee.isUncertain = true
    desk.settle()
    #expect(desk.work.timesMadeDurable == 0)
    desk.server.conversations.current.notify("told") { $0.json("{}") }
    desk.settle()
    #expect(desk.work.timesMadeDurable == 1)
  }
}
