// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The companies that records belong to, and the selected company.
public struct CompaniesMethods: Sendable {
  let caller: any CallSender

  /// Creates a company in the private store, with the account as its owner. With credentials, only users who are signed in act there from
  /// then on.
  /// - Parameters:
  ///   - name: The name that the company is called by.
  ///   - legalName: The company's legal name, as in its contracts.
  ///   - address: The company's address.
  ///   - currency: The company's currency (ISO 4217).
  ///   - timeZone: The time zone in which the company's days begin and end.
  ///   - logo: The place of the company's logo: a name or an address that means something to the front end.
  ///   - departments: The company's own departments, beside those of every company.
  ///   - settings: The company's settings.
  ///   - archived: true if the company is archived: its records can be read, but not written.
  ///   - credentials: The founder's credentials. Without them the account acts in the company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
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

  /// Returns one company.
  /// - Parameter company: The company. Without it, the selected company, or the only company.
  /// - Returns: The company.
  /// - Throws: `CoreError`: invalidParams, notFound, noCompany, signInRequired, forbidden.
  public func get(
    company: String? = nil
  ) async throws -> Company {
    var writer = MemberWriter()
    writer.putIfGiven("company", company)
    return try await caller.call("companies.get", .read, writer)
  }

  /// Lists the companies that the account owns or takes part in, oldest first, one page at a time.
  /// - Parameters:
  ///   - archived: true for archived companies only, false for the others; both if left out.
  ///   - limit: The most elements in a page; 50 if left out.
  ///   - after: The value of next in the page before.
  ///   - kind: The kind of companies to list; both kinds if left out.
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

  /// Returns the company of the account's own inventory, and creates it at the first call. There is only one.
  /// - Parameter idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and
  /// parameters gets the first result and changes nothing.
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

  /// Changes the named members of a company. The others stay unchanged.
  /// - Parameters:
  ///   - changes: The members to change.
  ///   - expect: The version that the caller has read. Another one is a conflict.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The company after the change, unchanged if nothing differs.
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

  /// Sets the tier of a company. The core does not check payment. In production the tier follows from purchases, and this method is
  /// refused. Records beyond the limits of a smaller tier stay, but none can be added.
  /// - Parameters:
  ///   - tier: The tier.
  ///   - expect: The version that the caller has read. Another one is a conflict.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The company after the change, unchanged if nothing differs.
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

  /// Makes the tier of a company follow the purchases of the account that owns it, from now on. companies.setTier ends that.
  /// - Parameters:
  ///   - expect: The version that the caller has read. Another one is a conflict.
  ///   - company: The company. Without it, the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The company after the change, unchanged if nothing differs.
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

  /// Lists the tiers, the smallest first, each with its limits.
  /// - Returns: The tiers.
  /// - Throws: `CoreError`: invalidParams.
  public func tiers() async throws -> TierLimitsPage {
    return try await caller.call("companies.tiers", .read, MemberWriter())
  }

  /// Deletes a company with everything that belongs to it. This cannot be undone, so only the founder may do it.
  /// - Parameters:
  ///   - company: The company, which must be given even if it is selected.
  ///   - confirm: The exact name of the company, so that the wrong one is not deleted by mistake.
  ///   - expect: The version that the caller has read. Another one is a conflict.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
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

  /// Selects the company that requests without company mean. The selection stays until it is changed, also over restarts.
  /// - Parameters:
  ///   - company: The company. null, or left out, to select none, even if there is only one.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
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

  /// Returns the selected company, the store that holds it and the caller's role.
  /// - Returns: The selected company. If no selection was made, or the selected company no longer exists, the only company. null otherwise.
  /// - Throws: `CoreError`: invalidParams.
  public func selected() async throws -> ListedCompany? {
    return try await caller.call("companies.selected", .read, MemberWriter())
  }
}
