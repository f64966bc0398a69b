import DeckScreens
import FindieDomain
import SwiftUI

/// What a button does to a game away from the deck, by a name that is the same in every session, so that a browser can
/// note it while there is no line and have it done once.
nonisolated struct GameDeed: Hashable {
    /// None of them is the name of a throw, which is about the deck's cards.
    enum Act: String {
        case addWish, removeWish, addLike, removeLike
    }

    var act: Act
    var slug: String

    /// Such as `addWish celeste`.
    var key: String { "\(act.rawValue) \(slug)" }

    init(_ act: Act, _ slug: String) {
        (self.act, self.slug) = (act, slug)
    }

    /// `nil` for the key of something else.
    init?(key: String) {
        let parts = key.split(separator: " ", maxSplits: 1).map(String.init)
        guard parts.count == 2, let act = Act(rawValue: parts[0]) else { return nil }
        self.init(act, parts[1])
    }
}

extension View {
    /// Lets a browser note that this button was pressed, and mark it as waiting while there is no line.
    func notes(_ deed: GameDeed) -> some View { waits(as: deed.key) }

    /// Lets a browser find the game that this button opens among what it has kept, while there is no line.
    func opensKept(_ game: Game, _ facts: [String]) -> some View {
        opensKept(FindieRoute.game(game.slug).path, titled: ([game.title] + facts).joined(separator: " · "))
    }

    /// Does what a browser noted when the button is not on the screen any more.
    func performs(_ perform: @escaping (GameDeed) -> Void) -> some View {
        performsDeeds { key in
            if let deed = GameDeed(key: key) { perform(deed) }
        }
    }
}
