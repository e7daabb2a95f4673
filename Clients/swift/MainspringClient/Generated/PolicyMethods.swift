// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

/// The remote configuration of the app: the policy for old versions, flags, promotions and the deployment path.
public struct PolicyMethods: Sendable {
  let caller: any CallSender

  /// Methods of policy.promotions.
  public var promotions: PolicyPromotionsMethods { PolicyPromotionsMethods(caller: self.caller) }

  /// Methods of policy.update.
  public var update: PolicyUpdateMethods { PolicyUpdateMethods(caller: self.caller) }

  /// Methods of policy.deployment.
  public var deployment: PolicyDeploymentMethods { PolicyDeploymentMethods(caller: self.caller) }

  /// Returns whether a version of the app must or should be updated: `none`, `recommended` or `required`. Call this
  /// method when the app starts, with the app's own version.
  /// - Parameter version: The version of the app. 1.10 is higher than 1.9, and 1.2 equals 1.2.0.
  /// - Returns: The need for an update, and the message and the page for the user. `update` is `none` if no policy is
  /// known.
  /// - Throws: `CoreError`: invalidParams.
  public func check(
    version: String
  ) async throws -> PolicyVerdict {
    var writer = MemberWriter()
    writer.put("version", version)
    return try await caller.call("policy.check", .read, writer)
  }

  /// Returns all flags of AppConfig with their values. To get the value of one flag, use policy.flag.
  /// - Returns: All known flags, and the age of the document that they come from.
  /// - Throws: `CoreError`: invalidParams.
  public func flags() async throws -> Flags {
    return try await caller.call("policy.flags", .read, MemberWriter())
  }

  /// Returns whether a flag of AppConfig is on.
  /// - Parameters:
  ///   - name: The name of the flag.
  ///   - fallback: The value to return if AppConfig does not have the flag. Default: `false`.
  /// - Returns: The value of the flag, and the age of the document that it comes from.
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

  /// Fetches a remote document now, from the host or from its records in the public database, and stores it. Stale
  /// documents are also fetched without this method, after a request that reads them. If the fetch fails, the stored
  /// document remains.
  /// - Parameters:
  ///   - document: The name of the document: AppConfig or IAPPromo.
  ///   - deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
  ///   - progressToken: A text or an integer of the caller's choice. If it is given, the core sends `rpc.progress` with
  ///   this token when the host reports progress with `host.progress`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The freshness, age and origin of the stored document, and its malformed parts.
  /// - Throws: `CoreError`: invalidParams, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
  /// requestCancelled, cloudUnavailable, accountUnavailable, keyReused.
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

  /// Lists the promotions to show to a user now: those that apply to the user and are not dismissed.
  /// - Parameters:
  ///   - version: The version of the app. If it is left out, promotions that are limited to certain versions do not
  ///   apply.
  ///   - locale: The user's language (BCP 47), such as `de-AT`. If it is left out, promotions that are limited to
  ///   certain languages do not apply.
  ///   - subject: The text that decides whether a promotion for a percentage of all subjects applies. The decision is
  ///   always the same for the same text. Default: the account's id in lower case.
  ///   - placement: The name that the app uses for a position on its screens. Promotions for other positions are left
  ///   out. If it is left out, promotions for all positions are listed.
  ///   - audiences: The audiences to which the user belongs, by the names that the app uses. If they are left out,
  ///   promotions that are limited to certain audiences do not apply.
  /// - Returns: The promotions. Higher priorities come first, then earlier starts, and then the ids in the order of
  /// their bytes.
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

  /// Hides a promotion that the user has dismissed, for the number of seconds in its `dismissFor`, from now on.
  /// - Parameters:
  ///   - id: The id of the promotion.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The id of the promotion, and the time from which it can be shown again.
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

  /// Puts off a recommended update when the user chooses to update later: for the given number of days, `policy.check`
  /// does not report the update. A required update is still reported.
  /// - Parameters:
  ///   - version: The version to put off: the app's own version, as given to policy.check, or the recommended version.
  ///   - days: The number of days, each of 24 hours, from 1 to 365.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The given version, and the time from which policy.check recommends the update again.
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

  /// Asks the host to open the page of the app's update: the `url` of the policy in AppConfig, which must be a page of
  /// an app store. Use this method when the user chooses to update.
  /// - Parameters:
  ///   - deadline: The time limit for the host's answer, in milliseconds. Default: 10,000 (10 seconds).
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The address of the page, and whether it was opened.
  /// - Throws: `CoreError`: invalidParams, notFound, hostUnavailable, hostTimeout, hostError, hostFault, limitReached,
  /// requestCancelled, keyReused.
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

  /// Returns the deployment path of the app, which decides whether Apple's own services or the app's backend hold the
  /// app's data.
  /// - Returns: The deployment path, its source, and whether CloudKit is used.
  /// - Throws: `CoreError`: invalidParams.
  public func get() async throws -> Deployment {
    return try await caller.call("policy.deployment.get", .read, MemberWriter())
  }

  /// Stores a deployment path for this device, or removes the stored path. The path decides which services hold the
  /// app's data.
  /// - Parameters:
  ///   - path: The deployment path to store: `appleNative` or `backend`. Without it, or with `null`, the stored path is
  ///   removed.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The deployment path that applies now, and its source. An environment variable takes precedence over the
  /// stored path.
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
