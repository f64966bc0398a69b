import CPostgres

/// Asks the server to stop what one connection runs.
///
/// Safe to share: libpq only reads a `PGcancel` after it is made, and `PQcancel` may be called from any thread
/// (its manual, "Canceling Queries in Progress").
final class PostgreSQLCanceller: @unchecked Sendable {
    private let handle: OpaquePointer

    init?(_ connection: OpaquePointer) {
        guard let handle = PQgetCancel(connection) else { return nil }
        self.handle = handle
    }

    deinit { PQfreeCancel(handle) }

    /// Waits until the server has passed the request on; whether anything was running then is not known.
    func cancel() {
        var message = [CChar](repeating: 0, count: 256)
        // What cannot be cancelled comes to its end by itself.
        _ = PQcancel(handle, &message, CInt(message.count))
    }
}
