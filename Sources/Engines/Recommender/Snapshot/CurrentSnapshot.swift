import Synchronization

/// The snapshot that answers now; replacing it is one step, and whoever reads the old one finishes with it.
package final class CurrentSnapshot: Sendable {
    private let current: Mutex<Snapshot>

    package init(_ snapshot: Snapshot) {
        current = Mutex(snapshot)
    }

    /// The snapshot to use for one request from beginning to end.
    package var snapshot: Snapshot { current.withLock { $0 } }

    /// Puts a newer snapshot in place, unless one of a later generation is there already.
    ///
    /// - Returns: Whether it was put in place.
    @discardableResult
    package func replace(with newer: Snapshot) -> Bool {
        current.withLock { current in
            guard newer.header.generation >= current.header.generation else { return false }
            current = newer
            return true
        }
    }
}
