#if canImport(MapKit)
  import CloudKitMapping
  import DeviceMapping
  import Foundation
  import MapKit

  /// Answers the core's requests for places with Apple's maps.
  ///
  /// `MKLocalSearchCompleter` makes the suggestions for a typed text, and `MKLocalSearch` finds the place of a
  /// suggestion.
  ///
  /// ```swift
  /// let places = PlacesHost { line in connection.send(line) }
  /// await connection.start(offering: DeviceLine.places)
  /// if places.take(line) { return }  // otherwise the line is for the app
  /// ```
  @MainActor public final class PlacesHost: NSObject, MKLocalSearchCompleterDelegate {
    private let send: (String) -> Void
    private let completer = MKLocalSearchCompleter()
    /// The search that the completer is working on. There is only one, because the app has one search field.
    private var asked: (query: PlaceQuery, id: JSONValue)?
    /// The search whose results the completer has at present.
    private var answered: PlaceQuery?
    /// The latest suggestions. The keys are their tokens.
    private var completions: [String: MKLocalSearchCompletion] = [:]
    private var lastToken = 0

    private static let mostCompletions = 500

    /// - Parameter send: a function that sends a line to the core.
    public init(send: @escaping (String) -> Void) {
      self.send = send
      super.init()
      completer.delegate = self
      completer.resultTypes = .address
    }

    /// Begins to reply to a line from the core.
    /// - Returns: false if the line is for the app. This includes cancellations, because the cancelled request may be
    ///   one that the app answers.
    public func take(_ line: String) -> Bool {
      switch DeviceLine(line) {
      case .search(let query, let id): search(query, id)
      case .resolve(let token, let id): resolve(token, id)
      case .cancel(let id):
        if asked?.id == id {
          completer.cancel()
          asked = nil
        }
        return false
      default: return false
      }
      return true
    }

    private func search(_ query: PlaceQuery, _ id: JSONValue) {
      if let before = asked { send(DeviceReply.failure("a later search has replaced this search", id: before.id)) }
      asked = (query, id)
      // The completer reports nothing if it gets the same text again. So its present results are used.
      if let answered, answered.text == query.text, answered.near == query.near {
        return completerDidUpdateResults(completer)
      }
      answered = nil
      completer.region =
        query.near.map { near in
          MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: near.latitude, longitude: near.longitude),
            latitudinalMeters: 100_000,
            longitudinalMeters: 100_000)
        } ?? MKCoordinateRegion(.world)
      if completer.queryFragment == query.text { completer.queryFragment = "" }
      completer.queryFragment = query.text
    }

    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
      guard let asked else { return }
      self.asked = nil
      answered = asked.query
      if completions.count > PlacesHost.mostCompletions { completions = [:] }
      let suggestions = completer.results.prefix(asked.query.limit).map { completion in
        lastToken += 1
        completions["\(lastToken)"] = completion
        return Suggestion(token: "\(lastToken)", title: completion.title, subtitle: completion.subtitle)
      }
      send(DeviceReply.suggestions(suggestions, id: asked.id))
    }

    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
      guard let asked else { return }
      self.asked = nil
      send(DeviceReply.failure(error.localizedDescription, id: asked.id))
    }

    private func resolve(_ token: String, _ id: JSONValue) {
      guard let completion = completions[token] else {
        send(DeviceReply.failure("the suggestion is not known any more: search again", id: id))
        return
      }
      let search = MKLocalSearch(request: MKLocalSearch.Request(completion: completion))
      Task {
        do {
          guard let item = try await search.start().mapItems.first else {
            return send(DeviceReply.failure("the map has no place for this suggestion: search again", id: id))
          }
          let mark = item.placemark
          send(
            DeviceReply.place(
              ResolvedPlace(
                name: item.name ?? mark.locality ?? completion.title, region: mark.administrativeArea,
                country: mark.isoCountryCode,
                latitude: mark.coordinate.latitude, longitude: mark.coordinate.longitude,
                timeZone: item.timeZone?.identifier), id: id))
        } catch { send(DeviceReply.failure(error.localizedDescription, id: id)) }
      }
    }
  }
#endif
