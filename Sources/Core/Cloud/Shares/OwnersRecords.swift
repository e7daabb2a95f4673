/// The names by which devices and containers decide who may write a record of a shared zone: the types that only the
/// zone's owner writes, the fields with rights, and the numbers of participants. Containers hold these names, and the
/// PostgreSQL container's SQL contains them, so a name can't simply be changed. A container stores all other fields
/// without reading them.
public enum OwnersRecords {
  /// The type of access records, which contain the rights of users.
  public static let access = "AccessControl"
  /// The type of the company's record. All other records of the company's zone have this record as their parent.
  public static let company = "Companies"

  /// The type of the records with which people sign in. Only the account's own zone has such records.
  public static let credentials = "UserPass"
  /// The name of the type `credentials` in earlier versions. Containers may still have records of this type. When such
  /// a record is saved again, it gets the current type, if the container can change a record's type. CloudKit can't.
  private static let formerCredentials = "Credentials"

  /// Returns the current name of a record type.
  public static func current(_ recordType: String) -> String {
    recordType == formerCredentials ? credentials : recordType
  }
  /// Returns the earlier name of a record type, or `nil` if its name has never changed.
  public static func former(of recordType: String) -> String? { recordType == credentials ? formerCredentials : nil }

  /// Returns a Boolean value that indicates whether only the zone's owner may save and delete records of a type.
  public static func has(_ recordType: String) -> Bool {
    recordType == access || recordType == company || recordType == credentials
  }

  /// The type of saved views. Each participant may save and delete their own views, whatever rights the participant
  /// has.
  public static let views = "Views"

  /// The bit of a department mask that lets a user see all departments and change nothing.
  public static let viewing = 16

  /// The names of the fields of access records that a container reads, and of one field of the company's record.
  public enum Field {
    /// A reference to the user.
    public static let user = "userID"
    /// An integer: 1 if the user is an owner.
    public static let isOwner = "isOwner"
    /// A text: the user's name.
    public static let name = "name"
    /// The fields with the rights of a user.
    public static let rights = [isOwner, departments, managed]
    /// Integers with a bit for each department. `departments` has the departments in which the user works, and
    /// `managed` has those that the user manages.
    public static let departments = "deptMask"
    public static let managed = "managerMask"
    /// An integer: the version of the record.
    public static let version = "version"
    /// The dates when the record was created and last changed.
    public static let createdAt = "createdAt"
    public static let updatedAt = "updatedAt"
    /// A text: the name of the company's tier. This field belongs to the company's record.
    public static let tier = "tier"
  }

  /// Returns the maximum number of participants of a company with the given tier, without the owners. Returns `nil` if
  /// there is no limit.
  public static func most(tier: String?) -> Int? {
    switch tier {
    case "Enterprise": nil
    case "Business": 10
    default: 0
    }
  }
}
