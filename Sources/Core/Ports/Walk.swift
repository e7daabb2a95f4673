public import RPC
public import Tenancy

/// Goes through many things, some at a time, so that others are served between.
public struct Walk<Element> {
  /// The next of them, perhaps none; nil when there are no more.
  public let next: (CompanyContext) throws(Failure) -> [Element]?
  /// How far it is, and how far it is to go, where that is known.
  public let progress: () -> (done: Int, total: Int?)

  public init(
    next: @escaping (CompanyContext) throws(Failure) -> [Element]?, progress: @escaping () -> (done: Int, total: Int?)
  ) {
    self.next = next
    self.progress = progress
  }
}
