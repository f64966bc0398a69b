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
