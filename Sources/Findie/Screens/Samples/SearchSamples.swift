import FindieDomain
import SwiftUI

extension FindieSample {
    static var search: [FindieSample] {
        [
            search("search", "", .found(SampleGames.games)),
            search("search-found", "celeste", .found(Array(SampleGames.games.prefix(1)))),
            search("search-nothing", "a game that nobody has made", .nothing),
            search("search-loading", "", .loading), search("search-offline", "celeste", .failed(.offline)),
        ]
    }

    private static func search(_ name: String, _ text: String, _ state: GameSearchModel.State) -> FindieSample {
        let parts = SampleGames.Parts(wishes: Array(SampleGames.wishes.prefix(1)))
        let model = GameSearchModel(dependencies: parts.dependencies, text: text, state: state)
        let view = GameSearchView(model: model, wishlist: parts.wishlist) { _ in }
        return FindieSample(name, NavigationStack { view })
    }
}
