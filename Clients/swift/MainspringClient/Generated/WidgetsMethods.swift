// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// The places that widgets show, and the content of widgets for the next hours.
public struct WidgetsMethods: Sendable {
  let caller: any CallSender

  /// Methods of widgets.recents.
  public var recents: WidgetsRecentsMethods { WidgetsRecentsMethods(caller: self.caller) }

  /// Methods of widgets.entities.
  public var entities: WidgetsEntitiesMethods { WidgetsEntitiesMethods(caller: self.caller) }

  /// Methods of widgets.place.
  public var place: WidgetsPlaceMethods { WidgetsPlaceMethods(caller: self.caller) }

  /// Returns the content of a widget for the next hours. A widget calls this method when it refreshes. If the weather
  /// or the place is not known, the request does not fail: the result has a reason for each fallback.
  /// - Parameters:
  ///   - place: The id of the place in the widget's configuration. Default: the place chosen with
  ///   `widgets.place.choose`, or the device's place if none is chosen.
  ///   - hours: The largest number of hours to return, from the present hour on. Default: 12.
  ///   - scale: The scale of the temperatures. Default: the value `scale` of the app group, or `celsius` if there is no
  ///   such value.
  ///   - deadline: The time that the host has for its answers, in milliseconds. Default: 10,000.
  ///   - maxAge: The age from which the device's place counts as old, in seconds. Default: 86,400, which is one day.
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

  /// Lists the places that the user has used last, newest first.
  /// - Returns: The places, at most 20.
  /// - Throws: `CoreError`: invalidParams.
  public func list() async throws -> RecentList {
    return try await caller.call("widgets.recents.list", .read, MemberWriter())
  }

  /// Records that the user has used a place, such as one that was found by a search. The place becomes the first of the
  /// recent places, of which at most 20 are stored. A place with the same name at most 100 m away counts as the same
  /// place and keeps its id.
  /// - Parameters:
  ///   - name: The name of the place.
  ///   - latitude: The latitude in degrees, from -90 to 90, rounded to six decimals. It is positive north of the
  ///   equator.
  ///   - longitude: The longitude in degrees, from -180 to 180, rounded to six decimals. It is positive east of
  ///   Greenwich.
  ///   - region: The state or province.
  ///   - country: The country's code of two capital letters (ISO 3166-1 alpha-2), such as DE.
  ///   - timeZone: The name of the place's time zone in the IANA database, such as `Europe/Berlin`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The place, with its id.
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

  /// Removes a place from the list of recent places. The id of the place stays valid, so widgets can still show the
  /// place.
  /// - Parameters:
  ///   - id: The id of the place.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: Whether the place was in the list.
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

  /// Removes all places from the list of recent places. Their ids stay valid, so widgets can still show the places.
  /// - Parameter idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its
  /// parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
  /// nothing.
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

  /// Adds the recent places of another device, which are read there with `widgets.recents.list` or from the app group.
  /// They become the newest recent places, and their ids become valid on this device, too.
  /// - Parameters:
  ///   - places: The places, newest first.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The places, with their ids on this device.
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

  /// Returns the places with the given ids, in the order of the ids. Use this method to show the places in the
  /// configurations of widgets. Unknown ids are ignored.
  /// - Parameter ids: The ids of places, from the configurations of widgets.
  /// - Returns: The places.
  /// - Throws: `CoreError`: invalidParams.
  public func get(
    ids: [String]? = nil
  ) async throws -> PlaceList {
    var writer = MemberWriter()
    writer.putIfGiven("ids", ids)
    return try await caller.call("widgets.entities.get", .read, writer)
  }

  /// Returns the places to offer to the user before the user types: the device's place and the recent places.
  /// - Returns: The device's place, and the recent places.
  /// - Throws: `CoreError`: invalidParams.
  public func suggested() async throws -> SuggestedPlaces {
    return try await caller.call("widgets.entities.suggested", .read, MemberWriter())
  }

  /// Searches the places that the user could choose for widgets, by name. Each word of the text must begin a word of
  /// the place's name. Case and accents do not matter. Recent places come first.
  /// - Parameters:
  ///   - text: The text that the user has typed.
  ///   - limit: The largest number of entities to return. Default: 20.
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

  /// Returns the place that widgets show if their configuration names no place.
  /// - Parameter maxAge: The age from which the device's place counts as old, in seconds. Default: 86,400, which is one
  /// day.
  /// - Returns: The id of the chosen place, the place that these widgets show, and the reasons if the two differ.
  /// - Throws: `CoreError`: invalidParams.
  public func get(
    maxAge: Int? = nil
  ) async throws -> ShownPlace {
    var writer = MemberWriter()
    writer.putIfGiven("maxAge", maxAge)
    return try await caller.call("widgets.place.get", .read, writer)
  }

  /// Chooses one of the user's places for the widgets whose configuration names no place. The account needs the feature
  /// `customPlaces`.
  /// - Parameters:
  ///   - place: The id of the place, from `widgets.recents.add`.
  ///   - idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its parameters by
  ///   name. For 30 days, a repeat with the same key and parameters returns the first result and changes nothing.
  /// - Returns: The chosen place, and the place that these widgets show from now on.
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

  /// Chooses the device's place for the widgets whose configuration names no place. This undoes widgets.place.choose.
  /// - Parameter idempotencyKey: An idempotency key: any text of the caller. A request with a key must pass its
  /// parameters by name. For 30 days, a repeat with the same key and parameters returns the first result and changes
  /// nothing.
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
