import Foundation
import MainspringClient
import Synchronization

/// A host that answers requests for the weather with fixed values.
struct Window: WeatherCurrentHost {
  func weatherCurrent(latitude: Decimal, longitude: Decimal) async throws -> CurrentWeatherAnswer {
    let cold = MeasuredTemperature(value: 7.5, unit: .celsius)
    return CurrentWeatherAnswer(latitude: latitude, longitude: longitude, temperature: cold, observedAt: Date())
  }
}

/// A host that calls the core before it answers.
final class Asking: PingHost {
  let core = Mutex<Calls?>(nil)

  func ping(text: String) async throws -> HostPong {
    guard let core = core.withLock({ $0 }) else { throw HostError("not yet") }
    return HostPong(text: try await core.companies.list().items.first?.name ?? text)
  }
}
