internal import RPC
public import Shape
public import Storage
public import Tenancy

/// The stored members of a record whose status changes by steps. A step is a stored change of the status.
public protocol SteppedDetails: NumberedDetails {
  associatedtype Draft: Record
  associatedtype State: SteppedState

  var draft: Draft { get set }
  var state: State { get set }

  /// The names of the collection in which the steps are stored.
  static var steps: CollectionName { get }
}

/// The state of a record whose status changes by steps.
public protocol SteppedState: Record {
  associatedtype Status: Choice

  var status: Status { get set }
}

/// A change of a record from one status to another. A step is never changed and never deleted, because the status of
/// the record is computed from its steps.
public typealias Step<Subject: SteppedDetails> = Stored<StepDetails<Subject>>

public struct StepDetails<Subject: SteppedDetails>: CompanyDetails {
  public typealias Status = Subject.State.Status

  public let subject: UUID, from: Status, to: Status, reason: Line?, actor: UUID, follows: [UUID]?

  public static var collection: CollectionName { Subject.steps }
  public static var department: Department { Subject.department }
  public static var sample: String { "" }
  public static var doc: StaticString { "A step: the record of one change of status, such as that of an order." }

  /// - Parameter steps: the steps that the record has taken so far.
  public init(
    _ subject: UUID, from: Status, to: Status, after steps: [TakenStep<Status>], reason: Line?, actor: UUID
  ) {
    (self.subject, self.from, self.to, self.reason, self.actor) = (subject, from, to, reason, actor)
    follows = TakenStep.heads(of: steps)
  }

  public init<F: Fields<Self>>(_ field: inout F) {
    subject = field("subject", { $0.subject }, "The id of the order, dispatch, purchase or build whose status changed.")
    from = field("from", { $0.from }, "The status before the step.")
    to = field("to", { $0.to }, "The status after the step.")
    reason = field(
      "reason", { $0.reason },
      "The reason for the step, in words that the company chooses. `null` if no reason was given.", .length(1...200))
    actor = field("actor", { $0.actor }, "The user who took the step.")
    follows = field(
      "follows", { $0.follows },
      "The ids of the latest steps before this one. There are several if devices added steps while they were not connected. `null` for a step of an older program."
    )
  }
}

extension Stored {
  /// Returns the step in the form from which a record's status is computed.
  public func taken<Subject: SteppedDetails>() -> TakenStep<Subject.State.Status>
  where Details == StepDetails<Subject> {
    TakenStep(uuid, from: details.from, to: details.to, at: createdAt, follows: details.follows)
  }
}
