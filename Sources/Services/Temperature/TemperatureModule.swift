public import Kernel
public import RPC

/// The temperature service's methods.
public struct TemperatureModule {
  public static let name: StaticString = "temperature"
  public static let doc: StaticString = "Temperatures in Celsius, Fahrenheit, Kelvin and Humanus."

  private let service: Temperature

  public init(_ kernel: Kernel, table: HumanusTable?) {
    service = Temperature(table: table)
    kernel.thermometer = service
  }

  public var endpoints: [Endpoint] {
    [
      Endpoint(ConvertTemperature.self, on: service),
      Endpoint(ListScales.self, on: service),
      Endpoint(ShowHumanusTable.self, on: service),
    ]
  }
}
