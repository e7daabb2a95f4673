internal import RPC
internal import SQLite
internal import Shape
internal import Storage

/// The users who have left a company. Their names are stored so that their former actions still show a name, until the
/// company is deleted or the user comes back.
struct FormerPeople {
  private let stores: Stores

  // The row number of the access record stays reserved, so that no later user gets it.
  private let insertion = StoreStatement(
    """
    INSERT INTO {store}.former_people (row, company, user, name, username)
    SELECT row, company, user, name, ? FROM {store}.access_records WHERE company = ? AND user = ?
    """)
  private let deletion = StoreStatement("DELETE FROM {store}.former_people WHERE company = ? AND user = ?")
  private let deleteCompany = StoreStatement("DELETE FROM {store}.former_people WHERE row BETWEEN ? AND ?")
  private let findUsername = StoreStatement("SELECT username FROM {store}.former_people WHERE company = ? AND user = ?")

  init(_ stores: Stores) { self.stores = stores }

  /// Stores the name of a user whose access record is about to be deleted.
  /// - Parameter username: the user's username; `nil` if the user has none.
  func keep(_ user: UUID, username: String?, of company: UUID, in store: Store) throws(Failure) {
    try stores.run(insertion, in: store, bind: username, company, user)
  }

  /// Removes a user who has come back to the company.
  func forget(_ user: UUID, of company: UUID, in store: Store) throws(Failure) {
    try stores.run(deletion, in: store, bind: company, user)
  }

  func deleteAll(in rows: RowRange, of store: Store) throws(Failure) {
    try stores.run(deleteCompany, in: store, bind: rows.all.lowerBound, rows.all.upperBound)
  }

  /// Returns the former username of a user who has left; `nil` if the user had none.
  func username(of user: UUID, in company: UUID) throws(Failure) -> String? {
    try stores.first(findUsername, in: .private, bind: company, user) { $0.next(String?.self) } ?? nil
  }
}
