/// What accompanies a change of state: the animation it should be shown with.
public struct Transaction {
    /// How the change is shown; `nil` at once.
    public var animation: Animation?
    /// Whether animations of views are left out.
    public var disablesAnimations = false

    /// A change without an animation.
    public init() {}

    /// A change with an animation.
    public init(animation: Animation?) {
        self.animation = animation
    }

    static var current: Transaction?
}

/// Changes state with an animation.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Changes state with a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = Transaction.current
    Transaction.current = transaction
    defer { Transaction.current = outer }
    return try body()
}
