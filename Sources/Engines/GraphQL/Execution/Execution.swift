/// Goes through a plan breadth first: each field once for all its parents of a wave.
///
/// Plain values are found at once, so that what they lead to is in the same wave as what stands beside them; whatever
/// is loaded or batched waits until nothing plain is left. Both drivers, of plans that suspend and of those that do not,
/// share everything but the calls themselves.
final class Execution {
    /// A field that is due for the objects of a group.
    struct Due {
        let group: ObjectGroup
        let index: Int

        var field: PlanField { group.plan.fields[index] }
    }

    let request: RequestState
    private let resolvers: ResolverTable
    private var values: [Due] = []
    private var waiting: [Due] = []
    /// How often a resolver was called, for the engine's measurements.
    private(set) var callCount = 0
    /// How many values that tell of the schema may still be found: their lists have no arguments that say their sizes.
    private var toldRoom: Int
    private let givenLimit: Int
    /// How many bytes arguments may still be given.
    private var givenRoom: Int

    init(_ request: RequestState, _ resolvers: ResolverTable, toldLimit: Int = .max, givenLimit: Int = .max) {
        toldRoom = toldLimit
        self.givenLimit = givenLimit
        givenRoom = givenLimit
        self.request = request
        self.resolvers = resolvers
    }

    /// All fields of a group become due.
    func add(_ group: ObjectGroup) {
        for index in group.plan.fields.indices { add(Due(group: group, index: index)) }
    }

    /// A field becomes due.
    func add(_ due: Due) {
        guard let resolver = due.field.resolver else { return }
        if case .value = resolver.way {
            values.append(due)
        } else {
            waiting.append(due)
        }
    }

    /// Finds every plain value that is due, and those that it leads to.
    ///
    /// - Returns: What then waits, as one wave; empty at the end.
    func wave() throws(ExecutionStop) -> [Due] {
        while !values.isEmpty {
            let batch = values
            values = []
            for due in batch {
                try request.checkpoint()
                take(resolved(due), for: due)
                guard toldRoom >= 0 else { throw .toldTooMuch }
            }
        }
        try request.checkpoint()
        defer { waiting = [] }
        return waiting
    }

    /// Calls a resolver that does not suspend.
    func resolved(_ due: Due) -> ResolvedColumn {
        guard let resolver = due.field.resolver else { return missing(due) }
        let call: FieldCall
        do {
            call = try self.call(due)
        } catch {
            return .failed(error, count: due.group.column.count)
        }
        switch resolver.way {
        case .value(let body), .batch(let body), .reading(let body, _):
            return Self.checked(due) { try body(due.group.column, call) }
        case .loaded(let loaded): return loaded.answer(due.group.column, request.session(of: loaded.loader))
        case .suspending, .events: return missing(due)
        }
    }

    /// What a call is told.
    func call(_ due: Due) throws -> FieldCall {
        callCount += 1
        let field = due.field
        return FieldCall(arguments: try given(field.arguments), field: field, request: request)
    }

    /// What a field is given, while there is room for it: each reads its arguments for itself, also where they stand once.
    private func given(_ plan: ArgumentPlan) throws -> GraphQLValue {
        if case .constant(let nothing, heldBytes: 0) = plan { return nothing }
        guard givenRoom >= 0 else { throw givenTooMuch }
        let arguments: GraphQLValue
        do {
            arguments = try plan.value(request.variables)
        } catch {
            // It may be the last of many that does not fit.
            givenRoom -= plan.writtenBytes
            throw GraphQLError(error.message(), code: .badUserInput)
        }
        if case .constant(_, let bytes) = plan { givenRoom -= bytes } else { arguments.hold(in: &givenRoom) }
        guard givenRoom >= 0 else { throw givenTooMuch }
        return arguments
    }

    private var givenTooMuch: GraphQLError {
        let words = "The arguments are given more than \(givenLimit) bytes."
        return GraphQLError(words, code: .queryTooLarge, extensions: [.init("limit", .int(givenLimit))])
    }

    /// Takes what a field came to; the fields of its objects become due.
    func take(_ resolved: ResolvedColumn, for due: Due) {
        let field = due.field
        guard let selection = field.selection else {
            due.group.results[due.index] = FieldResult(resolved)
            return
        }
        var groups: [ObjectGroup] = []
        var places: [Partition.Place?]?
        if !field.isAbstract {
            if let plan = selection.plan(for: field.typeName) { groups = [ObjectGroup(plan, resolved.values)] }
        } else if let partition = resolvers.abstract[field.typeName]?(resolved.values) {
            places = partition.places
            groups = partition.groups.compactMap { type, column in
                selection.plan(for: type).map { ObjectGroup($0, column) }
            }
        }
        due.group.results[due.index] = FieldResult(resolved, groups: groups, places: places)
        for group in groups where group.column.count > 0 {
            if group.plan.typeName.hasPrefix("__") {
                toldRoom -= group.column.count.saturatedProduct(group.plan.fields.count)
                // What is too much is not gone into.
                guard toldRoom >= 0 else { return }
            }
            add(group)
        }
    }

    private func missing(_ due: Due) -> ResolvedColumn {
        .failed(GraphQLError("\(due.field.coordinate) cannot be resolved here."), count: due.group.column.count)
    }

    /// What a resolver answers, if it answers for each parent.
    static func checked(_ due: Due, _ body: () throws -> ResolvedColumn) -> ResolvedColumn {
        do {
            let resolved = try body()
            guard resolved.count != due.group.column.count else { return resolved }
            return .failed(ResolverFault.count(resolved.count, due.group.column.count), count: due.group.column.count)
        } catch {
            return .failed(error, count: due.group.column.count)
        }
    }
}

/// A resolver that did not do what it must.
@usableFromInline
enum ResolverFault: Error, Hashable {
    /// A batch answered for so many parents, of so many.
    case count(Int, Int)
    /// A column of another type than the schema's binding says.
    case type(String)
    /// A list was wanted, or none was.
    case shape
    /// An object that is of none of its type's types.
    case noType(String)
}
