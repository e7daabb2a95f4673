import Foundation
import Synchronization
import Testing

@testable import MainspringClient

struct HostTests {
  @Test func theHostAnswers() async throws {
    let core = try Running.core(host: Answering())
    #expect(try await core.host.check(text: "hello", deadline: 600_000).text == "HELLO")
    let refused = try await Running.refusal { _ = try await core.host.check(text: "refuse", deadline: 600_000) }
    guard case .hostError(let data) = refused?.facts else { throw try #require(refused) }
    #expect(data.error?["code"] == 7 && data.error?["data"]?["why"] == "so")
    let broken = try await Running.refusal { _ = try await core.host.check(text: "break", deadline: 600_000) }
    guard case .hostError(let fault) = broken?.facts else { throw try #require(broken) }
    #expect(fault.error?["message"] == "Broken()")
  }

  @Test func whatItDoesNotOfferIsUnavailable() async throws {
    let core = try Running.core(host: Answering())
    let refused = try await Running.refusal { try await core.location.request() }
    guard case .hostUnavailable(let data) = refused?.facts else { throw try #require(refused) }
    #expect(data.capability == "host.location.request")
    #expect(HostRequests.offered(by: Answering()) == ["host.ping"])
    let answer = await HostRequests.answer(Answering(), "host.location.request", [:])
    #expect(answer.name == "error" && answer.value["code"] == -32601)
  }

  @Test func theWeatherOfAWindow() async throws {
    let core = try Running.core(host: Window())
    let weather = try await core.weather.current(latitude: 48.25, longitude: 16.5, deadline: 600_000)
    #expect(weather.temperature.value == Decimal(string: "7.5"))
  }

  @Test func aHostMayAskTheCore() async throws {
    let host = Asking()
    let core = try Running.core(host: host)
    try await core.companies.create(name: "Shop")
    host.core.withLock { $0 = Calls(core.caller) }
    #expect(try await core.host.check(text: "x", deadline: 600_000).text == "Shop")
    host.core.withLock { $0 = nil }
  }

  @Test func aCancelledTaskCancelsItsCall() async throws {
    let host = Answering()
    let core = try Running.core(host: host)
    let call = Task { try await core.host.check(text: "wait", deadline: 600_000) }
    await host.isAsked()
    call.cancel()
    let error = try await Running.refusal { _ = try await call.value }
    #expect(error?.isCancellation == true && error?.code == -32800)
    await host.isCancelled()
    #expect(try await core.host.check(text: "on", deadline: 600_000).text == "ON")
  }

  @Test func aTaskThatIsCancelledAlreadySendsNothing() async throws {
    let core = try await Running.shop()
    let call = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await core.inventory.items.create(sku: "B", name: "Beans", unit: "kg")
    }
    let error = try await Running.refusal { _ = try await call.value }
    #expect(error?.isCancellation == true)
    #expect(try await core.inventory.items.list().items.isEmpty)
  }

  /// The host never answers, so the call ends with the timeout, however slow the machine is.
  @Test func aTimeoutGivesUp() async throws {
    let host = Answering()
    let core = try Running.core(host: host)
    let timeout = Duration.milliseconds(20)
    await #expect(throws: CallTimeout(method: "host.check", timeout: timeout)) {
      _ = try await core.with(timeout: timeout).host.check(text: "wait", deadline: 600_000)
    }
    #expect(try await core.host.check(text: "on", deadline: 600_000).text == "ON")
  }
}
