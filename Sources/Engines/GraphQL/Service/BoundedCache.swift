import Synchronization

/// Values by texts, those asked for last; bounded in number and in size.
final class BoundedCache<Value: Sendable>: Sendable {
    private struct Entry {
        let value: Value
        var size: Int
        var used: UInt64
    }

    private struct State {
        var entries: [ExactText: Entry] = [:]
        var size = 0
        var clock: UInt64 = 0
    }

    private let countLimit: Int
    private let sizeLimit: Int
    private let state = Mutex(State())

    init(countLimit: Int, sizeLimit: Int) {
        self.countLimit = max(countLimit, 1)
        self.sizeLimit = sizeLimit
    }

    var count: Int { state.withLock { $0.entries.count } }

    subscript(key: String) -> Value? {
        let key = ExactText(key)
        return state.withLock { state in
            guard let entry = state.entries[key] else { return nil }
            state.clock &+= 1
            state.entries[key]?.used = state.clock
            return entry.value
        }
    }

    /// Keeps a value; what was not asked for longest goes first.
    ///
    /// One that is too large by itself is not kept.
    func insert(_ value: Value, size: Int, for key: String) {
        guard size <= sizeLimit else { return }
        let key = ExactText(key)
        state.withLock { state in
            state.clock &+= 1
            if let old = state.entries.updateValue(Entry(value: value, size: size, used: state.clock), forKey: key) {
                state.size -= old.size
            }
            state.size += size
            guard state.entries.count > countLimit || state.size > sizeLimit else { return }
            evict(&state, keeping: key)
        }
    }

    /// A value turned out to hold more or less than was said; one that is too large by itself is not kept any longer.
    func resize(_ size: Int, for key: String) {
        let key = ExactText(key)
        state.withLock { state in
            guard let old = state.entries[key]?.size else { return }
            state.size += size - old
            state.entries[key]?.size = size
            guard size <= sizeLimit else {
                state.entries[key] = nil
                state.size -= size
                return
            }
            if state.size > sizeLimit { evict(&state, keeping: key) }
        }
    }

    /// Takes away an eighth more than needed, so that the search for the oldest is not made every time.
    private func evict(_ state: inout State, keeping key: ExactText) {
        let oldest = state.entries.sorted { $0.value.used < $1.value.used }
        for (name, entry) in oldest where name != key {
            guard state.entries.count > countLimit - countLimit / 8 || state.size > sizeLimit - sizeLimit / 8 else {
                return
            }
            state.entries[name] = nil
            state.size -= entry.size
        }
    }
}

/// About how many bytes something has come to hold, counted while it grows.
final class HeldBytes: Sendable {
    private let bytes: Mutex<Int>

    init(_ bytes: Int) {
        self.bytes = Mutex(bytes)
    }

    var count: Int { bytes.withLock { $0 } }

    func add(_ more: Int) {
        bytes.withLock { $0 = $0.saturatedSum(more) }
    }
}
