import Foundation
import Recommender
import Storage

/// Who chose what, as training reads it.
struct Choices: Sendable {
    /// What each person liked, saved or starred, in items, by account; only people who did.
    var people: [String: [Int32]]
    /// How often each item was shown and liked.
    var exposure: [ItemExposure]
    /// Judged cards: their score when they were shown, and whether they were liked.
    var outcomes: [Outcome]
    /// How many opinions there are in all.
    var opinionCount: Int

    struct Outcome: Sendable {
        var score: Float
        var isLike: Bool
    }

    /// How many of the latest outcomes the fit score is fitted to.
    private static let outcomeLimit = 20_000

    /// Inside a transaction.
    init(_ connection: any SQLConnection, catalogue: ItemCatalogue) throws {
        var exposure = [ItemExposure](repeating: .init(), count: catalogue.count)
        var chosen: [String: [Int32]] = [:]
        let opinions = try connection.rows("SELECT account_id, key, opinion FROM discovery_judgements")
        for row in opinions {
            guard let item = catalogue.item(try row["key"]) else { continue }
            let opinion: Opinion = try row["opinion"]
            if opinion != .skip { chosen[try row["account_id"], default: []].append(Int32(item)) }
            guard opinion != .star else { continue }
            exposure[item].shown += 1
            if opinion == .like { exposure[item].liked += 1 }
        }
        for row in try connection.rows("SELECT account_id, key FROM favourites") {
            guard let item = catalogue.item(try row["key"]) else { continue }
            chosen[try row["account_id"], default: []].append(Int32(item))
        }
        people = chosen
        self.exposure = exposure
        opinionCount = opinions.count
        outcomes = try connection.rows(
            """
            SELECT act, score FROM discovery_events WHERE score IS NOT NULL AND act IN ('like', 'skip')
            ORDER BY recorded_at DESC LIMIT \(Self.outcomeLimit)
            """
        ).map { Outcome(score: Float(try $0["score"] as Double), isLike: try $0["act"] == Opinion.like.rawValue) }
    }
}
