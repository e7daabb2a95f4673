/// The types of the records that only a zone's owner writes: access records with the rights of users, the company with
/// its tier, and sign-in records. `Field` names the fields that a container must know to admit participants. A
/// container stores all other fields without reading them.
public enum OwnersRecords {
  /// The type of the records with the rights of users.
  public static let access = "AccessControl"
  /// The type of the company's record, which all other records of its zone belong to.
  public static let company = "Companies"

  /// The type of the records with which people sign in. They are in the account's own zone, and in no other.
  public static let credentials = "UserPass"
  /// The name of the type `credentials` in the containers of earlier versions. If a container can change the type of a
  /// record, a record gets the present name with its next save. CloudKit can't change a record's type.
  private static let formerCredentials = "Credentials"

  /// Returns the name of a record type in this version.
  public static func current(_ recordType: String) -> String {
    recordType == formerCredentials ? credentials : recordType
  }
  /// Returns the name of a record type in earlier versions, or `nil` if it has always had its present name.
  public static func former(of recordType: String) -> String? { recordType == credentials ? formerCredentials : nil }

  /// Returns a Boolean value that indicates whether only the zone's owner may save and delete records of a type.
  public static func has(_ recordType: String) -> Bool {
    recordType == access || recordType == company || recordType == credentials
  }

  /// The type of saved views. Each participant may save and delete views of their own, with any rights.
  public static let views = "Views"

  /// The bit that lets a user see all departments and change nothing.
  public static let viewing = 16

  /// The names of the fields of access records, and of one field of the company's record.
  public enum Field {
    /// A reference to the user.
    public static let user = "userID"
    /// An integer: 1 if the user is an owner.
    public static let isOwner = "isOwner"
    /// A text: the user's name.
    public static let name = "name"
    /// The fields with the rights of a user.
    public static let rights = [isOwner, departments, managed]
    /// Integers with a bit for each department: the departments in which the user works, and those that the user
    /// manages.
    public static let departments = "deptMask"
    public static let managed = "managerMask"
    /// An integer: the version of the record.
    public static let version = "version"
    /// Dates.
    public static let createdAt = "createdAt"
    public static let updatedAt = "updatedAt"
    /// A text: the name of the company's tier. It is a field of the company's record.
    public static let tier = "tier"
  }

  /// Returns the largest number of participants in a company of a tier, without the owners, or `nil` if there is no
  /// limit.
  public static func most(tier: String?) -> Int? {
    switch tier {
    case "Enterprise": nil
    case "Business": 10
    default: 0
    }
  }
}
