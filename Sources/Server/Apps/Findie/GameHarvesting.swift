import AccountsService
import FindieDomain
import FindieService
import Foundation
package import Logging
import ModerationService
import Outbound
import ServiceLifecycle
import Storage

/// Reading games from their stores in a process of its own, while a server runs or not.
package struct GameHarvesting: Sendable {
    private let database: any SQLDatabase
    private let connections: OutboundConnections
    private let harvester: GameHarvester

    /// What was found.
    package struct Report: Sendable {
        /// Questions that were answered.
        package var answered: Int
        package var new: Int
        package var changed: Int
        /// Questions that are left for later.
        package var left: Int
    }

    /// - Throws: ``ServeError`` when the data cannot be opened, or the settings for the stores make no sense.
    package init(_ configuration: ServerConfiguration, logger: Logger) async throws {
        let sources = try StoreSources(configuration)
        let connections = OutboundConnections()
        do {
            // Beside a server that runs: its folder's lock is left alone, as SQLite takes turns by itself.
            let database = try await OpenedDatabase.unlocked(configuration)
            _ = try await StoredAccountService(database: database, logger: logger)
            try await AccountModerationService.migrate(database)
            try await FindieBackend.prepare(
                database,
                starter: configuration.writesGames ? .builtIn() : nil,
                at: configuration.now()
            )
            let timing = Timing.live.telling(configuration.now)
            harvester = GameHarvester(
                database: database,
                stores: GameStores(
                    sources: sources,
                    transport: connections.transport,
                    timing: timing,
                    logger: logger
                ),
                timing: timing,
                logger: logger
            )
            (self.database, self.connections) = (database, connections)
        } catch {
            try await connections.shutdown()
            throw error is ServeError ? error : OpenedDatabase.serveError(for: error, configuration)
        }
    }

    /// Asks and keeps, and closes everything; call it once.
    ///
    /// - Parameter report: Told after each question how many are done and how many there are.
    /// - Returns: What was found.
    /// - Throws: `FindieError.offline` when nobody answered; the database's errors.
    package func run(report: @Sendable (_ done: Int, _ all: Int) -> Void) async throws -> Report {
        let result: Result<GameHarvester.Report, any Error>
        do {
            result = .success(try await harvester.harvest(report: report))
        } catch {
            result = .failure(error)
        }
        try await connections.shutdown()
        try database.close()
        let found = try result.get()
        return Report(answered: found.answered, new: found.new, changed: found.changed, left: found.left)
    }
}

extension StoreSources {
    /// - Throws: ``ServeError`` for an address that makes no sense.
    init(_ configuration: ServerConfiguration) throws(ServeError) {
        let stores = configuration.gameStores
        do throws(Problem) {
            try self.init(
                steamAPI: configuration.steam.api,
                steamStore: stores.steam,
                itch: stores.itch,
                itchPages: stores.itchPages,
                pictures: stores.pictures
            )
        } catch {
            switch error {
            case .invalid(let setting, let address):
                throw .wrongSetting(setting, "“\(address)” is not an http or https address")
            }
        }
    }
}

/// Reads games from their stores once a day, step by step; does nothing without a harvester.
struct GameHarvestJob: Service {
    let harvester: GameHarvester?
    let logger: Logger

    /// Between two looks whether something is to be asked; what a store refused is tried again then.
    private static let pause = Duration.seconds(3_600)

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                if let harvester { await harvest(harvester) }
                // The only error is cancellation, which ends the loop.
                try? await Task.sleep(for: Self.pause)
            }
        }
    }

    private func harvest(_ harvester: GameHarvester) async {
        do {
            guard try await harvester.isDue() else { return }
            let report = try await harvester.harvest()
            logger.notice(
                "read games from their stores",
                metadata: ["new": "\(report.new)", "changed": "\(report.changed)", "left": "\(report.left)"]
            )
        } catch FindieError.offline {
            // A server without a network is no fault of anybody's.
        } catch {
            guard !Task.isCancelled else { return }
            // Tried again in an hour; every price says of which day it is.
            logger.warning("reading games from their stores failed", metadata: ["error": "\(error)"])
        }
    }
}
