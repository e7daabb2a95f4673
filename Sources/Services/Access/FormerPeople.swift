internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// The users who have left a company, so that their former actions still have a name. They are stored until the company
/// is deleted, or until they come back.
struct FormerPeople {
  private let stores: Stores

  // The row of the access record stays reserved: no later user gets it.
  private let insertion = StoreStatement(
    """
    INSERT INTO {store}.former_people (row, company, user, name, username)
    SELECT row, company, user, name, ? FROM {store}.access_records WHERE company = ? AND user = ?
    """)
  private let deletion = StoreStatement("DELETE FROM {store}.former_people WHERE company = ? AND user = ?")
  private let deleteCompany = StoreStatement("DELETE FROM {store}.former_people WHERE row BETWEEN ? AND ?")
  private let findUsername = StoreStatement("SELECT username FROM {store}.former_people WHERE company = ? AND user = ?")

  init(_ stores: Stores) { self.stores = stores }

  /// Stores a user whose access record is about to be deleted.
  /// - Parameter username: the user's username; `nil` for a user without one.
  func keep(_ user: UUID, username: String?, of company: UUID, in store: Store) throws(Failure) {
    try stores.run(insertion, in: store, bind: username, company, user)
  }

  /// Removes a user who has come back.
  func forget(_ user: UUID, of company: UUID, in store: Store) throws(Failure) {
    try stores.run(deletion, in: store, bind: company, user)
  }

  func deleteAll(in rows: RowRange, of store: Store) throws(Failure) {
    try stores.run(deleteCompany, in: store, bind: rows.all.lowerBound, rows.all.upperBound)
  }

  /// Returns the former username of a user who has left; `nil` for a user without one.
  func username(of user: UUID, in company: UUID) throws(Failure) -> String? {
    try stores.first(findUsername, in: .private, bind: company, user) { $0.next(String?.self) } ?? nil
  }
}
