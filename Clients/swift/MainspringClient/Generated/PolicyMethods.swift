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

  /// Returns the need of an update for a version of the app: `none`, `recommended` or `required`.
  /// - Parameter version: The version of the app. 1.10 is higher than 1.9, and 1.2 equals 1.2.0.
  /// - Returns: The need of an update. `none` if no policy is known.
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
  ///   - fallback: The value to return for a flag that is not known. Without it, `false`.
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

  /// Fetches a remote document from the host, or from its records in the public database, and stores it. If the fetch
  /// fails, the document that was stored before remains.
  /// - Parameters:
  ///   - document: The name of the document.
  ///   - deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).
  ///   - progressToken: A text or an integer of the caller's choice. With it, the core sends `rpc.progress` with this
  ///   token when the host reports progress.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The freshness, age and origin of the document, and its malformed parts.
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

  /// Lists the promotions that apply now and are not dismissed.
  /// - Parameters:
  ///   - version: The version of the app. Without it, promotions that are limited to certain versions do not apply.
  ///   - locale: The user's language (BCP 47), such as `de-AT`. Without it, promotions that are limited to certain
  ///   languages do not apply.
  ///   - subject: The subject of `percentage`. The core decides by this text if a promotion for a percentage of all
  ///   subjects applies: always in the same way for the same text. Without it, the account's id in lower case.
  ///   - placement: The app's own name of the place where promotions are shown. Promotions for other places are left
  ///   out. Without it, promotions for all places are listed.
  ///   - audiences: The audiences to which the user belongs, by the app's own names. Without them, promotions that are
  ///   limited to certain audiences do not apply.
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

  /// Hides a promotion for the number of seconds in its `dismissFor`, beginning now.
  /// - Parameters:
  ///   - id: The id of the promotion.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
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

  /// Puts off a recommended update: `policy.check` does not report the update for the given number of days. A required
  /// update is still reported.
  /// - Parameters:
  ///   - version: The version of the app, as given to policy.check, or the recommended version.
  ///   - days: The number of days, each of 24 hours, from 1 to 365.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
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

  /// Asks the host to open the page of the update: the `url` of the policy in AppConfig, which must be a page of an app
  /// store.
  /// - Parameters:
  ///   - deadline: The time limit for the host, in milliseconds. Without it, 10,000 (10 seconds).
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The address, and the outcome of the attempt to open it.
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

  /// Returns the deployment path of the app: Apple's own services or the app's backend hold its data.
  /// - Returns: The deployment path, and its source.
  /// - Throws: `CoreError`: invalidParams.
  public func get() async throws -> Deployment {
    return try await caller.call("policy.deployment.get", .read, MemberWriter())
  }

  /// Stores a deployment path for this device, or removes the stored path.
  /// - Parameters:
  ///   - path: The deployment path to store. Without it, or with `null`, the stored path is removed.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
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
