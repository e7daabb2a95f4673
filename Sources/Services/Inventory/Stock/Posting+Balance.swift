internal import Shape

/// Checks that a posting is balanced.
extension Posting {
  /// A Boolean value that indicates whether the posting is balanced: transfers sum to zero, and the stock of each item
  /// has grown by the sum of its entries.
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
