import Calls
import DiscoveryDomain
import DiscoveryService
package import FindieDomain
import Foundation
import Storage

extension PersonFindieService {
    private static let surroundings = 8

    package func search(_ text: String, count: Int) async throws(FindieError) -> [Game] {
        guard (1...50).contains(count) else { throw .invalid(field: "count", reason: .outOfRange) }
        guard text.unicodeScalars.count <= GameSearchInput.maximumLength else {
            throw .invalid(field: "text", reason: .tooLong)
        }
        let showsAdult = try await filters().showsAdult == true
        return try await backend.search(text, count: count, showsAdult: showsAdult)
    }

    package func game(_ slug: String) async throws(FindieError) -> GamePage {
        guard let game = try await backend.game(slug, for: account) else { throw .gameNotFound(slug) }
        let person = try await person()
        let found = try await asking { () async throws(DiscoveryError) in try await own.card(of: slug) }
        let similar = try await asking { () async throws(DiscoveryError) in
            try await own.similar(to: slug, count: Self.surroundings)
        }
        let opinion = person.ledger.opinions[slug]?.opinion
        // A game that came after the last training has no place in the model yet.
        var card =
            found.map { GameCard($0.card, of: $0.model) }
            ?? GameCard(game: game, fit: nil, reasons: [], isWished: person.saved.contains(slug))
        // The model may know it as it was before.
        card.game = game
        let neighbours = similar.map { found in found.cards.map { GameCard($0, of: found.model) } } ?? []
        // Who has the address of a game for adults sees it; it stands beside others only where that is asked for.
        let showsAdult = person.chosenDeck?.filters.showsAdult == true
        return GamePage(
            card: card,
            judgement: opinion.map { $0 == .skip ? .skip : .like },
            similar: try await shown(neighbours).filter { showsAdult || !$0.game.isAdult },
            byMaker: try await others(of: game, showsAdult: showsAdult),
            isHidden: try await isHidden(slug) ? true : nil
        )
    }

    private func isHidden(_ slug: String) async throws(FindieError) -> Bool {
        try await backend.database.findieReading { try GameStore(connection: $0).shown([slug]).isEmpty }
    }

    /// Without games that went out of sight since the model was made.
    private func shown(_ cards: [GameCard]) async throws(FindieError) -> [GameCard] {
        let shown = try await backend.database.findieReading { connection in
            try GameStore(connection: connection).shown(cards.map(\.id))
        }
        return cards.filter { shown.contains($0.id) }
    }

    private func others(of game: Game, showsAdult: Bool) async throws(FindieError) -> [Game] {
        guard let maker = game.maker else { return [] }
        let games = try await backend.database.findieReading { try GameStore(connection: $0).games(by: maker) }
        let others = games.filter { $0.slug != game.slug && (showsAdult || !$0.isAdult) }
        return Array(others.sorted { $0.popularity > $1.popularity }.prefix(Self.surroundings))
    }

    // MARK: The wishlist

    package func wishes() async throws(FindieError) -> [Wish] {
        var wishes = try await wishesAlone()
        guard !wishes.isEmpty else { return [] }
        let keys = wishes.map(\.game.slug)
        let fits = try await asking { () async throws(DiscoveryError) in try await own.fits(of: keys) }
        for index in wishes.indices { wishes[index].fit = fits[wishes[index].game.slug] }
        return wishes
    }

    /// What is wished for without how well it fits, which changes with each swipe.
    package func wishesAlone() async throws(FindieError) -> [Wish] {
        let account = account
        return try await backend.database.findieReading { try WishStore(connection: $0, account: account).all() }
    }

    package func addWish(_ slug: String) async throws(FindieError) -> Wish {
        // As the database keeps it, so that what is returned equals what is read later.
        let now = Date(timeIntervalSince1970: (backend.core.now().timeIntervalSince1970 * 1000).rounded() / 1000)
        return try await changingWishes { store in
            if let known = try store.wish(slug) { return known }
            guard try GameStore(connection: store.connection).game(slug) != nil else {
                throw FindieError.gameNotFound(slug)
            }
            try Self.checkRoom(for: 1, in: store)
            try store.insert(PortableWish(slug: slug, wishedAt: now), on: ReleaseDay(now))
            try FigureStore(connection: store.connection, account: store.account, now: now).noteWish(slug)
            guard let wish = try store.wish(slug) else { throw FindieError.gameNotFound(slug) }
            return wish
        }
    }

    package func removeWish(_ slug: String) async throws(FindieError) {
        try await changingWishes { try $0.delete(slug) }
    }

