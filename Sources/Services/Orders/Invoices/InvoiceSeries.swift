internal import Ports
internal import RPC
internal import SQLite
internal import Shape
internal import Storage
internal import Tenancy

/// A series of numbers of documents, and the device that uses it. It is never changed and never deleted.
typealias InvoiceSeries = Stored<InvoiceSeriesDetails>

struct InvoiceSeriesDetails: CompanyDetails {
  let letter: Line, device: UUID

  static let collection = CollectionName(service: InvoicesModule.name, "invoice_series", one: "invoiceSeries")
  static let department = Department.orders
  static let sample = ""
  static let doc: StaticString = "A series of numbers of invoices and credit notes, which one device uses."

  /// Returns the letters of the series at a position, counted from 0: A to Z, and then AA, AB and so on.
  static func letters(_ place: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(place % 26)))
    return place < 26 ? letter : letters(place / 26 - 1) + letter
  }

  /// Returns the letters of a series as its numbers show them. Numbers of the first series, A, show none, because most
  /// companies have only one series.
  static func text(of letters: Line) -> String { letters.text == "A" ? "" : letters.text }
}

extension InvoiceSeriesDetails {
  init<F: Fields<Self>>(_ field: inout F) {
    letter = field("letter", \.letter, "The letters of the series in numbers. Numbers do not show the first series, A.")
    device = field("device", \.device, "The id of the device that uses the series. The core makes this id.")
  }
}

/// The data of the error `seriesUnconfirmed`.
struct SeriesUnconfirmedData: ErrorData {
  let company: CompanyID

  static let code = ErrorCode.seriesUnconfirmed
}

extension SeriesUnconfirmedData {
  init<F: Fields<Self>>(_ field: inout F) {
    company = field("company", \.company, "The id of the company in which this device has no series of numbers yet.")
  }
}

/// Finds and claims this device's series of numbers. A series has a natural key. If two devices claim the same series,
/// it belongs to the device whose claim reaches the container first.
extension Invoices {
  /// Returns the series that this device may use. If the company syncs, the claim of the series must have reached the
  /// container.
  /// - Throws: `seriesUnconfirmed` if it has not.
  func usableSeries(in context: CompanyContext) throws(Failure) -> Line {
    let own = try ownSeries(in: context)
    let isShared = try orders.dependencies.isInCloud(context.company, context.store)
    if isShared {
      for one in own where try orders.dependencies.isInCloud(one.uuid, context.store) { return one.details.letter }
      throw Failure(
        SeriesUnconfirmedData(company: CompanyID(context.company)),
        "This device has no series of invoice numbers in the company yet. Connect it to the cloud, let it sync once (sync.now), and send the request again"
      )
    }
    if let first = own.first { return first.details.letter }
    return try claim(in: context).details.letter
  }

  /// Claims a series for this device, if the device has none and the company has a contact. An order needs a contact,
  /// so a company without contacts has nothing to invoice. If the device waited for the first order, it could not
  /// invoice this order without a network.
  func claimIfNeeded(in context: CompanyContext) throws(Failure) {
    if try orders.contacts.hasContacts(in: context), try ownSeries(in: context).isEmpty { _ = try claim(in: context) }
  }

  /// Returns the series of this device, the oldest first.
  private func ownSeries(in context: CompanyContext) throws(Failure) -> [InvoiceSeries] {
    let device = try device(in: context.store)
    return try allSeries(in: context).filter { $0.details.device == device }
  }

  private func allSeries(in context: CompanyContext) throws(Failure) -> [InvoiceSeries] {
    let rows = context.partition.rows.all
    return try stores.all(queries.series, in: context.store, bind: rows.lowerBound, rows.upperBound) { $0.fields() }
  }

  /// Claims the first series that, as far as this device knows, no device has claimed.
  private func claim(in context: CompanyContext) throws(Failure) -> InvoiceSeries {
    let taken = Set(try allSeries(in: context).map(\.details.letter.text))
    var place = 0
    while taken.contains(InvoiceSeriesDetails.letters(place)) { place += 1 }
    let letters = InvoiceSeriesDetails.letters(place)
    let details = InvoiceSeriesDetails(letter: Line(letters), device: try device(in: context.store))
    return try series.create(
      details, id: ID(NaturalKey("invoiceSeries", context.company, letters).id()), in: context)
  }

  private func device(in store: Store) throws(Failure) -> UUID {
    let dependencies = orders.dependencies
    return try devices.id(in: store) { dependencies.ids.next(at: dependencies.clock.now) }
  }
}
