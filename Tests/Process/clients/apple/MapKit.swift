import Foundation

/// The declarations of Apple's framework that the host uses, as Apple's documentation has them, without what they do.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: Double, longitude: Double
  public init(latitude: Double, longitude: Double) { fatalError() }
}

public struct MKCoordinateRegion: Sendable {
  public init(center: CLLocationCoordinate2D, latitudinalMeters: Double, longitudinalMeters: Double) { fatalError() }
  public init(_ rect: MKMapRect) { fatalError() }
}

public struct MKMapRect: Sendable {
  public static var world: MKMapRect { fatalError() }
}

public class MKLocalSearchCompletion: NSObject {
  public var title: String { fatalError() }
  public var subtitle: String { fatalError() }
}

@MainActor public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

@MainActor public class MKLocalSearchCompleter: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let address = ResultType(rawValue: 1)
  }

  public weak var delegate: (any MKLocalSearchCompleterDelegate)?
  public var queryFragment: String = ""
  public var region: MKCoordinateRegion {
    get { fatalError() }
    set {}
  }
  public var resultTypes: ResultType = .address
  public var results: [MKLocalSearchCompletion] { fatalError() }
  public override init() { fatalError() }
  public func cancel() {}
}

public class MKPlacemark: NSObject {
  public var coordinate: CLLocationCoordinate2D { fatalError() }
  public var administrativeArea: String? { fatalError() }
  public var locality: String? { fatalError() }
  public var isoCountryCode: String? { fatalError() }
}

public class MKMapItem: NSObject {
  public var name: String?
  public var placemark: MKPlacemark { fatalError() }
  public var timeZone: TimeZone?
}

@MainActor public class MKLocalSearch: NSObject {
  public class Request: NSObject {
    public init(completion: MKLocalSearchCompletion) { fatalError() }
  }

  public class Response: NSObject {
    public var mapItems: [MKMapItem] { fatalError() }
  }

  public init(request: Request) { fatalError() }
  public func start() async throws -> Response { fatalError() }
}
