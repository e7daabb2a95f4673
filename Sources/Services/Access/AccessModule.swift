public import Kernel
public import RPC

/// The methods about who may do what.
public struct AccessModule {
  public static let name: StaticString = "access"
  public static let doc: StaticString = "Who may do what in a company: access records, credentials, sign-in."

  private let service: AccessControl
  private let directory: CompanyDirectory

  /// - Parameter router: all methods, to be looked at when they are called.
  public init(_ kernel: Kernel, _ background: Background, router: @escaping () -> Router) {
    service = AccessControl(kernel, background, router: router)
    directory = kernel.directory
    kernel.access = service
  }

  public var endpoints: [Endpoint] {
    [
      Endpoint(WhoAmI.self, on: service, of: directory),
      Endpoint(ListAllowed.self, on: service, of: directory),
      Endpoint(CheckAccess.self, on: service, of: directory),
      Endpoint(ExplainAccess.self, on: service, of: directory),
      Endpoint(GrantAccess.self, on: service, of: directory),
      Endpoint(RevokeAccess.self, on: service, of: directory),
      Endpoint(ListAccess.self, on: service, of: directory),
      Endpoint(ListDepartments.self, on: service, of: directory),
      Endpoint(ListPresets.self, on: ()),
      Endpoint(SignIn.self, on: service, service.background),
      Endpoint(SignOut.self, on: service, of: directory),
      Endpoint(CreateCredentials.self, on: service, service.background),
      Endpoint(ChangePassword.self, on: service, service.background),
      Endpoint(ResetPassword.self, on: service, service.background),
    ]
  }
}
