import Dispatch
import Foundation
import Logging
import ServiceLifecycle
import Storage
import Synchronization

/// Looks at the pages of a database's file while the server runs, a table with its indexes at a time.
///
/// All tables after a start, a second apart, and again every hour; one core computes, and for a table ten seconds at
/// most. What is found is in the log and in `/metrics`, and the server goes on: most of what it has is readable.
final class PageCheck: Service {
    private let file: URL
    private let logger: Logger
    private let state = Mutex((damaged: Set<String>(), unfinished: Set<String>(), checks: 0))
    private let queue = DispatchQueue(label: "serendip.page-check", qos: .utility)

    private static let pause = Duration.seconds(3_600)
    private static let limit = Duration.seconds(10)
    /// What is damaged when not even the list of tables can be read.
    private static let wholeFile = "all"

    init(file: URL, logger: Logger) {
        self.file = file
        self.logger = logger
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                await self.checkAll(apart: .seconds(1))
                // The only error is cancellation, which ends the loop.
                try? await Task.sleep(for: Self.pause)
            }
        }
    }

    /// What `/metrics` says of it.
    var readings: [MetricReading] {
        [
            MetricReading("serendip_database_damaged_tables", "Tables whose last check found damage.", .gauge) {
                Double(self.state.withLock { $0.damaged.count })
            },
            MetricReading("serendip_database_unchecked_tables", "Tables too large to be checked beside work.", .gauge) {
                Double(self.state.withLock { $0.unfinished.count })
            },
            MetricReading("serendip_database_table_checks_total", "Checks of a table that ended.", .counter) {
                Double(self.state.withLock { $0.checks })
            },
        ]
    }

    /// Looks at all tables once, with a pause after each.
    func checkAll(apart pause: Duration) async {
        do {
            let file = file
            let tables = try await work { try SQLiteDatabase.tables(of: file) }
            forget { !tables.contains($0) }
            for table in tables where !Task.isCancelled {
                note(try await work { try SQLiteDatabase.check(table, of: file, limit: Self.limit) }, of: table)
                // The only error is cancellation, which ends the loop.
                try? await Task.sleep(for: pause)
            }
        } catch StorageError.corrupted(let reason) {
            note(.damaged([reason]), of: Self.wholeFile)
        } catch {
            // What the end of the server breaks off is no failure.
            guard !Task.isCancelled else { return }
            // A file that cannot be read at the moment is tried again in an hour; its users say so, too.
            logger.warning("the database could not be checked", metadata: ["error": "\(error)"])
        }
    }

    private func forget(_ isGone: (String) -> Bool) {
        state.withLock { state in
            state.damaged = state.damaged.filter { !isGone($0) }
            state.unfinished = state.unfinished.filter { !isGone($0) }
        }
    }

    private func note(_ result: SQLiteDatabase.TableCheck, of table: String) {
        state.withLock { state in
            state.checks += result == .unfinished ? 0 : 1
            state.damaged.remove(table)
            state.unfinished.remove(table)
            switch result {
            case .whole: break
            case .damaged: state.damaged.insert(table)
            case .unfinished: state.unfinished.insert(table)
            }
        }
        guard case .damaged(let words) = result else { return }
        // SQLite's words have numbers of rows and pages, and nothing that somebody wrote.
        logger.critical(
            "the database is damaged: run serendip doctor, and restore the last backup",
            metadata: ["table": "\(table)", "reasons": "\(words.prefix(3).joined(separator: "; "))"]
        )
    }

    /// The check blocks its thread, which must not be one of Swift's.
    private func work<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result { try body() }) }
        }
    }
}
