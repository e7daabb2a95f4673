public import RPC

/// Lists the errors of companies, rights and sign-ins for the interface's description.
extension ErrorDescription {
  /// The errors of the module Tenancy.
  public static var ofTenancy: [ErrorDescription] {
    [
      ErrorDescription(NoCompanyData.self), ErrorDescription(SignInRequiredData.self),
      ErrorDescription(ArchivedData.self),
      ErrorDescription(SharedCompanyData.self), ErrorDescription(PersonalData.self),
      ErrorDescription(ForbiddenData.self), ErrorDescription(RestrictedMemberData.self),
      ErrorDescription(IllegalStepData.self),
      ErrorDescription(TierRequiredData.self), ErrorDescription(FactsWithRecord<TooManyAttemptsData>.self),
    ]
  }
}
