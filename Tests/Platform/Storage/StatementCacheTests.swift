import Testing

@testable import Storage

struct StatementCacheTests {
    @Test func `the one that was not used for the longest time goes`() {
        var cache = StatementCache<String>(capacity: 2)
        #expect(cache.insert("s1", for: "a") == nil)
        #expect(cache.insert("s2", for: "b") == nil)
        #expect(cache.name(for: "a") == "s1")
        #expect(cache.insert("s3", for: "c") == "s2")
        #expect(cache.name(for: "b") == nil)
        #expect(cache.name(for: "a") == "s1")
        #expect(cache.name(for: "c") == "s3")
    }

    @Test func `all that is forgotten is named`() {
        var cache = StatementCache<String>(capacity: 9)
        for (name, key) in [("s1", "a"), ("s2", "b")] { #expect(cache.insert(name, for: key) == nil) }
        #expect(cache.removeAll().sorted() == ["s1", "s2"])
        #expect(cache.name(for: "a") == nil)
    }
}
