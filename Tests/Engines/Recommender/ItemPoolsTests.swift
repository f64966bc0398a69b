import Testing

@testable import Recommender

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
