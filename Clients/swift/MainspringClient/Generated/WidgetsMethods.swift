// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// Widgets: their places, and their content for the next hours.
public struct WidgetsMethods: Sendable {
  let caller: any CallSender

  /// Methods of widgets.recents.
  public var recents: WidgetsRecentsMethods { WidgetsRecentsMethods(caller: self.caller) }

  /// Methods of widgets.entities.
  public var entities: WidgetsEntitiesMethods { WidgetsEntitiesMethods(caller: self.caller) }

  /// Methods of widgets.place.
  public var place: WidgetsPlaceMethods { WidgetsPlaceMethods(caller: self.caller) }

  /// Returns the content of a widget for the next hours. It never fails for lack of weather or place. Instead it returns the reason for
  /// each fallback.
  /// - Parameters:
  ///   - place: The place in the widget's configuration. If left out, the one of widgets.place.choose, or else the device's.
  ///   - hours: The largest number of hours; 12 if left out.
  ///   - scale: The scale of the temperatures. If left out, the app group's scale, or else celsius.
  ///   - deadline: The milliseconds that the host has; 10,000 if left out.
  ///   - maxAge: The age in seconds from which the device's place counts as old; 86400 if left out.
  /// - Returns: The place, the hours, the time of the next refresh, and a reason for each fallback.
  /// - Throws: `CoreError`: invalidParams, requestCancelled.
  public func timeline(
    place: String? = nil,
    hours: Int? = nil,
    scale: TimelineScale? = nil,
    deadline: Int? = nil,
    maxAge: Int? = nil
  ) async throws -> Timeline {
    var writer = MemberWriter()
    writer.putIfGiven("place", place)
    writer.putIfGiven("hours", hours)
    writer.putIfGiven("scale", scale)
    writer.putIfGiven("deadline", deadline)
    writer.putIfGiven("maxAge", maxAge)
    return try await caller.call("widgets.timeline", .read, writer)
  }
}

/// Methods of widgets.recents.
public struct WidgetsRecentsMethods: Sendable {
  let caller: any CallSender

  /// Lists the last used places, newest first.
  /// - Returns: The places, at most 20.
  /// - Throws: `CoreError`: invalidParams.
  public func list() async throws -> RecentList {
    return try await caller.call("widgets.recents.list", .read, MemberWriter())
  }

  /// Records the use of a place. It becomes the first recent place, and the twenty-first is removed. A place with the same name within 100
  /// m counts as the same, and keeps its id.
  /// - Parameters:
  ///   - name: The name of the place.
  ///   - latitude: In degrees, north of the equator; rounded to six decimals.
  ///   - longitude: In degrees, east of Greenwich; rounded to six decimals.
  ///   - region: The state or province.
  ///   - country: The country (ISO 3166-1), two capital letters: DE.
  ///   - timeZone: The time zone of the place.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The place with its id.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func add(
    name: String,
    latitude: Decimal,
    longitude: Decimal,
    region: String? = nil,
    country: String? = nil,
    timeZone: String? = nil,
    idempotencyKey: String? = nil
  ) async throws -> WidgetPlace {
    var writer = MemberWriter()
    writer.put("name", name)
    writer.put("latitude", latitude)
    writer.put("longitude", longitude)
    writer.putIfGiven("region", region)
    writer.putIfGiven("country", country)
    writer.putIfGiven("timeZone", timeZone)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("widgets.recents.add", .write, writer)
  }

  /// Removes a place from the recent ones. Its id stays valid.
  /// - Parameters:
  ///   - id: The place.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The outcome: the place was removed, or was not there.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func remove(
    id: String,
    idempotencyKey: String? = nil
  ) async throws -> RemovedRecent {
    var writer = MemberWriter()
    writer.put("id", id)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("widgets.recents.remove", .write, writer)
  }

  /// Removes all places from the recent ones. Their ids stay valid.
  /// - Parameter idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and
  /// parameters gets the first result and changes nothing.
  /// - Returns: The number of removed places.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func clear(
    idempotencyKey: String? = nil
  ) async throws -> ClearedRecents {
    var writer = MemberWriter()
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("widgets.recents.clear", .write, writer)
  }

  /// Imports the recent places of another device, from widgets.recents.list or the app group. They become the newest ones, and their ids
  /// are valid here, too.
  /// - Parameters:
  ///   - places: The places, newest first.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The places with their ids here.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func `import`(
    places: [ImportedPlace],
    idempotencyKey: String? = nil
  ) async throws -> PlaceList {
    var writer = MemberWriter()
    writer.put("places", places)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("widgets.recents.import", .write, writer)
  }
}

