public import Kernel
public import RPC

/// The methods about the weather.
public struct WeatherModule {
  public static let name: StaticString = "weather"
  public static let doc: StaticString = "The weather of places, from the host, kept for a while."

  private let service: Weather

  public init(_ kernel: Kernel, _ host: HostCalls) {
    service = Weather(kernel, host)
    kernel.forecaster = WeatherForecaster(service)
  }

  public var endpoints: [Endpoint] {
    [
      Endpoint(ShowCurrentWeather.self, on: service, of: service.host), Endpoint(ShowHourlyWeather.self, on: service, of: service.host),
    ]
  }
}
