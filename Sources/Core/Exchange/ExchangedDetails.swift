public import RPC
internal import Storage
public import Tenancy

/// Records that are written to files and read from them.
public protocol ExchangedDetails: CompanyDetails {
  /// What the example of an export has behind its company, so that there is something to write.
  static var exported: [Example.Step] { get }
  /// Whether files of them are imported, too.
  static var isImported: Bool { get }
}

extension ExchangedDetails {
  public static var isImported: Bool { true }

  public static var exported: [Example.Step] {
    given + [Example.Step("\(collection.path).create", #"{"company":"{{0.id}}",\#(sample)}"#)]
  }
}
