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

    /// A batch with promised cards in it, none of them before the place `earliest`, and without games that went out of sight since the model was made.
    func completed(
        _ batch: GameBatch,
        for request: GameRequest,
        _ filters: GameFilters,
        earliest: Int
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
                open: slots > 0
                    ? try store.open(count: Self.candidates) { filters.passes($0) && !there.contains($0.slug) } : [],
                shown: try GameStore(connection: connection).shown(dealt),
                judged: slots > 0 ? try store.judgedSinceShown(atMost: Self.interval) : 0
            )
        }
        batch.cards.removeAll { !found.shown.contains($0.id) }
        guard !found.open.isEmpty, slots > 0 else { return batch }
        let chosen = Array(found.open.prefix(slots))
        let propensity = min(1, Double(slots) / Double(found.open.count))
        let keys = chosen.map(\.slug)
        do throws(FindieError) {
            try await backend.database.findieWriting { connection in
                try ExposureStore(connection: connection, account: account).deal(keys, propensity, at: now)
            }
        } catch .noRoom {
            // Cards are there to be read; a promise is kept when it can be written down.
            return batch
        }
        let first = max(earliest, Self.interval - 1 - found.judged)
        return Self.placed(chosen, from: first, in: batch, count: request.count)
    }

    /// A deck asks for cards with every judgement and puts the best of them above what it holds: a place that stayed
    /// the same would never come to the top.
    private static func placed(_ games: [Game], from first: Int, in batch: GameBatch, count: Int) -> GameBatch {
        var batch = batch
        for (number, game) in games.enumerated() {
            let reason = GameReason(.exploring, tags: Array(game.tags.prefix(8)))
            let card = GameCard(game: game, fit: nil, reasons: [reason], isWished: false)
            batch.cards.insert(card, at: min(first + number * interval, batch.cards.count))
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
    /// were shown least first; at most `count` that pass, whatever stands before them.
    func open(count: Int, passing isWanted: (Game) -> Bool) throws -> [Game] {
        var found: [Game] = []
        var last: (served: Int, key: String) = (-1, "")
        for _ in 0..<Self.maximumPages where found.count < count {
            let page = try page(after: last)
            found += page.map(\.game).filter(isWanted)
            guard page.count == Self.pageSize, let end = page.last else { break }
            last = (end.served, end.game.slug)
        }
        return Array(found.prefix(count))
    }

    private static let pageSize = 50
    private static let maximumPages = 40

    private func page(after last: (served: Int, key: String)) throws -> [(served: Int, game: Game)] {
        try connection.rows(
            """
            SELECT e.served, g.facts FROM findie_exposures e JOIN findie_games g ON g.key = e.key
            WHERE e.served < e.promised AND e.account_id <> \(account) AND g.key NOT IN \(GameStore.hidden)
                AND (e.served > \(last.served) OR e.served = \(last.served) AND e.key > \(last.key))
                AND NOT EXISTS (
                    SELECT 1 FROM findie_judgements j WHERE j.account_id = \(account) AND j.key = e.key
                )
                AND NOT EXISTS (
                    SELECT 1 FROM findie_exposure_cards c
                    WHERE c.key = e.key AND c.account_id = \(account) AND c.shown_at IS NOT NULL
                )
            ORDER BY e.served, e.key LIMIT \(Self.pageSize)
            """
        ).map { (try $0["served"], try StoredJSON.value(try $0["facts"])) }
    }

    /// How many judgements came after the last promised card that was seen, that card's own left out.
    func judgedSinceShown(atMost limit: Int) throws -> Int {
        let shownAt: Date? = try connection.row(
            "SELECT MAX(shown_at) AS latest FROM findie_exposure_cards WHERE account_id = \(account)"
        )?["latest"]
        let rows = try connection.rows(
            """
            SELECT recorded_at FROM findie_events WHERE account_id = \(account) AND act <> 'undo'
            ORDER BY sequence DESC LIMIT \(limit + 1)
            """
        )
        guard let shownAt else { return min(rows.count, limit) }
        let judged = try rows.count { row in
            let recordedAt: Date = try row["recorded_at"]
            return recordedAt > shownAt
        }
        return min(max(0, judged - 1), limit)
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
