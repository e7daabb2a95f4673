public import Kernel
public import RPC

/// The methods about what the app shares with its widgets.
public struct AppGroupModule {
  public static let name: StaticString = "appGroup"
  public static let doc: StaticString = "Values that the app shares with its widgets."

  private let service: SharedValues

  public init(_ kernel: Kernel) { service = SharedValues(kernel) }

  public var endpoints: [Endpoint] {
    [Endpoint(GetValue.self, on: service), Endpoint(SetValue.self, on: service), Endpoint(ListValues.self, on: service)]
  }
}
