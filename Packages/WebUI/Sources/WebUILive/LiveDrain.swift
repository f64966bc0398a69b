/// The process is about to end and takes no browser in; to be answered with 503.
public nonisolated struct LiveDrain: Error, Equatable {
    /// No more than that.
    public init() {}
}
