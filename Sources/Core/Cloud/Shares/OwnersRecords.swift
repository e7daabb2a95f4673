/// The records of a shared zone that the owner alone writes: the rights of users, and the company itself with its tier. The fields here
/// are those that a container must know to admit participants. All other fields pass through it.
public enum OwnersRecords {
  /// The type of the records with the rights of users.
  public static let access = "AccessControl"
  /// The type of the record that all others of a zone belong to.
  public static let company = "Companies"

  /// The type of the records with which people sign in. They are in the account's own zone, and in no other.
  public static let credentials = "UserPass"
  /// The name of that type in the containers of earlier versions. Each record takes the new name with its next save, where the container
  /// can change the type of a record; CloudKit can't.
  private static let formerCredentials = "Credentials"

  /// Returns the name of a record type in this version.
  public static func current(_ recordType: String) -> String { recordType == formerCredentials ? credentials : recordType }
  /// Returns the name of a record type in earlier versions, or `nil` if it has always had its present name.
  public static func former(of recordType: String) -> String? { recordType == credentials ? formerCredentials : nil }

  /// Returns a Boolean value that indicates whether only the zone's owner may save and delete records of a type.
  public static func has(_ recordType: String) -> Bool { recordType == access || recordType == company || recordType == credentials }

  /// The type of the records that every participant may have, with any rights: views of the records that the participant sees.
  public static let views = "Views"

  /// The bit of a user who may see all departments and change nothing.
  public static let viewing = 16

  /// The fields of access records: a reference, an integer that is 1 for yes, a text, two integers of bits, an integer, two dates.
  public enum Field {
    public static let user = "userID"
    public static let isOwner = "isOwner"
    public static let name = "name"
    /// The fields with the rights of a user.
    public static let rights = [isOwner, departments, managed]
    /// Sets of departments, as bits: those in which a user works, and those that a user manages.
    public static let departments = "deptMask"
    public static let managed = "managerMask"
    public static let version = "version"
    public static let createdAt = "createdAt"
    public static let updatedAt = "updatedAt"
    /// A field of the company: a text.
    public static let tier = "tier"
  }

  /// Returns the largest number of participants besides owners in a company of a tier, or `nil` for any number.
  public static func most(tier: String?) -> Int? {
    switch tier {
    case "Enterprise": nil
    case "Business": 10
    default: 0
    }
  }
}
