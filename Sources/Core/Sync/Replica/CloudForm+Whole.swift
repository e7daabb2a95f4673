internal import Cloud
internal import JSON

/// A fast conversion for records that the container does not have yet. Most sent records are of this kind. The
/// conversion reads and writes a record only once, from JSON to JSON.
extension CloudForm {
  /// A converted record, in the form in which it is sent.
  struct Whole {
    /// The record's fields in the cloud.
    let fields: CloudFields
    /// The record's members that are sent, including null ones.
    let members: Members
    /// The record's members that name its owners.
    let owners: Members
  }

  /// A property, prepared for this conversion. Its names are stored as bytes, so that they are copied and compared
  /// without making strings.
  final class Leaving: Sendable {
    let member: [UInt8]
    /// The bytes before the property's value in a record's JSON, and the bytes before the value of each of its fields
    /// in the cloud's JSON.
    fileprivate let head: [UInt8], fieldHeads: [[UInt8]]
    /// A Boolean value that indicates whether the value has the same JSON in the cloud as in the record. Such a value
    /// is copied unchanged.
    fileprivate let isSame: Bool
    fileprivate let property: Property

    init(_ property: Property) {
      self.property = property
      member = Array(property.member.utf8)
      head = Array("\(jsonText(property.member)):".utf8)
      fieldHeads = property.fields.map { Array(#"\#(jsonText($0)):{"type":\#(jsonText($1.rawValue)),"value":"#.utf8) }
      isSame =
        switch property.kept {
        case .text: property.words.isEmpty
        case .int, .date, .reference, .list: true
        case .truth, .decimal, .money, .json: false
        }
    }

    /// Writes the fields in which the cloud stores a value of the member.
    fileprivate func write(_ value: JSONValue, to out: ByteBuffer) {
      if isSame {
        out.append(out.count == 0 ? "{" : ",")
        out.append(fieldHeads[0])
        value.writeCompact(to: out)
        return out.append("}")
      }
      guard let values = property.values(of: value.compactText) else { return }
      for (head, value) in zip(fieldHeads, values) {
        out.append(out.count == 0 ? "{" : ",")
        out.append(head)
        out.append(text: value.json)
        out.append("}")
      }
    }
  }

  /// Converts a record that is sent as a whole.
  /// - Parameters:
  ///   - json: the record, as an object of its members in the order of its description.
  ///   - ownerNames: the members that name the record's owners.
  /// - Returns: the converted record, or `nil` if the text is not a JSON object.
  func whole(_ json: String, owners ownerNames: [[UInt8]]) -> Whole? {
    let (fields, known) = (ByteBuffer(capacity: 1 << 10), ByteBuffer(capacity: 1 << 10))
    defer {
      fields.deallocate()
      known.deallocate()
    }
    var (owners, next, json) = ([Members.Member](), 0, json)
    let isObject = json.withUTF8 { bytes in
      JSONSource.decode(bytes) { source in
        guard source.value.kind == .object else { return false }
        var name = source.value.first
        for _ in 0..<source.value.count {
          let value = name.sibling(name.index + 1)
          if ownerNames.contains(where: { name.isName($0) }) { owners.append(.init(name.string, value.compactText)) }
          if let index = CloudForm.index(in: leaving, near: next, where: { name.isName($0.member) }) {
            next = index + 1
            known.append(known.count == 0 ? "{" : ",")
            known.append(leaving[index].head)
            value.writeCompact(to: known)
            if value.kind != .null { leaving[index].write(value, to: fields) }
          }
          name = value.following
        }
        return true
      }
    }
    guard isObject == true else { return nil }
    for out in [fields, known] { out.append(out.count == 0 ? "{}" : "}") }
    return Whole(
      fields: CloudFields(text: fields.text()), members: Members(unread: known.text()), owners: Members(owners))
  }
}

extension ByteBuffer {
  fileprivate func append(_ bytes: [UInt8]) { bytes.withUnsafeBufferPointer { append($0) } }
}
