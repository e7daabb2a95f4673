// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// What steers the app from outside: app policy, flags, promotions, deployment.
public struct PolicyMethods: Sendable {
  let caller: any CallSender

  /// Methods of policy.promotions.
  public var promotions: PolicyPromotionsMethods { PolicyPromotionsMethods(caller: self.caller) }

  /// Methods of policy.update.
  public var update: PolicyUpdateMethods { PolicyUpdateMethods(caller: self.caller) }

  /// Methods of policy.deployment.
  public var deployment: PolicyDeploymentMethods { PolicyDeploymentMethods(caller: self.caller) }

  /// Says whether a version of the app may be used, should be updated, or must be.
  /// - Parameter version: The app's version; 1.10 is above 1.9, and 1.2 is 1.2.0.
  /// - Returns: What the version is to do; nothing when no policy is known.
  /// - Throws: `CoreError`: invalidParams.
  public func check(
    version: String
  ) async throws -> PolicyVerdict {
    var writer = MemberWriter()
    writer.put("version", version)
    return try await caller.call("policy.check", .read, writer)
  }

  /// Lists the flags.
  /// - Returns: All flags that are known.
  /// - Throws: `CoreError`: invalidParams.
  public func flags() async throws -> Flags {
    return try await caller.call("policy.flags", .read, MemberWriter())
  }

  /// Says whether a flag is on.
  /// - Parameters:
  ///   - name: The flag's name.
  ///   - fallback: What holds when the flag is not known; false without it.
  /// - Returns: Whether it is on, and whether it is known at all.
  /// - Throws: `CoreError`: invalidParams.
  public func flag(
    name: String,
    fallback: Bool? = nil
  ) async throws -> ShownFlag {
    var writer = MemberWriter()
    writer.put("name", name)
    writer.putIfGiven("fallback", fallback)
    return try await caller.call("policy.flag", .read, writer)
  }

  /// Asks the host for a remote document, or for the records of the public database that it consists of, and stores it; if that fails, what
  /// was stored stays.
  /// - Parameters:
  ///   - document: Which document.
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  ///   - progressToken: Repeated in rpc.progress when the host reports progress.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: What the answers about the document rest on now.
  /// - Throws: `CoreError`: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled,
  /// cloudUnavailable, accountUnavailable, keyReused.
  @discardableResult
  public func refresh(
    document: RefreshedDocumentDocument,
    deadline: Int? = nil,
    progressToken: JSON? = nil,
    idempotencyKey: String? = nil
  ) async throws -> RefreshedDocument {
    var writer = MemberWriter()
    writer.put("document", document)
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("progressToken", progressToken)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("policy.refresh", .write, writer)
  }
}

/// Methods of policy.promotions.
public struct PolicyPromotionsMethods: Sendable {
  let caller: any CallSender

  /// Lists the promotions that apply now, and that nobody has dismissed.
  /// - Parameters:
  ///   - version: The app's version; without it, promotions for certain versions don't apply.
  ///   - locale: The user's language, such as de-AT; without it, promotions for certain languages don't apply.
  ///   - subject: Who is counted by percentages; the account's id, in lower case, without it.
  ///   - placement: Where in the app they are shown: those for other places are left out; all places without it.
  ///   - audiences: The audiences that the user belongs to; without it, promotions for certain audiences don't apply.
  /// - Returns: The promotions: higher priorities first, then earlier starts, then by their ids.
  /// - Throws: `CoreError`: invalidParams.
  public func list(
    version: String? = nil,
    locale: String? = nil,
    subject: String? = nil,
    placement: String? = nil,
    audiences: [String]? = nil
  ) async throws -> Promotions {
    var writer = MemberWriter()
    writer.putIfGiven("version", version)
    writer.putIfGiven("locale", locale)
    writer.putIfGiven("subject", subject)
    writer.putIfGiven("placement", placement)
    writer.putIfGiven("audiences", audiences)
    return try await caller.call("policy.promotions.list", .read, writer)
  }

  /// Hides a promotion for as long as it says, from now on.
  /// - Parameters:
  ///   - id: The promotion.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: Until when it is hidden.
  /// - Throws: `CoreError`: invalidParams, notFound, keyReused.
  @discardableResult
  public func dismiss(
    id: String,
    idempotencyKey: String? = nil
  ) async throws -> Dismissal {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("policy.promotions.dismiss", .write, writer)
  }
}

/// Methods of policy.update.
public struct PolicyUpdateMethods: Sendable {
  let caller: any CallSender

  /// Puts a recommended update off for some days. One that is required is not put off.
  /// - Parameters:
  ///   - version: The app's version, as policy.check gets it, or the one that is recommended.
  ///   - days: For how many days of 24 hours.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: Until when policy.check does not recommend it.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func later(
    version: String,
    days: Int,
    idempotencyKey: String? = nil
  ) async throws -> UpdateDelay {
    var writer = MemberWriter()
    writer.put("version", version)
    writer.put("days", days)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("policy.update.later", .write, writer)
  }

  /// Asks the host to open the page of the update: url of the policy in AppConfig.
  /// - Parameters:
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The address, and whether something has opened it.
  /// - Throws: `CoreError`: invalidParams, notFound, hostUnavailable, hostTimeout, hostError, hostFault, limitReached, requestCancelled,
  /// keyReused.
  @discardableResult
  public func open(
    deadline: Int? = nil,
    idempotencyKey: String? = nil
  ) async throws -> OpenedUpdate {
    var writer = MemberWriter()
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("policy.update.open", .write, writer)
  }
}

/// Methods of policy.deployment.
public struct PolicyDeploymentMethods: Sendable {
  let caller: any CallSender

  /// Says where the app's data is: with Apple's own services, or with a backend.
  /// - Returns: The deployment path, and who names it.
  /// - Throws: `CoreError`: invalidParams.
  public func get() async throws -> Deployment {
    return try await caller.call("policy.deployment.get", .read, MemberWriter())
  }

  /// Stores which deployment path is meant on this device, or removes what was stored.
  /// - Parameters:
  ///   - path: The deployment path; null or nothing removes what was stored.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The deployment path that holds now, and who names it.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func set(
    path: AuthStatePath? = nil,
    idempotencyKey: String? = nil
  ) async throws -> Deployment {
    var writer = MemberWriter()
    writer.putIfGiven("path", path)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("policy.deployment.set", .write, writer)
  }
}
