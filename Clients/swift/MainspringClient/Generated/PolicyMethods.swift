// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// Documents that steer the app from outside: app policy, flags, promotions and deployment.
public struct PolicyMethods: Sendable {
  let caller: any CallSender

  /// Methods of policy.promotions.
  public var promotions: PolicyPromotionsMethods { PolicyPromotionsMethods(caller: self.caller) }

  /// Methods of policy.update.
  public var update: PolicyUpdateMethods { PolicyUpdateMethods(caller: self.caller) }

  /// Methods of policy.deployment.
  public var deployment: PolicyDeploymentMethods { PolicyDeploymentMethods(caller: self.caller) }

  /// Returns the need of an update for a version of the app: none, recommended or required.
  /// - Parameter version: The version of the app. 1.10 is higher than 1.9, and 1.2 equals 1.2.0.
  /// - Returns: The need of an update; none if no policy is known.
  /// - Throws: `CoreError`: invalidParams.
  public func check(
    version: String
  ) async throws -> PolicyVerdict {
    var writer = MemberWriter()
    writer.put("version", version)
    return try await caller.call("policy.check", .read, writer)
  }

  /// Lists the flags of AppConfig with their values.
  /// - Returns: All known flags.
  /// - Throws: `CoreError`: invalidParams.
  public func flags() async throws -> Flags {
    return try await caller.call("policy.flags", .read, MemberWriter())
  }

  /// Returns the value of a flag.
  /// - Parameters:
  ///   - name: The name of the flag.
  ///   - fallback: The value to return for a flag that is not known; false if left out.
  /// - Returns: The value of the flag.
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

  /// Fetches a remote document from the host, or from its records in the public database, and stores it. If that fails, the stored document
  /// remains.
  /// - Parameters:
  ///   - document: The name of the document.
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  ///   - progressToken: Repeated in rpc.progress when the host reports progress.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The freshness, age and origin of the document, and its malformed parts.
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

  /// Lists the promotions that apply now and are not dismissed.
  /// - Parameters:
  ///   - version: The version of the app. Without it, promotions for certain versions do not apply.
  ///   - locale: The user's language, such as de-AT. Without it, promotions for certain languages do not apply.
  ///   - subject: The subject that percentages count; the account's id, in lower case, if left out.
  ///   - placement: The place in the app where promotions are to be shown. Promotions for other places are left out. Without it, promotions
  ///   for all places are listed.
  ///   - audiences: The audiences to which the user belongs. Without them, promotions for certain audiences do not apply.
  /// - Returns: The promotions: higher priorities first, then earlier starts, then by the bytes of their ids.
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

  /// Hides a promotion from now on, for the number of seconds in its dismissFor.
  /// - Parameters:
  ///   - id: The id of the promotion.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The promotion, and the time from which it can be shown again.
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

  /// Hides a recommended update from policy.check for some days. A required update is never hidden.
  /// - Parameters:
  ///   - version: The version of the app, as given to policy.check, or the recommended version.
  ///   - days: The number of days, of 24 hours each.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The version, and the time from which policy.check recommends the update again.
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

  /// Asks the host to open the page of the update: the url of the policy in AppConfig, if it is a page of a store.
  /// - Parameters:
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The address, and the outcome of the attempt to open it.
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

  /// Returns the deployment path of the app: its data is with Apple's own services, or with a backend.
  /// - Returns: The deployment path, and its source.
  /// - Throws: `CoreError`: invalidParams.
  public func get() async throws -> Deployment {
    return try await caller.call("policy.deployment.get", .read, MemberWriter())
  }

  /// Stores a deployment path for this device, or removes the stored path.
  /// - Parameters:
  ///   - path: The deployment path to store; null, or left out, to remove the stored path.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The deployment path that is used now, and its source.
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
