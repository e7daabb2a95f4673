// Generated from Schemas/openrpc.json of version 0.1.0; do not edit.

public import Foundation

/// What a backup holds.
public struct BackupReport: Record {
  /// The moment that it is a copy of: everything that was answered before is in it.
  public var madeAt: Date
  /// The size of the file.
  public var bytes: Int
  /// The number of files of assets in it.
  public var assets: Int
  /// The SHA-256 of each asset whose file was damaged before it was backed up.
  public var damaged: [String]

  public init(
    madeAt: Date,
    bytes: Int,
    assets: Int,
    damaged: [String]
  ) {
    self.madeAt = madeAt
    self.bytes = bytes
    self.assets = assets
    self.damaged = damaged
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.madeAt = reader.required("madeAt")
    self.bytes = reader.required("bytes")
    self.assets = reader.required("assets")
    self.damaged = reader.required("damaged")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("madeAt", self.madeAt)
    writer.put("bytes", self.bytes)
    writer.put("assets", self.assets)
    writer.put("damaged", self.damaged)
    return writer.json
  }
}

/// Coffee beans, as they were bought.
public struct Bean: Record {
  /// The record's id.
  public var id: String
  /// The name on the bag.
  public var name: String
  /// The roaster.
  public var roaster: String?
  /// How dark the beans are roasted.
  public var roastLevel: BeanRoastLevel?
  /// How the cherries were processed.
  public var process: BeanProcess?
  /// Whether the beans are decaffeinated.
  public var decaf: Bool
  /// The day on which the beans were roasted.
  public var roastDate: String?
  /// Any further text.
  public var note: String?
  /// The address of a page about the beans.
  public var url: String?
  /// The code on the bag.
  public var barcode: String?
  /// The flavours, as the roaster names them. Devices merge them as a set.
  public var flavours: [String]
  /// Whether the beans are a favourite.
  public var favourite: Bool
  /// Whether the beans are out of use.
  public var archived: Bool
  /// Grows by one a change, from 1.
  public var version: Int
  /// When it was created.
  public var createdAt: Date
  /// When it was last changed.
  public var updatedAt: Date
  /// Members that are stored in a way that can't be read, by damage or a newer program; what stands there is kept until it is set anew.
  public var unreadable: [String]?

  public init(
    id: String,
    name: String,
    roaster: String?,
    roastLevel: BeanRoastLevel?,
    process: BeanProcess?,
    decaf: Bool,
    roastDate: String?,
    note: String?,
    url: String?,
    barcode: String?,
    flavours: [String],
    favourite: Bool,
    archived: Bool,
    version: Int,
    createdAt: Date,
    updatedAt: Date,
    unreadable: [String]? = nil
  ) {
    self.id = id
    self.name = name
    self.roaster = roaster
    self.roastLevel = roastLevel
    self.process = process
    self.decaf = decaf
    self.roastDate = roastDate
    self.note = note
    self.url = url
    self.barcode = barcode
    self.flavours = flavours
    self.favourite = favourite
    self.archived = archived
    self.version = version
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.unreadable = unreadable
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.id = reader.required("id")
    self.name = reader.required("name")
    self.roaster = reader.optional("roaster")
    self.roastLevel = reader.optional("roastLevel")
    self.process = reader.optional("process")
    self.decaf = reader.required("decaf")
    self.roastDate = reader.optional("roastDate")
    self.note = reader.optional("note")
    self.url = reader.optional("url")
    self.barcode = reader.optional("barcode")
    self.flavours = reader.required("flavours")
    self.favourite = reader.required("favourite")
    self.archived = reader.required("archived")
    self.version = reader.required("version")
    self.createdAt = reader.required("createdAt")
    self.updatedAt = reader.required("updatedAt")
    self.unreadable = reader.optional("unreadable")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("id", self.id)
    writer.put("name", self.name)
    writer.put("roaster", self.roaster)
    writer.put("roastLevel", self.roastLevel)
    writer.put("process", self.process)
    writer.put("decaf", self.decaf)
    writer.put("roastDate", self.roastDate)
    writer.put("note", self.note)
    writer.put("url", self.url)
    writer.put("barcode", self.barcode)
    writer.put("flavours", self.flavours)
    writer.put("favourite", self.favourite)
    writer.put("archived", self.archived)
    writer.put("version", self.version)
    writer.put("createdAt", self.createdAt)
    writer.put("updatedAt", self.updatedAt)
    writer.putIfGiven("unreadable", self.unreadable)
    return writer.json
  }
}

