public import RPC
public import Tenancy

/// An iteration through many elements. It reads some elements at a time, so that other requests are served in between.
public struct Walk<Element> {
  /// Returns the next elements, or `nil` if there are no more. The list can be empty although more elements follow.
  public let next: (CompanyContext) throws(Failure) -> [Element]?
  /// Returns the amount of work that is done, and the total amount, or `nil` if the total is not known.
  public let progress: () -> (done: Int, total: Int?)

  public init(
    next: @escaping (CompanyContext) throws(Failure) -> [Element]?, progress: @escaping () -> (done: Int, total: Int?)
  ) {
    self.next = next
    self.progress = progress
  }
}
