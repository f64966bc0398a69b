import AccountsDomain
import AccountsService
import Calls
import DiscoveryService
package import FindieDomain
import Foundation
import ModerationDomain
import Storage
import Uploads

/// One account's games in the making, over the database.
package struct AccountMakerService: MakerService {
    let backend: MakerBackend
    let account: Account.ID

    /// Of one maker within a day.
    static let maximumBegunADay = 20

    /// As the database keeps it, so that what is returned equals what is read later.
    var now: Date { Date(timeIntervalSince1970: (backend.now().timeIntervalSince1970 * 1000).rounded() / 1000) }

    /// - Throws: `memberNeeded` for a guest, who could lose their games with a cookie.
    @discardableResult
    func member() async throws(MakerError) -> Account {
        let found: Account?
        do throws(AccountError) {
            found = try await backend.accounts.account(account)
        } catch {
            throw error == .offline ? .offline : .failed("\(error)")
        }
        guard let found else { throw .notSignedIn }
        guard found.kind == .member else { throw .memberNeeded }
        return found
    }

    // MARK: Makers

    package func maker() async throws(MakerError) -> Maker? {
        try await member()
        return try await reading { try $0.maker(account) }
    }

    package func setMaker(_ maker: Maker) async throws(MakerError) -> Maker {
        let member = try await member()
        guard !backend.needsConfirmedAddress || member.emailConfirmedAt != nil else { throw .notConfirmed }
        let maker = try maker.validated()
        try await writing { try $0.set(maker, of: account) }
        return maker
    }

    package func changes() -> AsyncStream<Void> {
        let changes = backend.findie.database.changes(of: MadeGameStore.changes(of: account))
        return AsyncStream {
            for await _ in changes { return () }
            return nil
        }
    }

    // MARK: Games

    package func games() async throws(MakerError) -> [MakerGame] {
        try await member()
        return try await reading { try $0.games(of: account) }
    }

    package func game(_ id: MakerGame.ID) async throws(MakerError) -> MakerGame {
        try await member()
        return try await reading { try $0.game(id, of: account) }
    }

    package func begin(_ id: MakerGame.ID) async throws(MakerError) -> MakerGame {
        try await member()
        let dayAgo = now.addingTimeInterval(-86_400)
        return try await writing { store in
            guard try store.maker(account)?.hasAgreed == true else { throw MakerError.makerNeeded }
            do {
                return try store.game(id, of: account)
            } catch MakerError.gameNotFound {
                // Somebody else's id is as good as none.
                if (try? store.owner(of: id)) != nil { throw MakerError.gameNotFound }
            }
            guard try store.count(of: account, since: dayAgo) < Self.maximumBegunADay else {
                throw MakerError.tooManyGames
            }
            try store.begin(id, of: account)
            return try store.game(id, of: account)
        }
    }

    package func save(
        _ draft: GameDraft,
        of id: MakerGame.ID,
        version: Int
    ) async throws(MakerError) -> MakerGame {
        try await member()
        let draft = try draft.validated()
        if draft.isToCome == true, draft.release?.isOver(on: ReleaseDay(now)) == true {
            throw .invalid(field: "release", reason: .past)
        }
        return try await writing { store in
            var game = try store.game(id, of: account)
            guard game.state != .inReview else { throw MakerError.wrongState }
            if game.draft == draft { return game }
            guard game.version == version else { throw MakerError.changedElsewhere }
            game.draft = draft
            try store.settle(&game, by: account, on: ReleaseDay(now))
            try store.update(game)
            return try store.game(id)
        }
    }

    package func handIn(_ id: MakerGame.ID) async throws(MakerError) -> MakerGame {
        try await member()
        return try await writing { store in
            var game = try store.game(id, of: account)
            guard game.state != .inReview else { return game }
            guard game.gaps.isEmpty else { throw MakerError.incomplete(game.gaps) }
            if game.state == .published { throw MakerError.wrongState }
            if game.slug == nil { game.slug = try store.freeSlug(for: game.draft.title) }
            game.state = .inReview
            try store.update(game)
            return try store.game(id)
        }
    }

    package func withdraw(_ id: MakerGame.ID) async throws(MakerError) -> MakerGame {
        try await member()
        return try await writing { store in
            var game = try store.game(id, of: account)
            guard game.isLive || game.state == .inReview else { return game }
            if game.state == .inReview {
                // Out of the queue; players see what they saw before.
                game.state = .draft
            } else {
                (game.state, game.isLive) = (.withdrawn, false)
                try store.hide(id)
            }
            try store.update(game)
            return try store.game(id)
        }
    }

    package func figures(
        of id: MakerGame.ID,
        from: ReleaseDay,
        to: ReleaseDay
    ) async throws(MakerError) -> GameFigures {
        try await member()
        guard let first = from.daysSince1970, let last = to.daysSince1970, first <= last,
            last - first < Int64(GameFigures.maximumDays)
        else { throw .invalid(field: "from", reason: .outOfRange) }
        return try await reading { store in
            let game = try store.game(id, of: account)
            guard let slug = game.slug else { return GameFigures(rows: [], people: 0, exposure: nil) }
            let reader = FigureReader(connection: store.connection)
            var figures = try reader.figures(of: slug, in: first...last)
            if let live = try store.published(slug) {
                figures.similar = try reader.comparison(with: live, by: account, in: first...last)
            }
            return figures
        }
    }

    // MARK: For who reviews

    func reviewer() async throws(MakerError) {
        guard try await member().role == .admin else { throw .forbidden }
    }

    package func reviewQueue() async throws(MakerError) -> [MakerGame] {
        try await reviewer()
        let filter = backend.filter
        return try await reading { store in
            try store.waiting(count: 100).map { game in
                var game = game
                let held = MakerGame.HeldText.allCases.filter { filter.verdict(on: game.written($0)) == .held }
                game.held = held.isEmpty ? nil : held
                return game
            }
        }
    }

    package func review(_ id: MakerGame.ID, _ verdict: ReviewVerdict) async throws(MakerError) -> MakerGame {
        try await reviewer()
        let note = try Self.note(of: verdict)
        let reviewed = try await writing { store in
            var game = try store.game(id)
            guard game.state == .inReview else { throw MakerError.wrongState }
            game.note = note
            game.state = note.isEmpty ? .published : .returned
            var old: [UUID] = []
            let owner = try store.owner(of: id)
            if game.state == .published {
                game.isLive = true
                try store.publish(game.game(on: ReleaseDay(now)), madeAs: id, by: owner)
                old = try MediaStore(connection: store.connection).setLive(game.media.map(\.id), of: id)
            }
            try store.update(game)
            for media in old { try store.remove(media, of: owner) }
            return try store.game(id)
        }
        if reviewed.isLive { await backend.findie.core.keeper.noteCatalogue() }
        return reviewed
    }

    /// Empty for a game that is published.
    private static func note(of verdict: ReviewVerdict) throws(MakerError) -> String {
        guard case .giveBack(let words) = verdict else { return "" }
        let note = words.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !note.isEmpty else { throw .invalid(field: "note", reason: .empty) }
        guard note.count <= 1_000 else { throw .invalid(field: "note", reason: .tooLong) }
        return note
    }

    // MARK: Transactions

    func reading<Value: Sendable>(
        _ body: @escaping @Sendable (MadeGameStore) throws -> Value
    ) async throws(MakerError) -> Value {
        let now = now
        return try await backend.reading { try body(MadeGameStore(connection: $0, now: now)) }
    }

    func writing<Value: Sendable>(
        _ body: @escaping @Sendable (MadeGameStore) throws -> Value
    ) async throws(MakerError) -> Value {
        let now = now
        return try await backend.writing { try body(MadeGameStore(connection: $0, now: now)) }
    }
}

extension MadeGameStore {
    /// The state of a game after a change: facts of a published one are seen at once, texts and pictures wait.
    func settle(_ game: inout MakerGame, by account: Account.ID, on day: ReleaseDay) throws {
        guard game.isLive, let slug = game.slug, let live = try published(slug) else {
            game.state = .draft
            return
        }
        var seen = game.game(on: day)
        let hasNewTexts =
            seen.title != live.title || seen.page?.text != live.page?.text || seen.page?.about != live.page?.about
            || seen.page?.media != live.page?.media
        game.state = hasNewTexts ? .draft : .published
        seen.title = live.title
        if let page = live.page {
            seen.page?.text = page.text
            seen.page?.about = page.about
            seen.page?.media = page.media
        }
        try publish(seen, madeAs: game.id, by: account)
    }
}
