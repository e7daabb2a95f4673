import MainspringClient

/// A host that answers a ping, refuses it, or waits until its task is cancelled.
final class Answering: PingHost {
  private let asked = AsyncStream<Void>.makeStream()
  private let cancelled = AsyncStream<Void>.makeStream()

  func ping(text: String) async throws -> HostPong {
    if text == "refuse" { throw HostError("no", code: 7, data: ["why": "so"]) }
    if text == "break" { throw Broken() }
    if text == "wait" {
      asked.continuation.yield()
      let never = AsyncStream<Void>.makeStream()
      for await _ in never.stream {}
      cancelled.continuation.yield()
    }
    return HostPong(text: text.uppercased())
  }

  struct Broken: Error {}

  /// Waits until a ping waits in this host.
  func isAsked() async { for await _ in asked.stream { return } }

  /// Waits until the core has cancelled the ping because no caller waits for it any more.
  func isCancelled() async { for await _ in cancelled.stream { return } }
}
