public import Ports
internal import RPC
public import Tenancy

/// The service `temperature`: its methods.
public struct TemperatureModule: ServiceModule {
  public static let name: StaticString = "temperature"
  public static let doc: StaticString = "Temperatures in Celsius, Fahrenheit, Kelvin and Humanus."

  public let parts: ServiceParts
  /// The thermometer, with which other services convert temperatures.
  public let thermometer: any Thermometer

  /// - Parameter table: the Humanus table; `nil` for the table that is built into the program.
  public init(_ dependencies: Dependencies, table: HumanusTable?) {
    let service = Temperature(table: table)
    thermometer = service
    let on = Methods(of: service, dependencies)
    parts = ServiceParts(methods: [on(ConvertTemperature.self), on(ListScales.self), on(ShowHumanusTable.self)])
  }
}
