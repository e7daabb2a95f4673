/// The effect of a method on stored data.
public enum Effect: Sendable {
  case read
  /// The method changes stored data, and accepts an idempotency key.
  case write
  /// The method changes the conversation or the user who is signed in, or writes a file.
  case session
}

/// An object that sends calls: a core, or in tests of a front end an object that replaces it.
public protocol CallSender: Sendable {
  /// Sends a call, and returns its result.
  /// - Parameters:
  ///   - method: the name of the method, such as `inventory.items.create`.
  ///   - parameters: the parameters that are given.
  func call<Result: JSONReadable>(_ method: String, _ effect: Effect, _ parameters: MemberWriter) async throws -> Result
}

/// An object with the methods of all services.
public protocol Services: Sendable {
  var caller: any CallSender { get }
}

/// The methods of all services. Their calls are sent by any object that can send calls.
public struct Calls: Services {
  public let caller: any CallSender

  public init(_ caller: any CallSender) { self.caller = caller }
}
