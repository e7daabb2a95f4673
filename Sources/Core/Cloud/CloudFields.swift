internal import JSON
public import Shape

/// The fields of a cloud record, by name.
public struct CloudFields: Value, Sendable, Equatable {
  public struct Field: Sendable, Equatable {
    public let name: String
    /// nil for a field that is taken away.
    public let value: CloudValue?

    public init(_ name: String, _ value: CloudValue?) {
      self.name = name
      self.value = value
    }
  }

  public var list: [Field]

  public init(_ list: [Field]) { self.list = list }

  public subscript(_ name: String) -> CloudValue? { list.first { $0.name == name }?.value }

  public static func read<S: Source>(from source: inout S) -> CloudFields {
    CloudFields(source.map(of: CloudValue?.self)?.map { Field($0.name, $0.value) } ?? [])
  }

  public func write<K: Sink>(to sink: inout K) {
    sink.json(
      String(
        jsonObject: list.lazy.map { field in
          (field.name, field.value.map { #"{"type":"\#($0.type.rawValue)","value":\#($0.json)}"# } ?? "null")
        }))
  }

  /// The fields with those of `changes` in their place; null takes one away.
  public func changed(by changes: CloudFields) -> CloudFields {
    var fields = list
    for change in changes.list {
      if let index = fields.firstIndex(where: { $0.name == change.name }) {
        if change.value == nil { fields.remove(at: index) } else { fields[index] = change }
      } else if change.value != nil {
        fields.append(change)
      }
    }
    return CloudFields(fields)
  }

  public static var schema: Schema { .map(.nullable(CloudValue.schema)) }
  public static var example: CloudFields { CloudFields([Field("name", CloudValue(.text, json: #""Beans""#))]) }
}
