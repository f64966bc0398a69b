import AccountsDomain
import Calls
import DiscoveryService
import FindieDomain
import Foundation
import Storage

/// Puts cards that were promised to makers among those of a deck, at most one in eight.
struct ExposureDealer {
    let backend: FindieBackend
    let account: Account.ID

    private static let interval = 8
    private static let candidates = 50

    /// A batch with promised cards in it, and without games that went out of sight since the model was made.
    func completed(
        _ batch: GameBatch,
        for request: GameRequest,
        _ filters: GameFilters
    ) async throws(FindieError) -> GameBatch {
        guard request.count > 0 else { return batch }
        var batch = batch
        let slots = request.count / Self.interval
        let there = Set(batch.cards.map(\.id) + request.held)
        let dealt = batch.cards.map(\.id)
        let (account, now) = (account, backend.core.now())
        let found = try await backend.database.findieReading { connection in
            let store = ExposureStore(connection: connection, account: account)
            return (
                open: slots > 0 ? try store.open(count: Self.candidates) : [],
                shown: try GameStore(connection: connection).shown(dealt)
            )
        }
        batch.cards.removeAll { !found.shown.contains($0.id) }
        let fitting = found.open.filter { filters.passes($0) && !there.contains($0.slug) }
        guard !fitting.isEmpty, slots > 0 else { return batch }
        let chosen = Array(fitting.prefix(slots))
        let propensity = min(1, Double(slots) / Double(fitting.count))
        let keys = chosen.map(\.slug)
        do throws(FindieError) {
            try await backend.database.findieWriting { connection in
                try ExposureStore(connection: connection, account: account).deal(keys, propensity, at: now)
            }
        } catch .noRoom {
            // Cards are there to be read; a promise is kept when it can be written down.
            return batch
        }
        return Self.placed(chosen, in: batch, count: request.count)
    }

    private static func placed(_ games: [Game], in batch: GameBatch, count: Int) -> GameBatch {
        var batch = batch
        for (number, game) in games.enumerated() {
            let reason = GameReason(.exploring, tags: Array(game.tags.prefix(8)))
            let card = GameCard(game: game, fit: 50, reasons: [reason], isWished: false)
            batch.cards.insert(card, at: min((number + 1) * interval - 1, batch.cards.count))
        }
        if batch.cards.count > count {
            batch.cards.removeLast(batch.cards.count - count)
            batch.isEnd = false
        }
        return batch
    }
}

/// Promised cards, inside a transaction.
struct ExposureStore {
    let connection: any SQLConnection
    let account: Account.ID

    /// Games with a promise that is not kept yet and that this person has neither judged nor been shown, those that
    /// were shown least first.
    func open(count: Int) throws -> [Game] {
        try connection.rows(
            """
            SELECT g.facts FROM findie_exposures e JOIN findie_games g ON g.key = e.key
            WHERE e.served < e.promised AND e.account_id <> \(account) AND g.key NOT IN \(GameStore.hidden)
                AND NOT EXISTS (
                    SELECT 1 FROM findie_judgements j WHERE j.account_id = \(account) AND j.key = e.key
                )
                AND NOT EXISTS (
                    SELECT 1 FROM findie_exposure_cards c
                    WHERE c.key = e.key AND c.account_id = \(account) AND c.shown_at IS NOT NULL
                )
            ORDER BY e.served, e.key LIMIT \(count)
            """
        ).map { try StoredJSON.value(try $0["facts"]) }
    }

    func deal(_ keys: [String], _ propensity: Double, at now: Date) throws {
        for key in keys {
            try connection.execute(
                """
                INSERT INTO findie_exposure_cards (key, account_id, dealt_at, propensity, shown_at)
                VALUES (\(key), \(account), \(now), \(propensity), \(nil))
                ON CONFLICT (key, account_id) DO UPDATE SET dealt_at = excluded.dealt_at,
                    propensity = excluded.propensity
                """
            )
        }
    }
}
