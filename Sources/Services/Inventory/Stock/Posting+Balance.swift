internal import Shape

/// A consistency check of a posting, for assertions.
extension Posting {
  /// A Boolean value that indicates whether the posting is consistent: the quantities of its transfer entries sum to
  /// zero, and the stock of each item has changed by the sum of the item's entries.
  var isBalanced: Bool {
    var (transferred, grown): (Int, [UUID: Int]) = (0, [:])
    for entry in entries {
      if entry.type == .transfer { transferred += entry.quantity.units }
      grown[entry.item.uuid, default: 0] += entry.quantity.units
    }
    let isGrown = items.all.allSatisfy { one in
      one.held.level.onHand == (one.before ?? .none).level.onHand + grown[one.id.uuid, default: 0]
    }
    return transferred == 0 && isGrown
  }
}
