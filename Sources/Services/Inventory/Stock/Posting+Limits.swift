internal import RPC

/// The limit on the number of pieces that one request may move. A piece is the quantity of one lot in a movement.
extension Posting {
  /// Throws an error if the movements together name more pieces than one request may move. It is called before any
  /// movement is posted.
  static func check(_ movements: [Movement]) throws(Failure) {
    var count = 0
    for movement in movements {
      count += movement.lots.pieceCount
      if count > mostPieces { throw tooMany(in: movement) }
    }
  }

  /// Returns the error for the movement that exceeds the limit of pieces.
  static func tooMany(in movement: Movement) -> Failure {
    let member = movement.lots.serials == nil ? movement.quantityMember : "serials"
    return tooMany(at: "\(movement.pointer)/\(member)", member)
  }

  static func tooMany(at pointer: String, _ member: String) -> Failure {
    .invalidParam(
      pointer,
      "\(member) is too much for one request, which can move at most \(mostPieces) pieces; move the rest with another request"
    )
  }
}