/// The record has another version than expected; data.current is the record as it stands.
public struct BeanConflictData: Record {
  /// The machine name of the kind of errors.
  public var kind: String
  /// The record as it stands, as far as the caller may see it.
  public var current: Bean

  public init(
    kind: String,
    current: Bean
  ) {
    self.kind = kind
    self.current = current
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.kind = reader.required("kind")
    self.current = reader.required("current")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("kind", self.kind)
    writer.put("current", self.current)
    return writer.json
  }
}

/// Changes as a JSON merge patch (RFC 7396): only the named members change; null takes an optional one away, or restores its default where
/// it has one.
public struct BeanDetailsChanges: InputRecord {
  /// The name on the bag.
  public var name: String?
  /// The roaster.
  public var roaster: Change<String>
  /// How dark the beans are roasted.
  public var roastLevel: Change<BeanRoastLevel>
  /// How the cherries were processed.
  public var process: Change<BeanProcess>
  /// Whether the beans are decaffeinated.
  public var decaf: Change<Bool>
  /// The day on which the beans were roasted.
  public var roastDate: Change<String>
  /// Any further text.
  public var note: Change<String>
  /// The address of a page about the beans.
  public var url: Change<String>
  /// The code on the bag.
  public var barcode: Change<String>
  /// The flavours, as the roaster names them. Devices merge them as a set.
  public var flavours: Change<[String]>
  /// Whether the beans are a favourite.
  public var favourite: Change<Bool>
  /// Whether the beans are out of use.
  public var archived: Change<Bool>

  public init(
    name: String? = nil,
    roaster: Change<String> = .unchanged,
    roastLevel: Change<BeanRoastLevel> = .unchanged,
    process: Change<BeanProcess> = .unchanged,
    decaf: Change<Bool> = .unchanged,
    roastDate: Change<String> = .unchanged,
    note: Change<String> = .unchanged,
    url: Change<String> = .unchanged,
    barcode: Change<String> = .unchanged,
    flavours: Change<[String]> = .unchanged,
    favourite: Change<Bool> = .unchanged,
    archived: Change<Bool> = .unchanged
  ) {
    self.name = name
    self.roaster = roaster
    self.roastLevel = roastLevel
    self.process = process
    self.decaf = decaf
    self.roastDate = roastDate
    self.note = note
    self.url = url
    self.barcode = barcode
    self.flavours = flavours
    self.favourite = favourite
    self.archived = archived
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.putIfGiven("name", self.name)
    writer.putChange("roaster", self.roaster)
    writer.putChange("roastLevel", self.roastLevel)
    writer.putChange("process", self.process)
    writer.putChange("decaf", self.decaf)
    writer.putChange("roastDate", self.roastDate)
    writer.putChange("note", self.note)
    writer.putChange("url", self.url)
    writer.putChange("barcode", self.barcode)
    writer.putChange("flavours", self.flavours)
    writer.putChange("favourite", self.favourite)
    writer.putChange("archived", self.archived)
    return writer.json
  }
}

/// One page of a list.
public struct BeanPage: ListPage {
  /// The elements, in the list's order.
  public var items: [Bean]
  /// Pass it as after to get the next page; null at the end.
  public var next: String?

  public init(
    items: [Bean],
    next: String?
  ) {
    self.items = items
    self.next = next
  }

  public init(_ json: JSON, _ reading: Reading) {
    var reader = MemberReader(json, reading)
    self.items = reader.required("items")
    self.next = reader.optional("next")
  }

  public var json: JSON {
    var writer = MemberWriter()
    writer.put("items", self.items)
    writer.put("next", self.next)
    return writer.json
  }
}
