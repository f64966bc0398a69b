/// Groups of items that the same people like.
package struct ItemPools: Sendable, Equatable {
    /// The pool of each item.
    package let assignments: [Int32]

    /// Pools × factors, each of length 1.
    package let centroids: [Float]

    /// What each pool is called.
    package let names: [String]

    /// The items of a pool.
    package func items(of pool: Int) -> ItemSet {
        ItemSet(assignments.indices.lazy.filter { assignments[$0] == Int32(pool) }, itemCount: assignments.count)
    }

    /// The same pools with the items that came since, each in the pool nearest to its factors.
    func grown(to factors: [Float], width: Int) -> ItemPools {
        var assignments = assignments
        for item in stride(from: assignments.count, to: factors.count / max(1, width), by: 1) {
            var best: (pool: Int, product: Float) = (0, -.infinity)
            for pool in names.indices {
                let product = (0..<width).reduce(Float(0)) {
                    $0 + factors[item * width + $1] * centroids[pool * width + $1]
                }
                if product > best.product { best = (pool, product) }
            }
            assignments.append(Int32(best.pool))
        }
        return ItemPools(assignments: assignments, centroids: centroids, names: names)
    }
}
