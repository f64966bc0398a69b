import Synchronization

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
