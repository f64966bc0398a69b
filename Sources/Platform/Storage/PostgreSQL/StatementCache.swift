/// Which statements a connection has prepared, so that the server reads and plans each once.
///
/// The one that was not used for the longest time makes room for a new one.
struct StatementCache<Key: Hashable> {
    private struct Entry {
        var name: String
        var lastUse: Int
    }

    private var entries: [Key: Entry] = [:]
    private var uses = 0
    let capacity: Int

    init(capacity: Int) {
        precondition(capacity > 0)
        self.capacity = capacity
    }

    /// The name under which it is prepared.
    mutating func name(for key: Key) -> String? {
        uses += 1
        entries[key]?.lastUse = uses
        return entries[key]?.name
    }

    /// Notes that it is prepared, and returns the name of the one that has to go.
    mutating func insert(_ name: String, for key: Key) -> String? {
        uses += 1
        entries[key] = Entry(name: name, lastUse: uses)
        guard entries.count > capacity, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else {
            return nil
        }
        entries[oldest.key] = nil
        return oldest.value.name
    }

    /// Forgets all, and returns their names.
    mutating func removeAll() -> [String] {
        defer { entries = [:] }
        return entries.values.map(\.name)
    }
}