/// Methods of widgets.entities.
public struct WidgetsEntitiesMethods: Sendable {
  let caller: any CallSender

  /// Returns the places with the given ids, in their order. Unknown ids are ignored.
  /// - Parameter ids: The ids, as stored in the configurations of widgets.
  /// - Returns: The places.
  /// - Throws: `CoreError`: invalidParams.
  public func get(
    ids: [String]? = nil
  ) async throws -> PlaceList {
    var writer = MemberWriter()
    writer.putIfGiven("ids", ids)
    return try await caller.call("widgets.entities.get", .read, writer)
  }

  /// Returns the places to offer before the user types: the device's, and the recent ones.
  /// - Returns: The places.
  /// - Throws: `CoreError`: invalidParams.
  public func suggested() async throws -> SuggestedPlaces {
    return try await caller.call("widgets.entities.suggested", .read, MemberWriter())
  }

  /// Searches the known places, recent ones first. Each word of the text must begin a word of the place's name. Case and accents do not
  /// matter.
  /// - Parameters:
  ///   - text: The typed text.
  ///   - limit: The largest number of places; 20 if left out.
  /// - Returns: The places.
  /// - Throws: `CoreError`: invalidParams.
  public func matching(
    text: String,
    limit: Int? = nil
  ) async throws -> PlaceList {
    var writer = MemberWriter()
    writer.put("text", text)
    writer.putIfGiven("limit", limit)
    return try await caller.call("widgets.entities.matching", .read, writer)
  }
}

/// Methods of widgets.place.
public struct WidgetsPlaceMethods: Sendable {
  let caller: any CallSender

  /// Returns the place for widgets that choose none themselves.
  /// - Parameter maxAge: The age in seconds from which the device's place counts as old; 86400 if left out.
  /// - Returns: The chosen place, and the one that is shown.
  /// - Throws: `CoreError`: invalidParams.
  public func get(
    maxAge: Int? = nil
  ) async throws -> ShownPlace {
    var writer = MemberWriter()
    writer.putIfGiven("maxAge", maxAge)
    return try await caller.call("widgets.place.get", .read, writer)
  }

  /// Chooses one of the user's places for widgets that choose none themselves.
  /// - Parameters:
  ///   - place: The place, as returned by widgets.recents.add.
  ///   - idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and parameters
  ///   gets the first result and changes nothing.
  /// - Returns: The place that these widgets show from now on.
  /// - Throws: `CoreError`: invalidParams, notFound, featureRequired, keyReused.
  @discardableResult
  public func choose(
    place: String,
    idempotencyKey: String? = nil
  ) async throws -> ShownPlace {
    var writer = MemberWriter()
    writer.put("place", place)
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("widgets.place.choose", .write, writer)
  }

  /// Chooses the device's place for widgets that choose none themselves.
  /// - Parameter idempotencyKey: An idempotency key: any text of the caller, by name only. For 30 days a repeat with the same key and
  /// parameters gets the first result and changes nothing.
  /// - Returns: The place that these widgets show from now on.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func useDevice(
    idempotencyKey: String? = nil
  ) async throws -> ShownPlace {
    var writer = MemberWriter()
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("widgets.place.useDevice", .write, writer)
  }
}
