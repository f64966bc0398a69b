import FindieDomain
import Foundation
import Synchronization
import Testing
import Uploads

@testable import Findie

struct DraftModelTests {
    private func model() -> DraftModel {
        let start = SampleMaker.games[0]
        return DraftModel(id: start.id, service: DraftKeeper(start: start), game: start)
    }

    @Test func `what is kept without its last space stays on the screen as it was typed`() async throws {
        let model = model()
        model.draft.title = "Lantern "
        #expect(await model.save())
        #expect(model.game?.draft.title == "Lantern" && model.draft.title == "Lantern " && model.isSaved)
        model.draft.title += "Deep"
        #expect(await model.save())
        #expect(model.game?.draft.title == "Lantern Deep")
    }

    @Test func `what another page kept meanwhile stays, around what is typed here`() async {
        let start = SampleMaker.games[0]
        let service = DraftKeeper(start: start)
        let pages = [0, 1].map { _ in DraftModel(id: start.id, service: service, game: start) }
        pages[0].draft.title = "Lantern Deep"
        pages[0].draft.price = Price(amount: 500)
        #expect(await pages[0].save())
        pages[1].draft.text = "A lamp and a well."
        #expect(await pages[1].save())
        #expect(pages[1].problem == nil && pages[1].isSaved)
        #expect(pages[1].draft.title == "Lantern Deep" && pages[1].priceText == "5.00")
        await pages[0].changedElsewhere()
        #expect(pages[0].draft == pages[1].draft && pages[0].game?.version == pages[1].game?.version)
    }

    @Test func `release, number and price are read as they are typed, and what cannot be read is marked`() {
        let model = model()
        (model.releaseText, model.priceText) = ("2026-11", "9,99")
        model.steamText = "https://store.steampowered.com/app/504230/Celeste/"
        func read() {
            model.releaseTyped()
            model.priceTyped()
            model.steamTyped()
        }
        read()
        let kept = model.draft
        #expect(kept.release == ReleaseDay(year: 2026, month: 11) && kept.price?.amount == 999)
        #expect(kept.steamID == 504_230 && model.unread.isEmpty)
        (model.releaseText, model.priceText, model.steamText) = ("2026-02-30", "1,000", "https://example.org/app/1")
        read()
        #expect(model.draft == kept && model.problem == nil)
        #expect(model.unread == [.release, .price, .steamID] && !model.canBeHandedIn)
        (model.releaseText, model.priceText, model.steamText) = ("", "", "")
        read()
        #expect(model.draft.release == nil && model.draft.price == nil && model.draft.steamID == nil)
        #expect(model.unread.isEmpty)
    }

    @Test func `players name the price from what is typed, and what is to come is not out early`() {
        let model = model()
        model.isPriceNamed = true
        #expect(model.draft.price == Price(amount: 0, isNamedByPlayers: true))
        model.priceText = "2"
        model.priceTyped()
        #expect(model.draft.price == Price(amount: 200, isNamedByPlayers: true))
        model.isPriceNamed = false
        #expect(model.draft.price == Price(amount: 200))
        model.isEarlyAccess = true
        model.isToCome = true
        #expect(model.draft.isToCome == true && !model.draft.isEarlyAccess)
        model.isEarlyAccess = true
        #expect(model.draft.isToCome == nil && model.draft.isEarlyAccess)
    }

    @Test func `how many play is read as it is typed, and what is chosen is in the order of its list`() {
        let model = model()
        model.playersText = "1-4"
        model.playersTyped()
        model.playersText = "1-"
        model.playersTyped()
        #expect(model.traits.players == PlayerCount(fewest: 1, most: 4) && model.unread == [.players])
        model.toggled(.touch, in: \.inputs)
        model.toggled(.keyboardMouse, in: \.inputs)
        #expect(model.draft.traits?.inputs == [.keyboardMouse, .touch])
        model.noNotesTapped()
        #expect(model.traits.contentNotes == [])
        model.noteTapped(.fear)
        model.noteTapped(.fear)
        #expect(model.traits.contentNotes == nil)
        (model.traits, model.playersText) = (.unknown, "")
        model.playersTyped()
        #expect(model.draft.traits == nil && model.unread.isEmpty)
    }

