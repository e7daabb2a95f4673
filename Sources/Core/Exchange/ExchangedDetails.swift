public import RPC
internal import Storage
public import Tenancy

/// The members of records that can be exported to files, and imported from them.
public protocol ExchangedDetails: CompanyDetails {
  /// The example requests that create the records for an export, after the company was created.
  static var exported: [Example.Step] { get }
  /// A Boolean value that indicates whether such records can be imported, too.
  static var isImported: Bool { get }
}

extension ExchangedDetails {
  public static var isImported: Bool { true }

  public static var exported: [Example.Step] {
    given + [Example.Step("\(collection.path).create", #"{"company":"{{0.id}}",\#(sample)}"#)]
  }
}
