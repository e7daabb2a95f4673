public import RPC
internal import Storage
public import Tenancy

/// Records that are written to files and read from them.
public protocol ExchangedDetails: CompanyDetails {
  /// The steps of an export's example behind its company, so that there are records to write.
  static var exported: [Example.Step] { get }
  /// A Boolean value that indicates whether files of them are imported, too.
  static var isImported: Bool { get }
}

extension ExchangedDetails {
  public static var isImported: Bool { true }

  public static var exported: [Example.Step] {
    given + [Example.Step("\(collection.path).create", #"{"company":"{{0.id}}",\#(sample)}"#)]
  }
}