    @Test func `a game that is to come says so until its day has passed`() {
        func said(_ release: ReleaseDay?, _ price: Price? = nil) -> GameWords {
            let game = Game(
                slug: "a",
                title: "A",
                tags: [],
                release: release,
                price: price,
                isToCome: true,
                factsOf: ReleaseDay(year: 2026)
            )
            let now = Date(timeIntervalSince1970: 1_770_000_000)  // 2 February 2026.
            return GameWords(game: game, locale: Locale(identifier: "en_US"), now: now)
        }
        #expect(said(nil).release == "To come")
        #expect(said(ReleaseDay(year: 2026, month: 2, day: 2)).isToCome)
        #expect(!said(ReleaseDay(year: 2026, month: 2, day: 1)).isToCome)
        #expect(
            said(ReleaseDay(year: 2026)).release == "To come, 2026" && said(ReleaseDay(year: 2025)).release == "2025"
        )
        #expect(said(nil, Price(amount: 0, isNamedByPlayers: true)).price == "Name your price")
        #expect(said(nil, Price(amount: 200, isNamedByPlayers: true)).price == "Name your price, from $2.00")
    }

    @Test func `an address that is none yet keeps nothing else back`() async {
        let model = model()
        model.draft.itchPage = "https://li"
        model.draft.title = "Another name"
        model.changed()
        #expect(await model.save())
        #expect(model.game?.draft.title == "Another name" && model.game?.draft.itchPage == "" && model.problem == nil)
        #expect(model.draft.itchPage == "https://li" && model.unread == [.itchPage])
        model.draft.itchPage = "https://lina.itch.io/deep"
        model.changed()
        #expect(await model.save())
        #expect(model.game?.draft.itchPage == "https://lina.itch.io/deep" && model.unread.isEmpty)
    }

    @Test func `a text that is too long keeps nothing else back and stays as it was typed`() async {
        let model = model()
        let (before, long) = (model.draft.text, String(repeating: "x", count: GameDraft.maximumTextLength + 1))
        (model.draft.text, model.draft.title) = (long, "Another name")
        model.changed()
        #expect(await model.save())
        #expect(model.game?.draft.title == "Another name" && model.game?.draft.text == before)
        #expect(model.unread == [.text] && !model.canBeHandedIn && model.problem == nil)
        // A step that changes something else, as taking a picture away does.
        await model.withdrawTapped()
        #expect(model.draft.text == long && model.unread == [.text])
        model.draft.text = "Short."
        model.changed()
        #expect(await model.save())
        #expect(model.game?.draft.text == "Short." && model.unread.isEmpty)
    }

    @Test func `what was typed a moment before leaving is kept`() async {
        let model = model()
        #expect(model.left() == nil)
        model.draft.title = "Lantern Deeper"
        #expect(await model.left()?.value == true)
        #expect(model.game?.draft.title == "Lantern Deeper")
    }

    @Test func `one tag more than a game may have is refused at once`() {
        let model = model()
        model.draft.tags = TagVocabulary.builtIn.tags.prefix(Game.maximumTags).map(\.slug)
        let kept = model.draft
        model.tagTapped(TagVocabulary.builtIn.tags[Game.maximumTags].slug)
        #expect(model.draft == kept && model.problem == .invalid(field: "tags", reason: .tooMany))
        model.tagTapped(kept.tags[0])
        #expect(model.draft.tags.count == Game.maximumTags - 1)
    }

    @Test(arguments: [
        ("504230", 504_230), ("https://store.steampowered.com/app/504230", 504_230), ("0", nil), ("-1", nil),
        ("https://example.org/app/504230", nil), ("https://store.steampowered.com/bundle", nil), ("5 04", nil),
        ("99999999999999999999", nil), ("٣", nil),
    ])
    func `the number of a game at Steam is read alone or from its page`(text: String, number: Int?) {
        #expect(GameDraft.steamID(in: text) == number)
    }

    @Test func `what a maker writes has headings, points, emphasis and https links, and is text otherwise`() {
        typealias Run = AboutMarkdown.Run
        #expect(
            AboutMarkdown.blocks("# How\nYou carry **one** *small*\nlamp\n\n- 2 * 3\n2. b") == [
                .heading([Run(text: "How")]),
                .paragraph([
                    Run(text: "You carry "), Run(text: "one", isStrong: true), Run(text: " "),
                    Run(text: "small", isEmphasised: true), Run(text: " lamp"),
                ]),
                .point("•", [Run(text: "2 * 3")]), .point("2.", [Run(text: "b")]),
            ]
        )
        let link = Run(text: "page", link: URL(string: "https://example.org"))
        #expect(AboutMarkdown.blocks("[page](https://example.org)") == [.paragraph([link])])
        for text in ["[page](javascript:alert)", "<b>bold</b>", "**open", "[page](https://x", "#tag", "a**"] {
            #expect(AboutMarkdown.blocks(text) == [.paragraph([Run(text: text)])])
        }
    }

    @Test func `a card shows as many tags as there is room for, and one at least`() {
        #expect(GameFace.telling(["action", "platformer", "puzzle", "2d"]) == ["action", "platformer", "puzzle"])
        #expect(GameFace.telling(["atmospheric", "platformer", "adventure"]) == ["atmospheric", "platformer"])
        #expect(GameFace.telling(["action", "platformer", "puzzle"], letter: 2) == ["action"])
        #expect(GameFace.telling([String(repeating: "x", count: 50)]).count == 1 && GameFace.telling([]).isEmpty)
    }
}

