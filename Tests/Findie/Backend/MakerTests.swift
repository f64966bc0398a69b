import AccountsDomain
import AccountsService
import Calls
import DiscoveryDomain
import FindieDomain
import Foundation
import Storage
import StorageTesting
import Synchronization
import Testing
import Uploads

@testable import FindieService

@Suite(.everyEngine) struct MakerTests {
    @Test func `a game goes from draft to review, back, and to the players`() async throws {
        let world = try await FindieWorld()
        let (service, reviewer) = (try await world.maker(), try await world.reviewer())
        let id = UUID()
        let begun = try await service.begin(id)
        #expect(try await service.begin(id) == begun)
        var news = service.changes().makeAsyncIterator()
        let saved = try await service.save(FindieWorld.draft, of: id, version: begun.version)
        #expect(saved.draft == FindieWorld.draft && saved.gaps == [.cover])
        #expect(await news.next() != nil)
        await #expect(throws: MakerError.changedElsewhere) {
            try await service.save(GameDraft(title: "Other"), of: id, version: begun.version)
        }
        await #expect(throws: MakerError.incomplete([.cover])) { try await service.handIn(id) }
        let covered = try await world.send(TestMedia.png(1_280, 720), .cover, id, service)
        #expect(covered.media.map(\.width) == [1_280] && covered.gaps.isEmpty)
        #expect(try await service.handIn(id).state == .inReview)
        await #expect(throws: MakerError.wrongState) {
            try await service.save(GameDraft(), of: id, version: 99)
        }
        #expect(try await reviewer.reviewQueue().map(\.id) == [id])
        let returned = try await reviewer.review(id, .giveBack(" Say more. "))
        #expect(returned.state == .returned && returned.note == "Say more.")
        _ = try await service.handIn(id)
        let live = try await reviewer.review(id, .publish)
        #expect(live.state == .published && live.slug == "lantern-deep" && live.exposure?.promised == 100)
        let player = try await world.person()
        #expect(try await player.search("lantern deep", count: 3).first?.slug == "lantern-deep")
        #expect(try await player.game("lantern-deep").card.game.page?.text == FindieWorld.draft.text)
        // Facts are seen at once, texts after a review.
        var changed = live.draft
        (changed.price, changed.text) = (Price(amount: 499), "Another sentence.")
        let edited = try await service.save(changed, of: id, version: live.version)
        #expect(edited.state == .draft && edited.isLive)
        let seen = try await player.game("lantern-deep").card.game
        #expect(seen.price?.amount == 499 && seen.page?.text == FindieWorld.draft.text)
        #expect(try await service.withdraw(id).state == .withdrawn)
        await #expect(throws: FindieError.gameNotFound("lantern-deep")) { try await player.game("lantern-deep") }
    }

    @Test func `nobody but its maker and who reviews knows of a draft`() async throws {
        let world = try await FindieWorld()
        let service = try await world.maker()
        let (other, guest) = (
            try await world.maker("ravi@example.org"),
            world.makers().service(for: try await world.person().account)
        )
        let id = UUID()
        _ = try await service.begin(id)
        let media = try await world.send(TestMedia.png(640, 360), .cover, id, service).media[0].id
        for call in [other.game, other.handIn, other.withdraw, other.begin] {
            await #expect(throws: MakerError.gameNotFound) { _ = try await call(id) }
        }
        await #expect(throws: MakerError.gameNotFound) { try await other.removeMedia(media, of: id) }
        await #expect(throws: MakerError.forbidden) { try await service.reviewQueue() }
        await #expect(throws: MakerError.forbidden) { try await service.review(id, .publish) }
        await #expect(throws: MakerError.memberNeeded) { try await guest.games() }
        let makers = world.makers()
        let visitors: [Account?] = [nil, try await world.accounts.account(other.account)]
        for visitor in visitors { #expect(try await makers.media(media, for: visitor) == nil) }
        #expect(try await makers.media(media, for: try await world.accounts.account(service.account)) != nil)
    }

    @Test func `where mail is sent, who becomes a maker has a confirmed address`() async throws {
        let world = try await FindieWorld()
        let account = try await world.member("mira@example.org")
        let service = world.makers(needsConfirmedAddress: true).service(for: account)
        let maker = Maker(name: "Lantern Works", hasAgreed: true)
        await #expect(throws: MakerError.notConfirmed) { _ = try await service.setMaker(maker) }
        #expect(try await service.maker() == nil)
        try await world.database.write { connection in
            try connection.execute("UPDATE account_passwords SET confirmed_at = 1 WHERE account_id = \(account)")
        }
        #expect(try await service.setMaker(maker) == maker)
    }

    @Test func `the cover of a draft is drawn as players will see it, for its maker and who reviews`() async throws {
        let world = try await FindieWorld()
        let (service, reviewer) = (try await world.maker(), try await world.reviewer())
        let other = try await world.maker("ravi@example.org")
        let (id, makers) = (UUID(), world.makers())
        let begun = try await service.begin(id)
        _ = try await service.save(FindieWorld.draft, of: id, version: begun.version)
        let strangers: [Account?] = [nil, try await world.accounts.account(other.account)]
        for visitor in strangers { #expect(try await makers.cover(of: id, for: visitor) == nil) }
        var drawn: [String] = []
        for account in [service.account, reviewer.account] {
            let visitor = try await world.accounts.account(account)
            drawn.append(try #require(try await makers.cover(of: id, for: visitor)).svg)
        }
        _ = try await world.send(TestMedia.png(1_280, 720), .cover, id, service)
        _ = try await service.handIn(id)
        _ = try await reviewer.review(id, .publish)
        let seen = GameCover(try await world.person().game("lantern-deep").card.game).svg
        #expect(drawn == [seen, seen])
    }

    @Test func `files that are not what they should be leave nothing behind`() async throws {
        let world = try await FindieWorld()
        let service = try await world.maker()
        let id = UUID()
        _ = try await service.begin(id)
        let cut = TestMedia.mp4(seconds: 10)
        let wrong: [(Data, GameMedia.Kind, MediaFault)] = [
            (Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), .cover, .wrongKind),
            (TestMedia.png(300, 200), .cover, .tooSmall), (TestMedia.png(720, 1_280), .cover, .wrongShape),
            (TestMedia.png(3_000, 400), .cover, .wrongShape), (TestMedia.png(340, 320), .cover, .wrongShape),
            (TestMedia.png(9_000, 400), .screenshot, .tooManyPixels),
            (TestMedia.png(30_000, 30_000), .cover, .tooManyPixels),
            (TestMedia.png(640, 360).dropLast(13), .cover, .unreadable),
            (TestMedia.png(640, 360), .trailer, .wrongKind),
            (TestMedia.mp4(seconds: 91), .trailer, .tooLong),
            (TestMedia.mp4(seconds: 9, coding: "hvc1"), .trailer, .wrongCoding),
            (cut.dropLast(), .trailer, .unreadable), (cut + Data("<html><body>".utf8), .trailer, .wrongKind),
        ]
        for (bytes, kind, fault) in wrong {
            await #expect(throws: MakerError.unusable(fault), "\(fault)") {
                try await world.send(Data(bytes), kind, id, service)
            }
        }
        await #expect(throws: MakerError.unusable(.tooLarge)) {
            try await service.beginMedia(.cover, size: 11 << 20, of: id)
        }
        let rows = try await world.database.read { try $0.row("SELECT COUNT(*) AS total FROM account_uploads") }
        #expect(try rows?["total"] == 0)
        let game = try await world.send(TestMedia.mp4(seconds: 12, pictures: 900), .trailer, id, service)
        #expect(game.media.map(\.seconds) == [12])
    }

    @Test func `a promise is kept exactly, and figures count each person once`() async throws {
        let world = try await FindieWorld()
        let (service, reviewer) = (try await world.maker(), try await world.reviewer())
        // The model is older than the game and ranks it nowhere by itself.
        _ = try await world.person().cards(GameRequest(count: 1))
        let game = try await world.published(service, reviewer)
        let slug = try #require(game.slug)
        var likes = 0
        for number in 0..<120 {
            let player = try await world.person()
            let cards = try await player.cards(GameRequest(count: 16)).cards
            let place = cards.firstIndex { $0.id == slug }
            #expect(place.map { $0 >= 7 } ?? (number >= 100))
            guard place != nil else { continue }
            // Once, however often it is told.
            for _ in 1...2 { try await player.note([GameSighting(.impression, of: slug, in: .deck)]) }
            guard number.isMultiple(of: 3) else { continue }
            let key = IdempotencyKey()
            _ = try await player.decide(.like(game: slug), key: key)
            _ = try await player.decide(.undo(key: key))
            if number.isMultiple(of: 2) { likes += 1; _ = try await player.decide(.like(game: slug)) }
        }
        let day = ReleaseDay(Date(timeIntervalSince1970: 1_800_000_000))
        let figures = try await service.figures(of: game.id, from: day, to: day)
        #expect(figures.exposure == ExposurePromise(promised: 100, served: 100))
        #expect(figures.people == 100)
        #expect(figures.rows.map(\.source) == [.exposure])
        #expect(figures.total.impressions == 100 && figures.total.likes == likes && figures.total.passes == 0)
        #expect(figures.csv.hasSuffix("\(day.text),exposure,100,0,\(likes),0,0,0\r\n"))
        let log = try await world.database.read { connection in
            try connection.row("SELECT COUNT(*) AS total FROM findie_sightings WHERE act = 'impression'")
        }
        #expect(try log?["total"] == 100)
        // What makers do with their own games counts for nothing.
        let own = world.backend.service(for: service.account)
        try await own.note([GameSighting(.open, of: slug, in: .link)])
        // Nor does what a browser fetches to have it without a line.
        let absent = world.backend.service(for: try await world.person().account, isSeen: false)
        try await absent.note([GameSighting(.open, of: slug, in: .link)])
        #expect(try await service.figures(of: game.id, from: day, to: day).total.opens == 0)
    }

    @Test func `a promised card comes nearer with every judgement, and the next keeps its distance`() async throws {
        let time = Mutex(TimeInterval(1_800_000_000))
        let world = try await FindieWorld {
            Date(
                timeIntervalSince1970: time.withLock { seconds in
                    seconds += 1
                    return seconds
                }
            )
        }
        let (service, reviewer) = (try await world.maker(), try await world.reviewer())
        let player = try await world.person()
        _ = try await player.cards(GameRequest(count: 1))
        var slugs: [String] = []
        for title in ["Lantern Deep", "Lantern High"] {
            var draft = FindieWorld.draft
            draft.title = title
            slugs.append(try #require(try await world.published(service, reviewer, draft).slug))
        }
        func place(of slug: String, judging game: String) async throws -> Int? {
            let decision = GameDecision(.pass(game: game), decidedAt: Date(timeIntervalSince1970: 1_800_000_000))
            return try await player.decide([decision], then: GameRequest(count: 20)).next.cards
                .firstIndex { $0.id == slug }
        }
        let first = try #require(try await player.cards(GameRequest(count: 20)).cards.first { slugs.contains($0.id) })
        #expect(first.fit == nil)
        for number in 0..<9 {
            #expect(try await place(of: first.id, judging: "game-\(number)") == max(0, 6 - number))
        }
        // A deck that is opened again begins with what fits.
        #expect(try await player.cards(GameRequest(count: 20)).cards.firstIndex { $0.id == first.id } == 3)
        try await player.note([GameSighting(.impression, of: first.id, in: .deck)])
        let second = try #require(slugs.first { $0 != first.id })
        #expect(try await place(of: second, judging: first.id) == 7)
        #expect(try await place(of: second, judging: "game-20") == 6)
        #expect(try await player.game(second).card.fit == nil)
    }

    @Test func `promised cards heed the deck's filters, and few people are not told apart`() async throws {
        let world = try await FindieWorld()
        let (service, reviewer) = (try await world.maker(), try await world.reviewer())
        let game = try await world.published(service, reviewer)
        let slug = try #require(game.slug)
        let player = try await world.person()
        _ = try await player.setFilters(GameFilters(excludedTags: ["puzzle"]))
        #expect(try await !player.cards(GameRequest(count: 16)).cards.map(\.id).contains(slug))
        _ = try await player.addWish(slug)
        try await player.note([GameSighting(.open, of: slug, in: .similar)])
        let day = ReleaseDay(Date(timeIntervalSince1970: 1_800_000_000))
        let figures = try await service.figures(of: game.id, from: day, to: day)
        #expect(figures.rows.map(\.source) == [nil] && figures.total.wishes == 1 && figures.total.opens == 1)
    }

    @Test func `a wish and a like count where the game was seen`() async throws {
        let world = try await FindieWorld()
        let (service, reviewer) = (try await world.maker(), try await world.reviewer())
        let game = try await world.published(service, reviewer)
        let slug = try #require(game.slug)
        for _ in 0..<5 {
            let player = try await world.person()
            try await player.note([GameSighting(.impression, of: slug, in: .search)])
            _ = try await player.addWish(slug)
            try await player.changeJudgement(of: slug, to: .like, key: IdempotencyKey())
        }
        let day = ReleaseDay(Date(timeIntervalSince1970: 1_800_000_000))
        let figures = try await service.figures(of: game.id, from: day, to: day)
        #expect(figures.rows.map(\.source) == [.search])
        #expect(figures.total.impressions == 5 && figures.total.wishes == 5 && figures.total.likes == 5)
    }

    @Test func `drafts with what makes no sense are refused with their field`() throws {
        let cases: [(GameDraft, MakerError)] = [
            (GameDraft(title: String(repeating: "x", count: 81)), .invalid(field: "title", reason: .tooLong)),
            (GameDraft(text: String(repeating: "x", count: 161)), .invalid(field: "text", reason: .tooLong)),
            (GameDraft(tags: ["puzle"]), .unknownTag("puzle", nearest: "puzzle")),
            (GameDraft(price: Price(amount: -1)), .invalid(field: "price", reason: .outOfRange)),
            (GameDraft(release: ReleaseDay(year: 0)), .invalid(field: "release", reason: .outOfRange)),
            (
                GameDraft(release: ReleaseDay(year: 2001, month: 2, day: 29)),
                .invalid(field: "release", reason: .outOfRange)
            ),
            (GameDraft(release: ReleaseDay(year: 2001, day: 5)), .invalid(field: "release", reason: .outOfRange)),
            (GameDraft(steamID: 0), .invalid(field: "steamID", reason: .outOfRange)),
            (GameDraft(itchPage: "https://example.org/x"), .invalid(field: "itchPage", reason: .otherHost)),
            (GameDraft(itchPage: "javascript:alert(1)"), .invalid(field: "itchPage", reason: .noAddress)),
        ]
        for (draft, error) in cases {
            #expect(throws: error) { _ = try draft.validated() }
            #expect(MakerError(problem: error.problem) == error)
        }
        #expect(
            TagVocabulary.builtIn.suggested(by: "A pixel art puzzle in space", count: 5).map(\.slug).contains("puzzle")
        )
    }
}
