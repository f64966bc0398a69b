import Testing

@testable import Recommender

struct ItemSetTests {
    @Test(arguments: [1, 63, 64, 65, 130]) func `operations are those of ordinary sets`(count: Int) {
        var random = SplitMix64(seed: UInt64(count))
        let first = Set((0..<40).map { _ in Int.random(in: 0..<count, using: &random) })
        let second = Set((0..<40).map { _ in Int.random(in: 0..<count, using: &random) })
        func checked(_ operation: (inout ItemSet, ItemSet) -> Void, _ expected: Set<Int>) {
            var set = ItemSet(first, itemCount: count)
            operation(&set, ItemSet(second, itemCount: count))
            #expect(set.items == expected.sorted())
            #expect(set.count == expected.count)
            #expect((0..<count).allSatisfy { set.contains($0) == expected.contains($0) })
        }
        checked({ $0.formIntersection($1) }, first.intersection(second))
        checked({ $0.formUnion($1) }, first.union(second))
        checked({ $0.subtract($1) }, first.subtracting(second))
        #expect(ItemSet(itemCount: count, full: true).items == Array(0..<count))
    }

    @Test func `items outside the catalogue are left out`() {
        #expect(ItemSet([-1, 3, 70], itemCount: 70).items == [3])
    }
}

struct ItemPoolsTests {
    @Test func `pools hold items of one group and are called after their tags`() throws {
        let world = SyntheticWorld(people: 600)
        let pools = try #require(world.snapshot().pools)
        #expect(Set(pools.names).count == pools.names.count)
        var pure = 0
        for pool in pools.names.indices {
            let items = pools.items(of: pool).items
            let groups = Dictionary(grouping: items) { world.group(of: $0) }
            pure += groups.values.map(\.count).max() ?? 0
            if let group = groups.max(by: { $0.value.count < $1.value.count }), group.value.count > 2 {
                #expect(pools.names[pool].contains("tag\(group.key)"))
            }
        }
        #expect(pure >= 54)
    }

    @Test func `without tags pools are called after their best-known items`() {
        let names = PoolNames(
            descriptions: [.init(title: "a"), .init(title: "b"), .init(title: "c")],
            counts: [1, 3, 2]
        )
        .names(assignments: [0, 0, 0], poolCount: 2)
        #expect(names == ["b · c", "Pool 2"])
    }

    @Test func `similar items are of the same group, without the item itself`() throws {
        let world = SyntheticWorld(people: 600)
        let snapshot = try world.snapshot()
        for item in 0..<12 {
            let similar = SimilarItems(snapshot).items(like: item, limit: 5)
            #expect(!similar.map(\.item).contains(item))
            #expect(similar.count { world.group(of: $0.item) == world.group(of: item) } >= 4)
        }
        let allowed = ItemSet([3, 7], itemCount: 60)
        #expect(Set(SimilarItems(snapshot).items(like: 3, limit: 5, allowed: allowed).map(\.item)) == [7])
    }
}
