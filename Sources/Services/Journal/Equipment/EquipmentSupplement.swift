internal import Shape

/// The members of a piece of equipment that the core computes.
struct EquipmentSupplement: Record {
  let photos: [UUID]?

  static let doc: StaticString = "The members of a piece of equipment that the core computes."
  /// The description of the member `photos`, which beans, brews and equipment have.
  static let photosDoc: StaticString =
    "The ids of the record's photos, which are assets with the role `photo`, the cover first. For a small picture, call `assets.read` with the variant `thumb`. Left out without photos."
}

extension EquipmentSupplement {
  init<F: Fields<Self>>(_ field: inout F) {
    photos = field.optional("photos", \.photos, EquipmentSupplement.photosDoc)
  }
}
