/// What a method does to what is kept.
public enum Effect: Sendable {
  case read
  /// It takes an idempotency key.
  case write
  /// It changes the conversation, or who is signed in, or writes a file.
  case session
}

/// What sends a call: a core, or what stands in for one where a front end is tested.
public protocol CallSender: Sendable {
  /// - Parameters:
  ///   - method: its name, such as `inventory.items.create`.
  ///   - parameters: those that are given.
  func call<Result: JSONReadable>(_ method: String, _ effect: Effect, _ parameters: MemberWriter) async throws -> Result
}

/// What has the methods of all services.
public protocol Services: Sendable {
  var caller: any CallSender { get }
}

/// The methods of all services, over any caller.
public struct Calls: Services {
  public let caller: any CallSender

  public init(_ caller: any CallSender) { self.caller = caller }
}
