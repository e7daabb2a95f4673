// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// Widgets: the places that they show, and what they show in the next hours.
public struct WidgetsMethods: Sendable {
  let caller: any CallSender

  /// Methods of widgets.recents.
  public var recents: WidgetsRecentsMethods { WidgetsRecentsMethods(caller: self.caller) }

  /// Methods of widgets.entities.
  public var entities: WidgetsEntitiesMethods { WidgetsEntitiesMethods(caller: self.caller) }

  /// Methods of widgets.place.
  public var place: WidgetsPlaceMethods { WidgetsPlaceMethods(caller: self.caller) }

  /// Answers what a widget shows in the next hours. It never fails for want of weather or place, and says why it is not what it should be.
  /// - Parameters:
  ///   - place: The place that the widget is set up with; without it the one of widgets.place.choose, or else the device's.
  ///   - hours: How many hours at most; 12 without it.
  ///   - scale: The scale of the temperatures; without it the app group's scale, or else celsius.
  ///   - deadline: How many milliseconds the host has; 10,000 without it.
  ///   - maxAge: How many seconds old the device's place may be before it is said to be old; 86400 without it.
  /// - Returns: The place, the hours, when to ask again, and a reason for each fallback.
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

  /// Lists the places that were used last, the newest first.
  /// - Returns: The places, twenty at most.
  /// - Throws: `CoreError`: invalidParams.
  public func list() async throws -> RecentList {
    return try await caller.call("widgets.recents.list", .read, MemberWriter())
  }

  /// Notes that a place was used: it comes first, and the twenty-first goes. A place of the same name within 100 m is the same, and keeps
  /// its id.
  /// - Parameters:
  ///   - name: What the place is called.
  ///   - latitude: In degrees, north of the equator; rounded to six decimals.
  ///   - longitude: In degrees, east of Greenwich; rounded to six decimals.
  ///   - region: The state or province.
  ///   - country: ISO 3166-1, two capitals: DE.
  ///   - timeZone: Its time zone.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
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

  /// Takes a place out of the recents. Its id still stands for it.
  /// - Parameters:
  ///   - id: The place.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: Whether it was among them.
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

  /// Takes all places out of the recents. Their ids still stand for them.
  /// - Parameter idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
  /// changes nothing, for 30 days.
  /// - Returns: How many there were.
  /// - Throws: `CoreError`: invalidParams, keyReused.
  @discardableResult
  public func clear(
    idempotencyKey: String? = nil
  ) async throws -> ClearedRecents {
    var writer = MemberWriter()
    writer.putIfGiven("idempotencyKey", idempotencyKey)
    return try await caller.call("widgets.recents.clear", .write, writer)
  }

  /// Takes in the recents of another device, as widgets.recents.list or the app group has them. They are the newest then, and their ids
  /// stand for these places here, too.
  /// - Parameters:
  ///   - places: The newest first.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The places as they are known here.
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

  /// Answers the places with these ids, in their order; unknown ones are passed over.
  /// - Parameter ids: The ids, as widgets were set up with them.
  /// - Returns: The places.
  /// - Throws: `CoreError`: invalidParams.
  public func get(
    ids: [String]? = nil
  ) async throws -> PlaceList {
    var writer = MemberWriter()
    writer.putIfGiven("ids", ids)
    return try await caller.call("widgets.entities.get", .read, writer)
  }

  /// Answers the places to choose from before anything was typed: the device's, and the recents.
  /// - Returns: The places.
  /// - Throws: `CoreError`: invalidParams.
  public func suggested() async throws -> SuggestedPlaces {
    return try await caller.call("widgets.entities.suggested", .read, MemberWriter())
  }

  /// Answers the known places in whose names each word of a text begins a word, whatever its case and accents; the recents first.
  /// - Parameters:
  ///   - text: What was typed.
  ///   - limit: How many at most; 20 without it.
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

  /// Answers which place widgets show that choose none themselves.
  /// - Parameter maxAge: How many seconds old the device's place may be before it is said to be old; 86400 without it.
  /// - Returns: The place that was chosen, and the one that is shown.
  /// - Throws: `CoreError`: invalidParams.
  public func get(
    maxAge: Int? = nil
  ) async throws -> ShownPlace {
    var writer = MemberWriter()
    writer.putIfGiven("maxAge", maxAge)
    return try await caller.call("widgets.place.get", .read, writer)
  }

  /// Lets widgets that choose no place themselves show one of the user's own.
  /// - Parameters:
  ///   - place: The place, as widgets.recents.add answered it.
  ///   - idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and changes
  ///   nothing, for 30 days.
  /// - Returns: The place that is shown from now on.
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

  /// Lets widgets that choose no place themselves show the device's.
  /// - Parameter idempotencyKey: Any text of yours, by name only: a repeat with the same key and parameters gets the first result and
  /// changes nothing, for 30 days.
  /// - Returns: The place that is shown from now on.
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
