import FindieDomain
import Foundation

/// Which game of the catalogue a store's page is of.
///
/// By the stores' numbers, as makers or the pages themselves name them; else by the same title and the same maker, never
/// by one of them alone. What could be two games is neither.
struct GameMatcher {
    private var byPage: [StorePageID: String] = [:]
    private var byName: [String: Set<String>] = [:]
    /// The stores where a game's page is known.
    private var stores: [String: Set<StoreOffer.Store>] = [:]

    /// `linked` is games by pages that were matched before, `makers` what stores call the makers of a game.
    init(_ games: [Game], linked: [StorePageID: String] = [:], makers: [String: [String]] = [:]) {
        for game in games {
            for page in Self.pages(of: game) where byPage[page] == nil || game.isMadeHere { byPage[page] = game.slug }
            for name in Self.names(game.title, [game.maker].compactMap(\.self) + (makers[game.slug] ?? [])) {
                byName[name, default: []].insert(game.slug)
            }
        }
        // What a maker names here goes before what was found.
        byPage.merge(linked) { named, _ in named }
        for (page, slug) in byPage { stores[slug, default: []].insert(page.store) }
    }

    /// The game of a page; `nil` for a game that is not here.
    func game(of page: StorePage) -> String? {
        if let known = byPage[page.id] { return known }
        let named = Set(page.links.filter { $0.store != page.id.store }.compactMap { byPage[$0] })
        if named.count == 1 { return named.first }
        let found = Self.names(page.title, page.makers).reduce(into: Set<String>()) { $0.formUnion(byName[$1] ?? []) }
        // A game with another page at this store is another game of the same name.
        guard found.count == 1, let slug = found.first, stores[slug]?.contains(page.id.store) != true else {
            return nil
        }
        return slug
    }

    /// Takes note of a game with a page, so that the next page of the same game finds it.
    mutating func insert(_ slug: String, _ page: StorePage) {
        byPage[page.id] = slug
        stores[slug, default: []].insert(page.id.store)
        for name in Self.names(page.title, page.makers) { byName[name, default: []].insert(slug) }
    }

    /// The pages a game names itself.
    static func pages(of game: Game) -> [StorePageID] {
        [game.steamID.map(StorePageID.steam), game.page?.itchPage.flatMap(StorePageID.init(address:))]
            .compactMap(\.self)
    }

    /// Title and maker as they are compared; none where one of them has nothing to compare.
    private static func names(_ title: String, _ makers: [String]) -> Set<String> {
        let title = plain(title)
        guard !title.isEmpty else { return [] }
        return Set(makers.map(plain).filter { !$0.isEmpty }.map { "\(title)\n\($0)" })
    }

    /// Letters and numbers alone, without case, accents or width; signs of trade are left out.
    static func plain(_ text: String) -> String {
        text.filter { !"™®©".contains($0) }.precomposedStringWithCompatibilityMapping
            .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
