#if canImport(MapKit)
  import CloudKitMapping
  import DeviceMapping
  import Foundation
  import MapKit

  /// Apple's maps, as the core asks for places: a completer suggests, and a search resolves.
  ///
  /// ```swift
  /// let places = PlacesHost { line in connection.send(line) }
  /// await connection.start(offering: DeviceLine.places)
  /// if places.take(line) { return }  // else the line is the app's to read
  /// ```
  @MainActor public final class PlacesHost: NSObject, MKLocalSearchCompleterDelegate {
    private let send: (String) -> Void
    private let completer = MKLocalSearchCompleter()
    /// The question that the completer answers now: there is one field.
    private var asked: (query: PlaceQuery, id: JSONValue)?
    /// The question that the completer's results answer.
    private var answered: PlaceQuery?
    /// What was suggested lately, by its token.
    private var completions: [String: MKLocalSearchCompletion] = [:]
    private var lastToken = 0

    private static let mostCompletions = 500

    /// - Parameter send: sends the core a line.
    public init(send: @escaping (String) -> Void) {
      self.send = send
      super.init()
      completer.delegate = self
      completer.resultTypes = .address
    }

    /// Begins to answer a line of the core's.
    /// - Returns: false for a line that is the app's to read; a cancellation is both.
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
      if let before = asked { send(DeviceReply.failure("another search has taken its place", id: before.id)) }
      asked = (query, id)
      // The completer says nothing about a text that it has already.
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
        send(DeviceReply.failure("the suggestion is not known any more; search again", id: id))
        return
      }
      let search = MKLocalSearch(request: MKLocalSearch.Request(completion: completion))
      Task {
        do {
          guard let item = try await search.start().mapItems.first else {
            return send(DeviceReply.failure("the map has no such place", id: id))
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
