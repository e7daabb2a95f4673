/// What of a shared zone is the owner's alone to write: who may do what there, and the company itself with its tier. What a container must
/// know of their fields to let people in stands here; all else passes through it.
public enum OwnersRecords {
  /// The type of the records that say what somebody may do.
  public static let access = "AccessControl"
  /// The type of the record that all others of a zone belong to.
  public static let company = "Companies"

  /// The type of the records that prove who somebody is: they stand in the account's own zone, and in no other.
  public static let credentials = "Credentials"

  /// Whether only the zone's owner may save and delete records of a type.
  public static func has(_ recordType: String) -> Bool { recordType == access || recordType == company || recordType == credentials }

  /// The type of the records of which whoever takes part may have their own, whatever their rights: views of what they see.
  public static let views = "Views"

  /// The bit of who may look at all departments and change nothing.
  public static let viewing = 16

  /// Fields of access records: a reference, two integers of which 1 stands for yes, a text, an integer, two dates.
  public enum Field {
    public static let user = "userID"
    public static let isOwner = "isOwner"
    public static let name = "name"
    /// What somebody may do.
    public static let rights = [isOwner, departments, managed]
    /// Sets of departments, as bits: those that somebody works in, and those that somebody manages.
    public static let departments = "deptMask"
    public static let managed = "managerMask"
    public static let version = "version"
    public static let createdAt = "createdAt"
    public static let updatedAt = "updatedAt"
    /// Of the company: a text.
    public static let tier = "tier"
  }

  /// How many people besides owners may take part in a company of a tier; nil for any number.
  public static func most(tier: String?) -> Int? {
    switch tier {
    case "Enterprise": nil
    case "Business": 10
    default: 0
    }
  }
}