    package func noteWish(_ slug: String, _ note: WishNote) async throws(FindieError) -> Wish {
        let note = try note.validated()
        return try await changingWishes { store in
            try store.update(slug, note)
            guard let wish = try store.wish(slug) else { throw FindieError.gameNotFound(slug) }
            return wish
        }
    }

    package func lookAtWishes() async throws(FindieError) {
        let (account, changes, today) = (account, own.changes, ReleaseDay(backend.core.now()))
        try await backend.database.findieWriting { connection in
            let hasSeenNews = try WishStore(connection: connection, account: account).look(on: today)
            if hasSeenNews { try changes.announce(connection) }
        }
    }

    package func importWishes(_ wishes: [PortableWish]) async throws(FindieError) -> WishImport {
        guard wishes.count <= Wish.maximumCount else { throw .invalid(field: "wishes", reason: .tooMany) }
        var checked: [PortableWish] = []
        for var wish in wishes {
            let note = try WishNote(note: wish.note, priceBelow: wish.priceBelow).validated()
            wish.note = note.note
            checked.append(wish)
        }
        let (all, today) = (checked, ReleaseDay(backend.core.now()))
        return try await changingWishes { store in
            var report = WishImport(added: 0, kept: 0, unknown: [])
            for wish in all {
                if try store.wish(wish.slug) != nil {
                    report.kept += 1
                } else if try GameStore(connection: store.connection).game(wish.slug) == nil {
                    report.unknown.append(wish.slug)
                } else {
                    try store.insert(wish, on: today)
                    report.added += 1
                }
            }
            try Self.checkRoom(for: 0, in: store)
            return report
        }
    }

    private static func checkRoom(for more: Int, in store: WishStore) throws {
        guard try store.count() + more <= Wish.maximumCount else {
            throw FindieError.invalid(field: "wishes", reason: .tooMany)
        }
    }

    private func changingWishes<Value: Sendable>(
        _ work: @escaping @Sendable (WishStore) throws -> Value
    ) async throws(FindieError) -> Value {
        let (account, changes) = (account, own.changes)
        return try await backend.database.findieWriting { connection in
            let value = try work(WishStore(connection: connection, account: account))
            try changes.announce(connection)
            return value
        }
    }
}

extension PersonFindieService {
    package func statistics() async throws(FindieError) -> PlayerStatistics {
        let wished = try await person().saved.count
        let opinions = try await asking { () async throws(DiscoveryError) in
            try await own.reading { try $0.opinions() }
        }
        let liked = opinions.filter { $0.opinion == .like }
        return PlayerStatistics(
            judged: opinions.count,
            liked: liked.count,
            wished: wished,
            genres: Array(Self.genres(of: liked).prefix(10)),
            months: Self.months(of: liked),
            niche: try await niche(of: liked)
        )
    }

    /// How often each was liked, the most frequent first.
    private static func genres(of liked: [LabelledOpinion]) -> [PlayerStatistics.GenreCount] {
        Dictionary(grouping: liked, by: \.label).compactMap { label, entries in
            Genre(rawValue: label).map { PlayerStatistics.GenreCount(genre: $0, count: entries.count) }
        }.sorted { ($0.count, $1.genre.rawValue) > ($1.count, $0.genre.rawValue) }
    }

    private static func months(of liked: [LabelledOpinion]) -> [PlayerStatistics.Month] {
        let months = Dictionary(grouping: liked) { entry in
            let day = ReleaseDay(entry.judgedAt)
            return ReleaseDay(year: day.year, month: day.month)
        }
        return months.sorted { $0.key > $1.key }.prefix(6).map { month, entries in
            PlayerStatistics.Month(month: month, liked: entries.count, genres: Array(genres(of: entries).prefix(3)))
        }
    }

    /// Of 100 games how many are better known than the one in the middle of those that were liked.
    private func niche(of liked: [LabelledOpinion]) async throws(FindieError) -> Int? {
        guard liked.count >= PlayerStatistics.leastLikes else { return nil }
        let catalogue = try await asking { () async throws(DiscoveryError) in
            try await backend.core.keeper.current().catalogue
        }
        let known = liked.compactMap { catalogue.item($0.key).map { catalogue.items[$0].popularity } }.sorted()
        guard known.count >= PlayerStatistics.leastLikes else { return nil }
        let middle = known[known.count / 2]
        let better = catalogue.items.count { $0.popularity > middle }
        return better * 100 / max(1, catalogue.items.count)
    }
}
