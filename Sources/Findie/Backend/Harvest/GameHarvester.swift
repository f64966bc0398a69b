import Calls
import DiscoveryDomain
import FindieDomain
import Foundation
package import Logging
package import Outbound
package import Storage

/// Reads what stores say of games, once a day, step by step.
///
/// Every step is kept in the database with what it brought in one transaction, so that a killed harvest goes on where it
/// was, and two at once ask nothing twice. A store that refuses is left for later, and what is known of it stays.
package struct GameHarvester: Sendable {
    private let database: any SQLDatabase
    private let timing: Timing
    private let logger: Logger
    private let steam: SteamStore
    private let itch: ItchStore

    /// Pages of each feed, 36 games each.
    private static let feedPages = 2
    /// A game's own page at itch.io is read again after a week.
    private static let gamePause: TimeInterval = 7 * 86_400
    /// So many failures in a row, and a store is left for later.
    private static let patience = 3

    /// The tables of Findie have to be there already.
    package init(
        database: any SQLDatabase,
        stores: GameStores,
        timing: Timing = .live,
        logger: Logger
    ) {
        (self.database, self.timing, self.logger) = (database, timing, logger)
        steam = SteamStore(
            sources: stores.sources,
            exchange: stores.steam,
            details: stores.steamDetails,
            now: timing.now
        )
        itch = ItchStore(sources: stores.sources, exchange: stores.itch, now: timing.now)
    }

    /// What a harvest did.
    package struct Report: Hashable, Sendable {
        /// Questions that were answered, of how many.
        package var answered = 0
        package var new = 0
        package var changed = 0
        /// Questions that are left for later.
        package var left = 0
    }

    /// Whether something is to be asked today.
    package func isDue() async throws -> Bool {
        let now = timing.now()
        return try await database.read { connection in
            let steps = HarvestSteps(connection: connection, now: now)
            guard let round = try steps.openRound() else { return true }
            let counts = try steps.counts(of: round)
            return counts.done < counts.all
        }
    }

    /// Asks what is still to be asked today; a second time on one day it asks nothing.
    ///
    /// - Parameter report: Told after each question how many are done and how many there are.
    /// - Returns: What was found.
    /// - Throws: `offline` when something was to be asked and nobody answered; the database's errors.
    package func harvest(
        report: @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
    ) async throws -> Report {
        let round = try await round()
        var (result, course) = (Report(), Course())
        while !Task.isCancelled, let step = try await next(of: round, course) {
            let answer: HarvestAnswer
            do throws(StoreFailure) {
                answer = try await self.answer(to: step)
                course.failures[step.source] = nil
            } catch .notFound {
                answer = HarvestAnswer()
            } catch {
                course.note(error, of: step)
                logger.info("a store is asked later", metadata: ["step": "\(step.name)", "reason": "\(error)"])
                try await stepping { try $0.letGo(step, of: round) }
                continue
            }
            let kept = try await keep(answer, of: step, in: round, knowing: course.games)
            course.games = kept.games
            result.answered += 1
            result.new += kept.new
            result.changed += kept.changed
            let counts = try await stepping { try $0.counts(of: round) }
            report(counts.done, counts.all)
        }
        let counts = try await stepping { try $0.counts(of: round) }
        result.left = counts.all - counts.done
        if result.answered == 0, result.left > 0, course.isOffline { throw FindieError.offline }
        return result
    }

    // MARK: Steps

    /// What is left out of this run.
    private struct Course {
        var failures: [HarvestSource: Int] = [:]
        var resting: Set<HarvestSource> = []
        var skipped: Set<String> = []
        var isOffline = false
        /// So that not every step reads them all.
        var games: KnownGames?

        mutating func note(_ failure: StoreFailure, of step: HarvestStep) {
            skipped.insert(step.name)
            failures[step.source, default: 0] += 1
            if case .rateLimited = failure { resting.insert(step.source) }
            if failure == .offline { isOffline = true }
            if failure == .offline || failures[step.source, default: 0] >= GameHarvester.patience {
                resting.insert(step.source)
            }
        }
    }

    private func next(of round: Int64, _ course: Course) async throws -> HarvestStep? {
        while !Task.isCancelled {
            let (now, skipped, resting) = (timing.now(), course.skipped, course.resting)
            let found = try await database.write { connection -> (step: HarvestStep?, free: Date?) in
                let steps = HarvestSteps(connection: connection, now: now)
                let step = try steps.take(of: round, skipping: skipped, resting: resting)
                return (step, step == nil ? try steps.freeAgain(of: round) : nil)
            }
            if let step = found.step { return step }
            // Somebody else is at the last ones; who was killed never finishes them.
            guard let free = found.free else { return nil }
            await timing.pause(.seconds(max(1, free.timeIntervalSince(now) + 1)))
        }
        return nil
    }

    /// The round that is open, or else a new one.
    private func round() async throws -> Int64 {
        let now = timing.now()
        return try await database.write { connection in
            let steps = HarvestSteps(connection: connection, now: now)
            if let round = try steps.openRound() { return round }
            let apps = try connection.rows("SELECT facts FROM findie_games ORDER BY number")
                .compactMap { row -> Int? in (try StoredJSON.value(try row["facts"]) as Game).steamID }.unique()
            let batches = stride(from: 0, to: apps.count, by: SteamStore.batchSize).map {
                HarvestStep.apps(Array(apps[$0..<min($0 + SteamStore.batchSize, apps.count)]))
            }
            let feeds = (1...Self.feedPages).flatMap { page in
                ItchStore.tags.map { HarvestStep.feed(tag: $0, page: page) }
            }
            return try steps.begin(batches + feeds)
        }
    }

    private func answer(to step: HarvestStep) async throws(StoreFailure) -> HarvestAnswer {
        switch step {
        case .apps(let apps):
            let batch = try await steam.batch(apps)
            return HarvestAnswer(pages: batch.pages, next: batch.lacking.map { .app($0) })
        case .app(let app): return HarvestAnswer(pages: [try await steam.details(of: app)].compactMap(\.self))
        case .feed(let tag, let page):
            return HarvestAnswer(next: try await itch.feed(tag, page: page).map { .game($0) })
        case .game(let page):
            do throws(StoreFailure) {
                return HarvestAnswer(pages: [try await itch.details(of: page)])
            } catch .notFound {
                // Not every game has it; what the feed told is true all the same.
                return HarvestAnswer(pages: [page])
            }
        }
    }

    private func keep(
        _ answer: HarvestAnswer,
        of step: HarvestStep,
        in round: Int64,
        knowing games: KnownGames?
    ) async throws -> (new: Int, changed: Int, games: KnownGames?) {
        let now = timing.now()
        return try await database.write { connection in
            let steps = HarvestSteps(connection: connection, now: now)
            let store = StorePageStore(connection: connection)
            guard try steps.finish(step, of: round) else { return (0, 0, games) }
            let due = try answer.next.filter { next in
                guard case .game(let page) = next, let readAt = try store.readAt(page.id) else { return true }
                return now.timeIntervalSince(readAt) >= Self.gamePause
            }
            try steps.add(due, to: round)
            var games = games
            let (new, changed) = try store.keep(answer.pages, at: now, knowing: &games)
            return (new, changed, games)
        }
    }

    private func stepping<Value: Sendable>(
        _ body: @escaping @Sendable (HarvestSteps) throws -> Value
    ) async throws -> Value {
        let now = timing.now()
        return try await database.write { try body(HarvestSteps(connection: $0, now: now)) }
    }
}

/// What a question brought: pages to keep, and questions that follow from it.
private struct HarvestAnswer: Sendable {
    var pages: [StorePage] = []
    var next: [HarvestStep] = []
}
