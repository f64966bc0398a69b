import Calls
import FindieDomain
import Foundation
import SwiftUI
import Uploads

extension FindieSample {
    /// What makers and who reviews see.
    static var makers: [FindieSample] { desk + drafts + figures + reviews + ClaimSamples.all }

    private static var desk: [FindieSample] {
        let states: [(String, MakerPhase<MakerDeskModel.Standing>)] = [
            ("maker-loading", .loading), ("maker-guest", .loaded(.guest)), ("maker-newcomer", .loaded(.newcomer)),
            ("maker-empty", .loaded(.maker([]))), ("maker-games", .loaded(.maker(SampleMaker.games))),
            ("maker-offline", .failed(.offline)),
        ]
        return states.map { name, state in
            let isEmpty = state == .loaded(.maker([]))
            let model = MakerDeskModel(
                service: RemoteMakerService(.unreachable),
                claims: RemoteGameClaimService(.unreachable),
                state: state,
                waiting: isEmpty ? nil : 2,
                claimed: isEmpty ? [] : [ClaimSamples.asked]
            )
            let view = MakerDeskView(model: model, accountSection: { AnyView(EmptyView()) }, onOpen: { _ in })
            return FindieSample(name, NavigationStack { view })
        }
    }

    private static var drafts: [FindieSample] {
        let refused = draft(SampleMaker.games[0])
        refused.problem = .unusable(.wrongShape)
        let sending = draft(SampleMaker.games[0], DraftModel.Sending(kind: .trailer, share: 0.4))
        var hidden = SampleMaker.games[3]
        (hidden.isHidden, hidden.hiddenNote) = (true, "The pictures are of another game.")
        let unread = draft(SampleMaker.games[0])
        unread.releaseText = "next spring"
        unread.releaseTyped()
        let others = [
            ("draft-unread", unread), ("draft-loading", draft(nil)), ("draft-refused", refused),
            ("draft-sending", sending),
            ("draft-hidden", draft(hidden)),
        ]
        let states = SampleMaker.games.map { ("draft-\($0.state.rawValue)", draft($0)) }
        let preview = FindieSample("draft-preview", DraftPreview(game: SampleMaker.page.card.game))
        return [preview]
            + (states + others).map { name, model in
                FindieSample(name, NavigationStack { DraftEditorView(model: model, contact: "people@example.org") {} })
            }
    }

    private static func draft(_ game: MakerGame?, _ sending: DraftModel.Sending? = nil) -> DraftModel {
        DraftModel(id: SampleMaker.games[0].id, service: RemoteMakerService(.unreachable), game: game, sending: sending)
    }

    private static var figures: [FindieSample] {
        let states: [(String, MakerPhase<GameFigures>)] = [
            ("figures", .loaded(SampleMaker.figures(12))), ("figures-few", .loaded(SampleMaker.figures(2))),
            ("figures-none", .loaded(GameFigures(rows: [], people: 0, exposure: nil))),
            ("figures-offline", .failed(.offline)),
        ]
        return states.map { name, state in
            let model = FiguresModel(
                id: SampleMaker.games[0].id,
                service: RemoteMakerService(.unreachable),
                now: { SampleGames.now },
                state: state
            )
            return FindieSample(name, NavigationStack { FiguresView(model: model) })
        }
    }

    private static var reviews: [FindieSample] {
        let states: [(String, MakerPhase<[MakerGame]>)] = [
            ("reviews", .loaded([SampleMaker.games[1]])), ("reviews-long", .loaded([SampleMaker.games[2]])),
            ("reviews-held", .loaded([SampleMaker.held])),
            ("reviews-empty", .loaded([])), ("reviews-forbidden", .failed(.forbidden)),
        ]
        return states.map { name, state in
            let model = ReviewDeskModel(
                service: RemoteMakerService(.unreachable),
                claims: RemoteGameClaimService(.unreachable),
                state: state
            )
            let reports = URL(string: "/account/reviews")
            return FindieSample(name, NavigationStack { ReviewDeskView(model: model, reportsAddress: reports) })
        }
    }
}

/// Games of an invented maker.
enum SampleMaker {
    static let games: [MakerGame] = [
        game(0, .draft, GameDraft(title: "Lantern Deep", text: "", tags: ["puzzle"])),
        game(1, .inReview, whole),
        game(2, .returned, long, note: "The second screenshot shows another game."),
        game(3, .published, whole),
    ]

