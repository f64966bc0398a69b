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
