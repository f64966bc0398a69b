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
