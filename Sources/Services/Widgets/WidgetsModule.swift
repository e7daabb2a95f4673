public import Kernel
public import RPC
internal import Shape

/// The widgets' methods.
public struct WidgetsModule {
  public static let name: StaticString = "widgets"
  public static let doc: StaticString = "Widgets: the places that they show, and what they show in the next hours."

  private let service: Widgets

  public init(_ kernel: Kernel, _ host: HostCalls) { service = Widgets(kernel, host) }

  public var endpoints: [Endpoint] {
    [
      Endpoint(ListRecents.self, on: service), Endpoint(AddRecent.self, on: service), Endpoint(RemoveRecent.self, on: service),
      Endpoint(ClearRecents.self, on: service), Endpoint(ImportRecents.self, on: service),
      Endpoint(GetEntities.self, on: service), Endpoint(SuggestEntities.self, on: service), Endpoint(MatchEntities.self, on: service),
      Endpoint(ShowPlace.self, on: service), Endpoint(ChoosePlace.self, on: service), Endpoint(UseDevicePlace.self, on: service),
      Endpoint(of: ShowTimeline.self, result: { Timeline.schema }, asks: [service.kernel.forecaster.capability]) {
        [service] (call) throws(Failure) in try service.serve(call)
      },
    ]
  }
}
