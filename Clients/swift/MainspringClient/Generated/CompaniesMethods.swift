// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Companies: the tenants that records belong to, and which one is selected.
public struct CompaniesMethods: Sendable {
  let caller: any CallSender

  /// Creates a company in the private store, with the account as its owner. With credentials, only who signs in acts there from then on.
  /// - Parameters:
  ///   - name: The name that people call it by.
  ///   - legalName: The name that stands in its contracts.
  ///   - address: Where it is.
  ///   - currency: The currency that it counts in (ISO 4217).
  ///   - timeZone: The time zone that its days begin and end in.
  ///   - logo: Where its logo is found: a name or an address that means something to the front end.
  ///   - departments: Departments of its own, beside those that every company has.
  ///   - settings: How it works.
  ///   - archived: Whether it is archived: then its records can be read, and not written.
  ///   - credentials: What its founder signs in with; without it the account acts there.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The new company.
  /// - Throws: `CoreError`: invalidParams, limitReached, requestCancelled, keyReused.
  @discardableResult
  public func create(
    name: String,
    legalName: String? = nil,
    address: AddressInput? = nil,
    currency: String? = nil,
    timeZone: String? = nil,
    logo: String? = nil,
    departments: [CustomDepartmentInput]? = nil,
    settings: CompanySettingsInput? = nil,
    archived: Bool? = nil,
    credentials: NewCredentials? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Company {
    var writer = MemberWriter()
    writer.put("name", name)
    writer.putIfGiven("legalName", legalName)
    writer.putIfGiven("address", address)
    writer.putIfGiven("currency", currency)
    writer.putIfGiven("timeZone", timeZone)
    writer.putIfGiven("logo", logo)
    writer.putIfGiven("departments", departments)
    writer.putIfGiven("settings", settings)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("credentials", credentials)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("companies.create", .write, writer)
  }

  /// Answers one company.
  /// - Parameter company: The company; without it the selected one, or the only one that there is.
  /// - Returns: The company as it stands.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    company: String? = nil
  ) async throws -> Company {
    var writer = MemberWriter()
    writer.putIfGiven("company", company)
    return try await caller.call("companies.get", .read, writer)
  }

  /// Lists the companies that the account owns or takes part in, oldest first.
  /// - Parameters:
  ///   - archived: true for archived companies alone, false for the others; both without it.
  ///   - limit: The most that a page may hold; 50 without it.
  ///   - after: The next of the page before.
  ///   - kind: Only companies of this kind; of both without it.
  /// - Returns: A page of companies.
  /// - Throws: `CoreError`: invalidParams.
  public func list(
    archived: Bool? = nil,
    limit: Int? = nil,
    after: String? = nil,
    kind: CompanyKind? = nil
  ) async throws -> ListedCompanyPage {
    var writer = MemberWriter()
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("limit", limit)
    writer.putIfGiven("after", after)
    writer.putIfGiven("kind", kind)
    return try await caller.call("companies.list", .read, writer)
  }

  /// Answers the company of the account's own inventory, and makes it at the first call. There is one.
  /// - Parameter idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
  /// changes nothing, for 30 days.
  /// - Returns: The personal company.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func personal(
    idempotencyKey: String? = nil
  ) async throws -> Company {
    var writer = MemberWriter()
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("companies.personal", .write, writer)
  }

  /// Changes the named members of a company and leaves the others.
  /// - Parameters:
  ///   - changes: The members to change.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The company after the change; the same as before when nothing differs.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict, keyReused.
  @discardableResult
  public func update(
    changes: CompanyDetailsChanges,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Company {
    var writer = MemberWriter()
    writer.put("changes", changes)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("companies.update", .write, writer)
  }

  /// Sets the tier of a company. The core does not check payment: in production the tier follows from what was bought, and nobody sets it.
  /// What a smaller tier would not allow stays, and no more is added.
  /// - Parameters:
  ///   - tier: The tier.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The company after the change; the same as before when nothing differs.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict, keyReused.
  @discardableResult
  public func setTier(
    tier: CompanyTier,
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Company {
    var writer = MemberWriter()
    writer.put("tier", tier)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("companies.setTier", .write, writer)
  }

  /// Lets the tier of a company follow, from now on, from what the account that owns it has bought; companies.setTier ends that.
  /// - Parameters:
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - company: The company; without it the selected one, or the only one that there is.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The company after the change; the same as before when nothing differs.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden, conflict, keyReused.
  @discardableResult
  public func followEntitlements(
    expect: Int? = nil,
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Company {
    var writer = MemberWriter()
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("companies.followEntitlements", .write, writer)
  }

  /// Lists the tiers, the smallest first, with what each allows.
  /// - Returns: The tiers.
  /// - Throws: `CoreError`: invalidParams.
  public func tiers() async throws -> TierLimitsPage {
    return try await caller.call("companies.tiers", .read, MemberWriter())
  }

  /// Deletes a company with everything that belongs to it. There is no way back, so it is for the founder alone.
  /// - Parameters:
  ///   - company: The company; it must be named even when it is selected.
  ///   - confirm: The company's name, to the letter: so that nobody deletes the wrong one.
  ///   - expect: The version that is meant; another one is a conflict.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The deleted record.
  /// - Throws: `CoreError`: invalidParams, notFound, signInRequired, forbidden, conflict, keyReused.
  @discardableResult
  public func delete(
    company: String,
    confirm: String,
    expect: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Deleted {
    var writer = MemberWriter()
    writer.put("company", company)
    writer.put("confirm", confirm)
    writer.putIfGiven("expect", expect)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("companies.delete", .write, writer)
  }

  /// Selects the company that requests without one mean; kept until it is changed, also over restarts.
  /// - Parameters:
  ///   - company: The company; null or nothing for none, also where there is just one.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The selected company, or null.
  /// - Throws: `CoreError`: invalidParams, notFound, keyReused.
  @discardableResult
  public func select(
    company: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> ListedCompany? {
    var writer = MemberWriter()
    writer.putIfGiven("company", company)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("companies.select", .write, writer)
  }

  /// Answers the selected company, the store that holds it and the caller's role.
  /// - Returns: The selected company, or the only one where none was selected or the selected one is gone; null for none.
  /// - Throws: `CoreError`: invalidParams.
  public func selected() async throws -> ListedCompany? {
    return try await caller.call("companies.selected", .read, MemberWriter())
  }
}