/// Keeps one draft as the service does, and nothing else.
private final class DraftKeeper: MakerService {
    private let kept: Mutex<MakerGame>

    init(start: MakerGame) { kept = Mutex(start) }

    func save(_ draft: GameDraft, of _: MakerGame.ID, version: Int) async throws(MakerError) -> MakerGame {
        let draft = try draft.validated()
        let saved = kept.withLock { game -> MakerGame? in
            guard game.version == version else { return nil }
            (game.draft, game.version) = (draft, version + 1)
            return game
        }
        guard let saved else { throw .changedElsewhere }
        return saved
    }

    func maker() async throws(MakerError) -> Maker? { throw .offline }
    func setMaker(_: Maker) async throws(MakerError) -> Maker { throw .offline }
    func games() async throws(MakerError) -> [MakerGame] { throw .offline }
    func game(_: MakerGame.ID) async throws(MakerError) -> MakerGame { kept.withLock { $0 } }
    func begin(_: MakerGame.ID) async throws(MakerError) -> MakerGame { throw .offline }
    func handIn(_: MakerGame.ID) async throws(MakerError) -> MakerGame { throw .offline }
    func withdraw(_: MakerGame.ID) async throws(MakerError) -> MakerGame { kept.withLock { $0 } }
    func beginMedia(_: GameMedia.Kind, size _: Int, of _: MakerGame.ID) async throws(MakerError) -> ChunkedUpload {
        throw .offline
    }
    func media(_: ChunkedUpload.ID) async throws(MakerError) -> ChunkedUpload { throw .offline }
    func append(_: Data, at _: Int, to _: ChunkedUpload.ID) async throws(MakerError) -> ChunkedUpload {
        throw .offline
    }
    func finishMedia(
        _: ChunkedUpload.ID,
        as _: GameMedia.Kind,
        of _: MakerGame.ID
    ) async throws(MakerError) -> MakerGame { throw .offline }
    func removeMedia(_: GameMedia.ID, of _: MakerGame.ID) async throws(MakerError) -> MakerGame { throw .offline }
    func figures(of _: MakerGame.ID, from _: ReleaseDay, to _: ReleaseDay) async throws(MakerError) -> GameFigures {
        throw .offline
    }
    func reviewQueue() async throws(MakerError) -> [MakerGame] { throw .offline }
    func review(_: MakerGame.ID, _: ReviewVerdict) async throws(MakerError) -> MakerGame { throw .offline }
}
