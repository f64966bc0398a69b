/// How a field of a type is found for all its parents.
@usableFromInline
struct Resolver: Sendable {
    @usableFromInline typealias Immediate = @Sendable (any Column, FieldCall) throws -> ResolvedColumn
    @usableFromInline typealias Suspending = @Sendable (any Column, FieldCall) async throws -> ResolvedColumn

    @usableFromInline
    enum Way: Sendable {
        /// At once, as soon as the parents are there.
        case value(Immediate)
        /// Once a wave.
        case batch(Immediate)
        /// Once a wave, beside the others of it.
        case suspending(Suspending)
        /// Once a wave, either way, by which of both the plan is executed; it alone makes no plan suspend.
        case reading(Immediate, Suspending)
        /// By keys that all fields of a wave put together.
        case loaded(LoadedResolver)
        /// A stream of events, each of which is executed.
        case events(EventSource)
    }

    let way: Way
    /// What it answers.
    let shape: OutputShape
    /// What it asks for, and what it reads of its arguments.
    let arguments: ArgumentsReader
    var cost: FieldCost = FieldCost()

    var suspends: Bool {
        switch way {
        case .value, .batch, .reading: false
        case .suspending, .events: true
        case .loaded(let loaded): loaded.loader.suspends
        }
    }

    /// What is called where the plan suspends; `nil` where that is nothing else.
    var suspendingBody: Suspending? {
        switch way {
        case .suspending(let body), .reading(_, let body): body
        case .value, .batch, .loaded, .events: nil
        }
    }
}

/// A field whose value is loaded by a key.
@usableFromInline
struct LoadedResolver: Sendable {
    let loader: any AnyLoader
    /// Notes the keys of all parents.
    let ask: @Sendable (any Column, any LoaderSession) -> Void
    /// Puts together what was loaded.
    let answer: @Sendable (any Column, any LoaderSession) -> ResolvedColumn
}

/// What a field costs before it is known what it is.
public struct FieldCost: Sendable, Hashable {
    /// What one value of it costs.
    public var weight: Int
    /// The arguments that say how many values there will be, as dotted paths; the first that is given counts.
    public var sizedBy: [String]
    /// How many there are where none is given but could be.
    public var assumedSize: Int
    /// How many there are where no argument could say.
    public var ownSize: Int
    /// As many as are answered at most, however many are asked for.
    public var largestSize: Int
    /// What it costs more by the conditions that are given to it.
    public var conditions: ConditionCost?

    /// One, times what the usual arguments for sizes say.
    public init(
        weight: Int = 1,
        sizedBy: [String] = ["first", "last", "limit", "pageSize", "pagination.pageSize", "pagination.limit"],
        assumedSize: Int = 10,
        ownSize: Int = 1,
        largestSize: Int = .max,
        conditions: ConditionCost? = nil
    ) {
        self.weight = weight
        self.sizedBy = sizedBy
        self.assumedSize = assumedSize
        self.ownSize = ownSize
        self.largestSize = largestSize
        self.conditions = conditions
    }
}

/// The objects of an abstract type by what they turn out to be.
struct Partition: Sendable {
    struct Place: Sendable {
        let group: Int
        let row: Int
    }

    /// Of each row, its group and its row in it; `nil` where it is of no type.
    let places: [Place?]
    let groups: [(type: String, column: any Column)]
}

/// How the fields of a schema are found.
struct ResolverTable: Sendable {
    var objects: ByName<ByName<Resolver>> = [:]
    var abstract: ByName<@Sendable (any Column) -> Partition> = [:]

    func resolver(_ field: String, of type: String) -> Resolver? {
        objects[type]?[field]
    }
}
