internal import Hosting
public import Ports
public import RPC
public import Storage
public import Tenancy

/// The module of the service `weather`, with its methods.
public struct WeatherModule: ServiceModule {
  public static let name: StaticString = "weather"
  public static let doc: StaticString =
    "The weather of places. The host provides the weather, and the core stores it for a while."
  public static let schema = WeatherTables.schema

  public let parts: ServiceParts
  /// Provides the forecasts of places for other services.
  public let forecaster: any Forecaster

  /// - Parameter thermometer: converts between the temperature scales.
  public init(_ dependencies: Dependencies, thermometer: any Thermometer) {
    let service = Weather(
      clock: dependencies.clock, host: dependencies.host, thermometer: thermometer, memory: WeatherCache(dependencies),
      asked: RenewalMemory(dependencies.stores, of: WeatherModule.name))
    forecaster = WeatherForecaster(service)
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(methods: [on(ShowCurrentWeather.self), on(ShowHourlyWeather.self)])
  }

  /// Returns a forecaster that begins with the weather that another core has stored.
  /// - Parameters:
  ///   - kept: the stored weather.
  ///   - host: the host that is asked for newer weather.
  public static func forecaster(
    of kept: [KeptForecast], _ clock: Clock, thermometer: any Thermometer, host: HostCalls
  ) -> any Forecaster {
    WeatherForecaster(
      Weather(clock: clock, host: host, thermometer: thermometer, memory: MirroredWeather(kept), asked: nil))
  }
}
