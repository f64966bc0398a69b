import DeckScreens
import DiscoveryDomain
import FindieDomain
import Foundation

/// Throws by their names: how a browser says what it kept.
extension GameDeckModel {
    static func decision(_ way: ThrowWay, _ slug: String, at date: Date) -> GameDecision {
        GameDecision(way.judgement == .like ? .like(game: slug) : .pass(game: slug), decidedAt: date)
    }

    /// What a throw means, in names of what a browser keeps and in keys of words.
    static func word(_ way: ThrowWay) -> String { way == .up ? "wish" : way.judgement.rawValue }

    /// The name of a throw of a game, the same in every session.
    static func key(_ way: ThrowWay, _ slug: String) -> String { "\(word(way)) \(slug)" }

    /// Does what a browser kept while there was no line.
    func perform(_ key: String) {
        // The browser brought the card back that it threw last.
        if key.hasPrefix("undo ") { return takeLatestBack() }
        let parts = key.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2, let way = ThrowWay.allCases.first(where: { Self.word($0) == parts[0] }) else { return }
        if queue.ids.contains(parts[1]) { return thrown(way, parts[1]) }
        // The page held a card that has made room for newer ones here, or that is still on its way.
        let decision = Self.decision(way, parts[1], at: now())
        let isNew = way == .up && !wishlist.contains(parts[1])
        decided.append(DecidedGame(key: decision.key, slug: parts[1], card: nil, wished: isNew))
        outbox.add(decision)
        if isNew { wishlist.added(parts[1]) }
    }
}
