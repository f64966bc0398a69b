/// Groups of items that the same people like.
package struct ItemPools: Sendable, Equatable {
    /// The pool of each item.
    package let assignments: [Int32]

    /// Pools × factors, each of length 1.
    package let centroids: [Float]

    /// What each pool is called.
    package let names: [String]
}