    /// With words that the word filter holds.
    static let held: MakerGame = {
        var game = games[1]
        game.held = [.title, .about]
        return game
    }()

    private static let whole = GameDraft(
        title: "Lantern Deep",
        text: "Light the way down a well that remembers who fell into it.",
        about: "A short puzzle game about light and memory.",
        tags: ["puzzle", "atmospheric", "pixel-art"],
        platforms: [.windows, .linux],
        price: Price(amount: 999),
        release: ReleaseDay(year: 2026, month: 12, day: 3),
        itchPage: "https://lantern.itch.io/deep",
        traits: GameTraits(
            session: .hour,
            modes: [.single, .localCoOp],
            players: PlayerCount(fewest: 1, most: 2),
            inputs: [.keyboardMouse, .controller],
            languages: [.english, .german, .chineseSimplified],
            accessibility: [.subtitles, .remappableControls],
            contentNotes: []
        )
    )

    private static let long: GameDraft = {
        var draft = whole
        draft.title = "The Unreasonably Long Chronicle of a Lighthouse Keeper and Her Nine Cats"
        draft.text = String(repeating: "Nine cats, one lamp, and a storm that will not end. ", count: 3)
        draft.about = "Supercalifragilisticexpialidocioussupercalifragilisticexpialidocious"
        draft.tags += TagVocabulary.builtIn.tags.prefix(17).map(\.slug).filter { !draft.tags.contains($0) }
        draft.isEarlyAccess = true
        draft.price = Price(amount: 200, isNamedByPlayers: true)
        return draft
    }()

    /// The same game on a card.
    static let batch = GameBatch(cards: [page.card], isEnd: true, undoDepth: 0)

    /// A game of theirs as players see it, with Markdown, more than one picture and a film.
    static let page: GamePage = {
        var shown = games[3]
        (shown.draft.price, shown.draft.isToCome) = (Price(amount: 0, isNamedByPlayers: true), true)
        shown.draft.about = """
            # How it plays

            You carry **one** lantern, and *nine* cats; see [the diary](https://example.org/diary).

            - Caves
            - 2 * 3 endings
            """
        shown.media += [
            GameMedia(id: id(101), kind: .screenshot, type: "image/png", width: 640, height: 360, byteCount: 9),
            GameMedia(
                id: id(102),
                kind: .trailer,
                type: "video/webm",
                width: 640,
                height: 360,
                seconds: 2,
                byteCount: 9
            ),
        ]
        let card = GameCard(game: shown.game(on: ReleaseDay(year: 2026)), fit: nil, reasons: [], isWished: false)
        return GamePage(card: card, judgement: nil, similar: [], byMaker: [])
    }()

    private static func game(
        _ number: Int,
        _ state: MakerGame.State,
        _ draft: GameDraft,
        note: String = ""
    ) -> MakerGame {
        let isWhole = state != .draft
        let cover = GameMedia(id: id(100), kind: .cover, type: "image/png", width: 1_280, height: 720, byteCount: 9)
        let isLive = state == .published
        return MakerGame(
            id: id(number),
            makerName: "Lantern Works",
            state: state,
            slug: isWhole ? "lantern-deep" : nil,
            isLive: isLive,
            draft: draft,
            media: isWhole ? [cover] : [],
            note: note,
            version: 1,
            changedAt: SampleGames.now,
            exposure: isLive ? ExposurePromise(promised: 100, served: 42) : nil
        )
    }

    private static func id(_ number: Int) -> UUID {
        UUID(uuidString: "00000000-0000-4000-8000-000000000\(100 + number)") ?? UUID()
    }

    static func figures(_ people: Int) -> GameFigures {
        var counts = FigureCounts()
        (counts.impressions, counts.opens, counts.likes, counts.passes) = (40, 18, 12, 20)
        (counts.wishes, counts.clicks) = (6, 3)
        let isBrokenDown = people >= GameFigures.fewestPeople
        let rows = ["2026-11-22", "2026-11-23"].map { day in
            GameFigures.Row(day: day, source: isBrokenDown ? .exposure : nil, counts: counts)
        }
        let similar = GameComparison(games: 7, opens: 0.38, likes: 0.22, passes: 0.6, wishes: 0.1, clicks: 0.05)
        return GameFigures(
            rows: rows,
            people: people,
            exposure: ExposurePromise(promised: 100, served: 80),
            similar: isBrokenDown ? similar : nil
        )
    }
}
