internal import JSON
internal import Shape

/// The places of a host, of which each stands by itself: one that is malformed is left out.
struct SoundPlaces: Value {
  let all: [Place]
  /// How many there were, the malformed ones among them.
  private let count: Int

  static func read<S: Source>(from source: inout S) -> SoundPlaces {
    let parts = source.list(of: Part<Place>.self) ?? []
    return SoundPlaces(all: parts.compactMap(\.value), count: parts.count)
  }

  func write<K: Sink>(to sink: inout K) { sink.list(all) }
  static var schema: Schema { [Place].schema }
  static var example: SoundPlaces { absent! }
  static var absent: SoundPlaces? { SoundPlaces(all: [], count: 0) }

  func violation(of limit: Limit) -> String? {
    limit.contains(count) ? nil : "must have \(limit.words("elements")), not \(count)"
  }
}
