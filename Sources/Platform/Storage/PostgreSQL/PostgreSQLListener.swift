import Foundation
import Synchronization

/// A thread with a connection of its own that hears what all processes announce.
///
/// A broken connection is made again; what was announced meanwhile is lost, which listeners are told.
final class PostgreSQLListener: Sendable {
    /// How long after a failure it tries again, in seconds.
    private static let retryDelays = [0.05, 0.1, 0.25, 0.5, 1, 2, 5]

    private let url: String
    private let hub: ChangeHub
    private let bell: WakePipe

    init(url: String, hub: ChangeHub) {
        self.url = url
        self.hub = hub
        bell = WakePipe()
    }

    /// Returns when every later announcement is heard.
    ///
    /// - Throws: ``StorageError``; nothing is tried again.
    func start() async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            Thread.detachNewThread { [url, hub, bell] in
                do {
                    let session = try Self.session(url)
                    continuation.resume()
                    Self.listen(session, url, hub, bell)
                } catch let error as PostgreSQLFailure {
                    continuation.resume(throwing: error.storageError)
                } catch {
                    continuation.resume(throwing: error)
                }
            }
        }
    }

    func stop() { bell.ring() }

    private static func session(_ url: String) throws -> PostgreSQLSession {
        let session = try PostgreSQLSession(url: url)
        try check(session)
        _ = try session.run(.text("LISTEN \(PostgreSQLTransaction.channel)"))
        return session
    }

    private static func listen(_ first: PostgreSQLSession, _ url: String, _ hub: ChangeHub, _ bell: WakePipe) {
        var session: PostgreSQLSession? = first
        var failureCount = 0
        while true {
            do {
                let current = try session ?? self.session(url)
                if session == nil { hub.publishMissed() }
                session = current
                failureCount = 0
                for payload in try current.notifications() { publish(payload, to: hub) }
                if bell.wait(orInput: current.socket) { return }
            } catch {
                session = nil
                if bell.wait(seconds: retryDelays[min(failureCount, retryDelays.count - 1)]) { return }
                failureCount += 1
            }
        }
    }

    private static func publish(_ payload: String, to hub: ChangeHub) {
        let parts = payload.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return }
        hub.publish(Change(topic: String(parts[0]), payload: String(parts[1])))
    }

    /// Stores compare and sort text as SQLite does, by its bytes.
    private static func check(_ session: PostgreSQLSession) throws {
        let answer = try session.run(
            .text(
                """
                SELECT current_setting('server_version_num')::int >= 150000 AS is_known,
                    current_setting('server_encoding') = 'UTF8' AS is_utf8, 'Z' < 'a' AND 'z' < 'é' AS is_sorted_by_bytes
                """
            )
        )
        guard let row = answer.rows().first else { throw StorageError.failed("the server has no version") }
        guard try row["is_known"] else { throw StorageError.failed("PostgreSQL is older than version 15") }
        guard try row["is_utf8"], try row["is_sorted_by_bytes"] else {
            throw StorageError.failed(
                "the database does not keep UTF-8 sorted by its bytes;"
                    + " make one with: createdb --template template0 --encoding UTF8 --locale C NAME"
            )
        }
    }
}

/// Wakes a thread that waits for input, from another thread; once rung it rings for ever.
final class WakePipe: Sendable {
    private let readEnd: CInt
    private let writeEnd: CInt

    init() {
        var ends: [CInt] = [-1, -1]
        let result = pipe(&ends)
        precondition(result == 0, "no file descriptors are left")
        (readEnd, writeEnd) = (ends[0], ends[1])
    }

    deinit {
        close(readEnd)
        close(writeEnd)
    }

    func ring() {
        var byte: UInt8 = 1
        // A full pipe rings already.
        _ = write(writeEnd, &byte, 1)
    }

    /// Waits for the bell or for something to read from `descriptor`; `true` when the bell has rung.
    func wait(orInput descriptor: CInt) -> Bool { isRung(among: [readEnd, descriptor], milliseconds: -1) }

    /// Waits for the bell, not longer than `seconds`; `true` when it has rung.
    func wait(seconds: Double) -> Bool { isRung(among: [readEnd], milliseconds: CInt(seconds * 1000)) }

    private func isRung(among descriptors: [CInt], milliseconds: CInt) -> Bool {
        var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        poll(&polled, nfds_t(polled.count), milliseconds)
        return polled[0].revents != 0
    }
}
