/// A set of items of one catalogue, a bit each.
package struct ItemSet: Sendable, Equatable {
    package let itemCount: Int
    private(set) var words: [UInt64]

    /// The empty set, or the set of all items.
    package init(itemCount: Int, full: Bool = false) {
        self.itemCount = itemCount
        words = [UInt64](repeating: full ? .max : 0, count: (itemCount + 63) / 64)
        if full, itemCount % 64 != 0 { words[words.count - 1] = (1 << UInt64(itemCount % 64)) - 1 }
    }

    /// The set of the items given; those the catalogue does not have are left out.
    package init(_ items: some Sequence<Int>, itemCount: Int) {
        self.init(itemCount: itemCount)
        for item in items where item >= 0 && item < itemCount { insert(item) }
    }

    package var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

    @inline(__always)
    package func contains(_ item: Int) -> Bool { words[item >> 6] & (1 << UInt64(item & 63)) != 0 }

    package mutating func insert(_ item: Int) { words[item >> 6] |= 1 << UInt64(item & 63) }

    package mutating func remove(_ item: Int) { words[item >> 6] &= ~(1 << UInt64(item & 63)) }

    /// Keeps what is in the other set too.
    package mutating func formIntersection(_ other: ItemSet) {
        for index in words.indices { words[index] &= other.words[index] }
    }

    /// Adds what is in the other set.
    package mutating func formUnion(_ other: ItemSet) {
        for index in words.indices { words[index] |= other.words[index] }
    }

    /// Removes what is in the other set.
    package mutating func subtract(_ other: ItemSet) {
        for index in words.indices { words[index] &= ~other.words[index] }
    }

    /// Calls the body with each item, in ascending order.
    package func forEach(_ body: (Int) -> Void) {
        for (index, word) in words.enumerated() {
            var rest = word
            while rest != 0 {
                body(index * 64 + rest.trailingZeroBitCount)
                rest &= rest - 1
            }
        }
    }

    /// The items in ascending order.
    package var items: [Int] {
        var found: [Int] = []
        forEach { found.append($0) }
        return found
    }
}

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

/// How often an item was shown to anybody, and how often it was liked then.
package struct ItemExposure: Sendable, Equatable, Codable {
    package var shown: Int32
    package var liked: Int32

    package init(shown: Int32 = 0, liked: Int32 = 0) {
        self.shown = shown
        self.liked = liked
    }
}
