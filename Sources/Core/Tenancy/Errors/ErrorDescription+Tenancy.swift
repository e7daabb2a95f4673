public import RPC

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
