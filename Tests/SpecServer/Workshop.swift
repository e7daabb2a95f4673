import JSON
import Kernel
import RPC
import Shape

/// A service whose methods take as long as a test wants, and keep one text a company.
struct Workshop {
  let settings: Settings
  let host: HostCalls
  let background: Background

  var endpoints: [Endpoint] {
    [
      Endpoint(StoreLater.self, in: self), Endpoint(LeaveForLater.self, in: self), Endpoint(DeriveKey.self, in: self),
      Endpoint(ShowText.self, in: self), Endpoint(PutText.self, in: self), Endpoint(PeekAtText.self, in: self, isOfCompany: false),
      Endpoint(CancelLate.self, on: self),
    ]
  }

  func text(of company: UUID) throws(Failure) -> String { try settings.value(of: "\(company)") ?? "" }
  func store(_ text: String, of company: UUID) throws(Failure) { try settings.set("\(company)", to: text) }

  /// What a piece of work computes: a text, when there is the file.
  static func compute(_ text: String, when file: String?) -> @Sendable () -> [UInt8] {
    {
      if let file { waitForFile(file) }
      return Array(text.utf8)
    }
  }
}

/// What the workshop's methods have in common.
protocol WorkMethod: MethodDeclaration {
  associatedtype Result: Value

  static var isDeferred: Bool { get }

  func serve(_ call: Call, in workshop: Workshop) throws(Failure)
}

extension WorkMethod {
  static var doc: StaticString { "A method for tests of work in the background." }
  static var access: Access { .anyone }
  static var isDeferred: Bool { false }
  static var resultDoc: StaticString { "What the test looks at." }
  static var examples: [Example] { [] }
}

extension Endpoint {
  init<M: WorkMethod>(_ type: M.Type, in workshop: Workshop, isOfCompany: Bool = true) {
    let company = { (source: JSONSource) -> UUID? in
      guard let member = source.value.member("company"), member.kind == .string else { return nil }
      return UUID(member.string)
    }
    self.init(of: M.self, result: { M.Result.schema }, isDeferred: M.isDeferred, company: isOfCompany ? company : nil) {
      (call) throws(Failure) in
      try call.source.params(M.self).serve(call, in: workshop)
    }
  }
}
