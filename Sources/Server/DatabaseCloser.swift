import Logging
import ServiceLifecycle
import Storage

/// Closes the database after everything that uses it has stopped, which moves the write-ahead log into the file.
struct DatabaseCloser: Service {
    let database: any SQLDatabase
    let logger: Logger

    func run() async throws {
        try await gracefulShutdown()
        do {
            try database.close()
        } catch {
            // Nothing is lost: the next start reads the log.
            logger.warning("the database was not closed", metadata: ["error": "\(error)"])
        }
    }
}
