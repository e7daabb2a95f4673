internal import Shape

/// The computed members of a piece of equipment.
struct EquipmentSupplement: Record {
  let photos: [UUID]?

  static let doc: StaticString = "The computed members of a piece of equipment."
  /// The description of the photos of any record.
  static let photosDoc: StaticString =
    "The ids of the record's assets with the role `photo`, the cover first. For a small picture, call `assets.read` with the variant `thumb`. Left out without photos."
}

extension EquipmentSupplement {
  init<F: Fields<Self>>(_ field: inout F) {
    photos = field.optional("photos", \.photos, EquipmentSupplement.photosDoc)
  }
}
