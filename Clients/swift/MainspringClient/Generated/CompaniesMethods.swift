// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The companies that records belong to, and the selected company.
public struct CompaniesMethods: Sendable {
  let caller: any CallSender

  /// Creates a company in the private store, with the account as its founder. If credentials are given, afterwards only
  /// users who are signed in can act in the company.
  /// - Parameters:
  ///   - name: The company's name.
  ///   - legalName: The company's legal name, as in its contracts.
  ///   - address: The company's postal address, which its invoices contain.
  ///   - currency: The company's currency: the code of ISO 4217, such as EUR.
  ///   - timeZone: The time zone in which the company's days begin and end: a name in the IANA database, such as
  ///   Europe/Berlin. `null` for UTC.
  ///   - logo: The place of the company's logo: a text that the front end understands, such as a file name or a URL.
  ///   The core stores the text, but does not read the logo.
  ///   - taxId: The company's tax id on its invoices, such as a VAT number. The core does not check its form.
  ///   - registration: The company's number in a register, such as a commercial register, on its invoices.
  ///   - bank: The bank account to which invoices are paid.
  ///   - paymentTerms: The terms of payment in words, on the company's invoices.
  ///   - departments: The company's own departments, in addition to the departments that every company has.
  ///   - settings: The company's settings, such as the formats of its numbers.
  ///   - archived: `true` if the company is archived. Its records can be read, but not changed.
  ///   - credentials: The founder's username and password. If they are left out, the account acts in the company
  ///   without a sign-in.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
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
    taxId: String? = nil,
    registration: String? = nil,
    bank: BankAccountInput? = nil,
    paymentTerms: String? = nil,
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
    writer.putIfGiven("taxId", taxId)
    writer.putIfGiven("registration", registration)
    writer.putIfGiven("bank", bank)
    writer.putIfGiven("paymentTerms", paymentTerms)
    writer.putIfGiven("departments", departments)
    writer.putIfGiven("settings", settings)
    writer.putIfGiven("archived", archived)
    writer.putIfGiven("credentials", credentials)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("companies.create", .write, writer)
  }

  /// Returns one company.
  /// - Parameter company: The id of the company. Default: the selected company, or the only company.
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
  ///   - archived: `true` to list only archived companies, `false` to leave archived companies out. If it is left out,
  ///   all companies are listed.
  ///   - limit: The largest number of elements in the page. Default: 50.
  ///   - after: The `next` of the previous page. Default: the first page.
  ///   - kind: The kind of companies to list. Default: companies of both kinds.
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

  /// Returns the personal company, which holds the account's own inventory. The first call creates the company. An
  /// account has only one personal company.
  /// - Parameter idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its
  /// parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
  /// nothing.
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

  /// Changes the given members of a company. Other members keep their values.
  /// - Parameters:
  ///   - changes: The members to change, with their new values.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The company after the change. If the request changes nothing, the company and its version stay
  /// unchanged.
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

  /// Sets the tier of a company. The core does not check payment. In production, purchases decide the tier, and this
  /// method fails with `forbidden`. If the new tier is smaller, records beyond its limits stay, but no more can be
  /// added.
  /// - Parameters:
  ///   - tier: The new tier.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The company after the change. If the request changes nothing, the company and its version stay
  /// unchanged.
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

  /// Makes the purchases of the account that owns a company decide the company's tier, until `companies.setTier` sets a
  /// tier.
  /// - Parameters:
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - company: The id of the company. Default: the selected company, or the only company.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The company after the change. If the request changes nothing, the company and its version stay
  /// unchanged.
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

  /// Lists the tiers of companies with their limits, the smallest tier first.
  /// - Returns: The tiers with their limits.
  /// - Throws: `CoreError`: invalidParams.
  public func tiers() async throws -> TierLimitsPage {
    return try await caller.call("companies.tiers", .read, MemberWriter())
  }

  /// Deletes a company and all of its records. This cannot be undone, so only the founder may do it.
  /// - Parameters:
  ///   - company: The id of the company. It must be given, even if a company is selected.
  ///   - confirm: The exact name of the company. It confirms that the right company is to be deleted.
  ///   - expect: The version of the record that the caller has read. If the record has another version, the request
  ///   fails with `conflict`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The id of the deleted company.
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

  /// Selects a company. Requests without the parameter `company` then use this company. The selection remains until it
  /// is changed, also after a restart of the core.
  /// - Parameters:
  ///   - company: The id of the company to select. If it is `null` or left out, no company is selected, even if there
  ///   is only one.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The selected company; `null` if none is selected.
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

  /// Returns the selected company, the store that holds its data (`private` or `shared`), and the caller's role.
  /// - Returns: The selected company. If none was ever selected, or the selected company no longer exists, the only
  /// company. `null` if there is not exactly one company, or if `companies.select` has selected none.
  /// - Throws: `CoreError`: invalidParams.
  public func selected() async throws -> ListedCompany? {
    return try await caller.call("companies.selected", .read, MemberWriter())
  }
}
