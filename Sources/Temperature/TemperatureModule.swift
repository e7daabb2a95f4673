internal import Kernel
package import RPC

/// The temperature service's methods.
package struct TemperatureModule {
  package static let name: StaticString = "temperature"
  package static let doc: StaticString = "Temperatures in Celsius, Fahrenheit, Kelvin and Humanus."

  private let service: Temperature

  package init(table: HumanusTable) { service = Temperature(table: table) }

  package var endpoints: [Endpoint] {
    [
      Endpoint(ConvertTemperature.self, on: service),
      Endpoint(ListScales.self, on: service),
      Endpoint(ShowHumanusTable.self, on: service),
    ]
  }
}
