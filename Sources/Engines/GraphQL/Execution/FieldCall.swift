import Synchronization

/// What a resolver is told besides its parents.
@usableFromInline
struct FieldCall: Sendable {
    /// The arguments, coerced; an object.
    let arguments: GraphQLValue
    let field: PlanField
    let request: RequestState

    /// The call as a resolver's types want it.
    @usableFromInline
    func typed<Context>(_: Context.Type) throws -> Call<Context> {
        guard let context = request.context as? Context else { throw ResolverFault.type("\(Context.self)") }
        return Call(context, field)
    }

    /// The arguments as a resolver's type.
    ///
    /// - Throws: ``GraphQLError`` with `BAD_USER_INPUT` where they do not fit.
    @usableFromInline
    func decoded<Arguments: Decodable>(_: Arguments.Type) throws -> Arguments {
        try ValueDecoder.decode(Arguments.self, from: arguments)
    }
}

/// What a resolver is told: who asks, and what for.
public struct Call<Context: Sendable>: Sendable {
    /// What the request brought along.
    public let context: Context
    private let field: PlanField

    init(_ context: Context, _ field: PlanField) {
        self.context = context
        self.field = field
    }

    /// The field's name in the answer.
    public var responseKey: String { field.responseKey }

    /// Whether a field is selected of this one's value, so that what nobody asked for need not be computed.
    ///
    /// Fields of fragments on types that the value turns out not to be count as selected.
    public func selects(_ name: String) -> Bool {
        field.selection?.mentions(name) ?? false
    }
}

/// What belongs to one request while it is executed.
@usableFromInline
final class RequestState: Sendable {
    let context: any Sendable
    let variables: ByName<GraphQLValue>
    /// When a call, and when all of it, took too long.
    let deadline: CallDeadline
    private let sessions = Mutex<[ObjectIdentifier: any LoaderSession]>([:])

    init(context: any Sendable, variables: ByName<GraphQLValue>, deadline: CallDeadline) {
        self.context = context
        self.variables = variables
        self.deadline = deadline
    }

    /// What a loader remembers for this request.
    func session(of loader: any AnyLoader) -> any LoaderSession {
        sessions.withLock { sessions in
            let id = ObjectIdentifier(loader)
            if let known = sessions[id] { return known }
            let made = loader.session()
            sessions[id] = made
            return made
        }
    }

    /// - Throws: ``ExecutionStop`` when it was cancelled or took too long.
    func checkpoint() throws(ExecutionStop) {
        if Task.isCancelled { throw .cancelled }
        if let end = deadline.end, deadline.clock.now() >= end { throw .timedOut }
    }
}

/// Why an execution ends before its answer.
enum ExecutionStop: Error {
    case cancelled, timedOut
    /// More is told of the schema than may be.
    case toldTooMuch
}

/// Objects of one type that the same selection is made of, and what their fields came to.
final class ObjectGroup {
    let plan: ObjectPlan
    let column: any Column
    /// By the fields of the plan.
    var results: [FieldResult?]

    init(_ plan: ObjectPlan, _ column: any Column) {
        self.plan = plan
        self.column = column
        results = Array(repeating: nil, count: plan.fields.count)
    }
}

/// What a field came to for all objects of a group.
final class FieldResult {
    let resolved: ResolvedColumn
    /// The objects, by what they turned out to be.
    let groups: [ObjectGroup]
    /// Of each row its group; `nil` where all are of the first.
    let places: [Partition.Place?]?

    init(_ resolved: ResolvedColumn, groups: [ObjectGroup] = [], places: [Partition.Place?]? = nil) {
        self.resolved = resolved
        self.groups = groups
        self.places = places
    }

    /// The place of a parent's value.
    func slot(of parent: Int) -> Slot {
        guard let slots = resolved.slots else { return parent < resolved.count ? .row(parent) : .null }
        return slots.indices.contains(parent) ? slots[parent] : .null
    }

    /// The object of a row.
    func object(_ row: Int) -> (ObjectGroup, Int)? {
        guard let places else { return groups.first.map { ($0, row) } }
        guard places.indices.contains(row), let place = places[row], groups.indices.contains(place.group) else {
            return nil
        }
        return (groups[place.group], place.row)
    }
}
