/// How much a request may ask for, and how much it may be answered.
public struct ExecutionLimits: Sendable, Hashable {
    /// The parser's.
    public var parser = ParserLimits()
    /// How deep selections may nest, those of introspection apart.
    public var depth = 12
    /// The most fields of the root, and the most aliases, with those of fragments wherever they are spread.
    public var width = 200
    /// The most directives at a place.
    public var directives = 10
    /// The most that a document may cost: one a field or as declared, times the sizes of the lists above it.
    public var cost = 5000
    /// The most values that are told of the schema; more where the schema is so large that tools need them.
    public var told = 50_000
    /// The most bytes that arguments may be given, about as they are held, those of a variable wherever it stands in them.
    ///
    /// What stands once in a body of 256 KiB is less, whatever it is.
    public var given = 8 << 20
    /// The most comparisons of fields that share a name in the answer.
    public var comparisons = 10_000
    /// The most errors that are told.
    public var errors = 50
    /// The most bytes of an answer.
    public var answerBytes = 8 << 20
    /// How long one call of a resolver that suspends may take; its fields then are errors, and the others stand.
    public var callTime: Duration? = .seconds(5)
    /// How long an execution may take; it ends between two calls, and what suspends is given up.
    public var time: Duration? = .seconds(10)

    /// The defaults.
    public init() {}
}

/// What a selection comes to before it is executed; sums that would not fit are as large as can be.
struct SelectionTally: Equatable {
    var depth = 0
    var rootFields = 0
    var aliases = 0
    var cost = 0

    mutating func add(_ other: SelectionTally, times factor: Int = 1) {
        aliases = aliases.saturatedSum(other.aliases)
        cost = cost.saturatedSum(other.cost.saturatedProduct(factor))
    }
}

extension Int {
    func saturatedSum(_ other: Int) -> Int {
        let (sum, overflows) = addingReportingOverflow(other)
        return overflows ? .max : sum
    }

    func saturatedProduct(_ other: Int) -> Int {
        let (product, overflows) = multipliedReportingOverflow(by: other)
        return overflows ? .max : product
    }
}

/// The clock of executions: the process's own, or one that tests move.
public struct ExecutionClock: Sendable {
    /// The time since some moment.
    let now: @Sendable () -> Duration
    /// Returns later, or throws where it is cancelled.
    let sleep: @Sendable (Duration) async throws -> Void

    /// A clock, read from the moment on at which this is made.
    public init<C: Clock<Duration>>(_ clock: C) {
        let start = clock.now
        now = { start.duration(to: clock.now) }
        sleep = { try await clock.sleep(for: $0) }
    }

    /// The system's.
    public static let continuous = ExecutionClock(ContinuousClock())
}

/// Gives up what suspends for too long, also where it does not heed that it was cancelled.
struct CallDeadline: Sendable {
    let clock: ExecutionClock
    /// How long one call may take; `nil` for as long as it likes.
    let limit: Duration?
    /// When the execution ends, as the clock tells it.
    let end: Duration?

    /// What is answered for a call that was given up.
    static let fault = GraphQLError("It took too long.", code: .timedOut)

    /// - Throws: ``fault`` when time is up, `CancellationError` when who waits is cancelled, what `body` throws.
    func run<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) async throws -> Value {
        guard let patience else { return try await body() }
        // The first answer counts; nobody waits for the other.
        let (answers, answer) = AsyncStream.makeStream(
            of: Result<Value, any Error>.self,
            bufferingPolicy: .bufferingOldest(1)
        )
        let work = Task {
            do {
                answer.yield(.success(try await body()))
            } catch {
                answer.yield(.failure(error))
            }
        }
        let timer = Task { [clock] in
            do {
                try await clock.sleep(patience)
                answer.yield(.failure(Self.fault))
            } catch {
                // It was cancelled, since the work is done.
            }
        }
        defer {
            work.cancel()
            timer.cancel()
        }
        for await first in answers { return try first.get() }
        throw CancellationError()
    }

    /// How long a call that begins now may take.
    private var patience: Duration? {
        let rest = end.map { max($0 - clock.now(), .zero) }
        guard let limit else { return rest }
        return rest.map { min($0, limit) } ?? limit
    }
}
