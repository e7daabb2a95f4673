internal import RPC
internal import Shape
internal import Storage
internal import Tenancy

/// The method `policy.update.open`: asks the host to open the page of the app's update.
struct OpenUpdate: DeferredMethod {
  typealias Scope = InAccount
  let deadline: Int?

  static let name: StaticString = "policy.update.open"
  static let doc: StaticString =
    "Asks the host to open the page of the app's update: the `url` of the policy in AppConfig, which must be a page of an app store. Use this method when the user chooses to update."
  static let effect = Effect.write
  static let isDestructive = false
  static let resultDoc: StaticString = "The address of the page, and whether it was opened."
  static let errors = [.notFound] + ErrorCode.ofHost
  static let examples = [
    Example(
      "the page of the store", given: Example.configAndLinks, params: "{}", answers: [#"{"opened":true}"#])
  ]

  init<F: Fields<Self>>(_ field: inout F) {
    deadline = field("deadline", \.deadline, HostOptions.deadlineDoc, HostOptions.deadlineLimit)
  }

  static func asks(of service: Policy) -> [HostCapability] { [HostCapability(HostOpenURL.self)] }

  func answer(on service: Policy, in context: Context) throws(Failure) -> Answer<OpenedUpdate, Context> {
    let url = try service.updatePage(at: context.now)
    return .asking(Inquiry(HostOpenURL(url: url), HostOptions(deadline: deadline))) { (outcome, _) throws(Failure) in
      OpenedUpdate(url: url, opened: try outcome.get().opened)
    }
  }
}

/// The opened page, as `policy.update.open` returns it.
struct OpenedUpdate: Record {
  let url: String, opened: Bool

  static let doc: StaticString = "The page of an update, and whether it was opened."
}

extension OpenedUpdate {
  init<F: Fields<Self>>(_ field: inout F) {
    url = field("url", \.url, "The address of the page.")
    opened = field("opened", \.opened, "`true` if an app on the device opened the address.")
  }
}

extension Policy {
  /// Returns the address of the update's page.
  /// - Throws: `notFound` if the policy has no address, or an address that is not a page of a store.
  fileprivate func updatePage(at now: Timestamp) throws(Failure) -> String {
    guard let url = try appConfig.current(at: now).content?.policy.value?.url.value else {
      throw .notFound("update page")
    }
    if HostOpenURL.mayOpen(url) { return url }
    throw .notFound(
      "update page of a store (https, itms-apps, itms-appss, macappstore, macappstores, ms-windows-store or market)",
      with: "url", url)
  }
}
