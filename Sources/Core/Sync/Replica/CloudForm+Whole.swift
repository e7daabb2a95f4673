internal import Cloud
internal import JSON

/// How a record that the container does not have leaves: most of what is ever sent. It is read and written once, from JSON to JSON.
extension CloudForm {
  /// A record on its way.
  struct Whole {
    /// Its fields in the cloud.
    let fields: CloudFields
    /// Its members that are part of what is sent, null ones, too.
    let members: Members
    /// Those of the members that say what it belongs to.
    let owners: Members
  }

  /// - Parameters:
  ///   - json: the record, as an object of its members in the order of its description.
  ///   - isOwner: whether a member says what the record belongs to.
  /// - Returns: nil for what is no object.
  func whole(_ json: String, isOwner: (String) -> Bool) -> Whole? {
    let (fields, known) = (ByteBuffer(capacity: 1 << 10), ByteBuffer(capacity: 1 << 10))
    defer {
      fields.deallocate()
      known.deallocate()
    }
    var (owners, next, json) = ([Members.Member](), 0, json)
    let isObject = json.withUTF8 { bytes in
      JSONSource.decode(bytes) { source in
        guard source.value.kind == .object else { return false }
        for (name, value) in source.value.members {
          let member = name.string
          if isOwner(member) { owners.append(.init(member, value.compactText)) }
          guard let index = CloudForm.index(in: properties, near: next, where: { $0.member == member }) else { continue }
          next = index + 1
          known.append(known.count == 0 ? "{" : ",")
          known.append(text: properties[index].head)
          value.writeCompact(to: known)
          if value.kind != .null { properties[index].write(value, to: fields) }
        }
        return true
      }
    }
    guard isObject == true else { return nil }
    for out in [fields, known] { out.append(out.count == 0 ? "{}" : "}") }
    return Whole(fields: CloudFields(text: fields.text()), members: Members(unread: known.text()), owners: Members(owners))
  }
}

extension CloudForm.Property {
  /// Writes what a member's value is in the cloud.
  fileprivate func write(_ value: JSONValue, to out: ByteBuffer) {
    switch kept {
    case .text where words.isEmpty, .int, .date, .reference, .list:
      out.append(out.count == 0 ? "{" : ",")
      out.append(text: fieldHeads[0])
      value.writeCompact(to: out)
      out.append("}")
    case .text, .truth, .decimal, .money, .json:
      guard let values = values(of: value.compactText) else { return }
      for (head, value) in zip(fieldHeads, values) {
        out.append(out.count == 0 ? "{" : ",")
        out.append(text: head)
        out.append(text: value.json)
        out.append("}")
      }
    }
  }
}
