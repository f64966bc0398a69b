import Foundation
import PitchDeckDomain
import SwiftUI

/// The reader and the founder's desk in every state.
enum DeckSamples {
    static var all: [Sample] { readers + desks + [files, sending] }

    static let deck = Deck(
        id: SampleData.id(501),
        state: .ready,
        pageCount: 4,
        pages: (1...4).map { DeckPage(number: $0, width: 1_600, height: 900, text: "Quietgrid\nPage \($0)") }
    )

    static func visit(_ change: (inout DeckVisit) -> Void = { _ in }) -> DeckVisit {
        var visit = DeckVisit(
            id: SampleData.id(502),
            startup: SampleData.startups[0].id,
            title: "Quietgrid",
            deck: deck,
            allowsDownload: true
        )
        change(&visit)
        return visit
    }

    private static var readers: [Sample] {
        let drawing = visit {
            $0.deck.state = .drawing
            $0.deck.pages = []
        }
        let growing = visit {
            $0.deck.state = .drawing
            $0.deck.pages.removeLast(2)
        }
        let broken = visit { ($0.deck.state, $0.deck.pages) = (.failed(.tooSlow), []) }
        let open = DeckReaderModel.State.open(visit())
        return [
            reader("reader-loading", .loading), reader("reader", open, page: 2),
            reader("reader-drawing", .open(drawing)), reader("reader-broken", .open(broken)),
            reader("reader-preview", .open(visit { ($0.isPreview, $0.isMeasured) = (true, false) })),
            reader("reader-locked", .locked(isWrong: false)), reader("reader-wrong", .locked(isWrong: true)),
            reader("reader-known", .open(visit { $0.address = "ada@example.org" })),
            reader("reader-address", .asked(.init(isMarked: true))),
            reader("reader-address-wrong", .asked(.init(isMarked: false, problem: .invalid("address", .malformed)))),
            reader("reader-code", .asked(.init(isMarked: true, isSent: true))) { $0.keys.address = "ada@example.org" },
            reader("reader-code-wrong", .asked(.init(isMarked: true, isSent: true, problem: .wrongCode))) {
                $0.keys = DoorKeys(address: "ada@example.org", code: "000000")
            },
            reader("reader-gone", .failed(.linkGone)), reader("reader-none", .failed(.notFound(deck.id))),
            reader("reader-failed", .failed(.offline)), reader("reader-list", open) { $0.isListing = true },
            reader("reader-zoom", open) { $0.zoomTapped(1) },
            reader("reader-find-reading", .open(growing)) { find("storage", in: $0) },
            reader("reader-find-nothing", open) { find("storage", in: $0) },
        ]
            + [PitchDeckLanguage.german, .hindi, .arabic].flatMap {
                [
                    reader("reader-\($0.rawValue)", open, page: 2, language: $0),
                    reader("reader-code-\($0.rawValue)", .asked(.init(isMarked: true, isSent: true)), language: $0) {
                        $0.keys.address = "ada@example.org"
                    },
                ]
            }
    }

    private static func reader(
        _ name: String,
        _ state: DeckReaderModel.State,
        page: Int = 1,
        language: PitchDeckLanguage = .english,
        _ change: (DeckReaderModel) -> Void = { _ in }
    ) -> Sample {
        let model = DeckReaderModel(
            door: .startup(SampleData.startups[0].id),
            library: SampleParts.library(),
            state: state,
            page: page
        )
        change(model)
        return Sample(name, language: language, DeckReaderView(model: model, onClose: {}))
    }

    private static func find(_ words: String, in model: DeckReaderModel) {
        model.sought = words
        model.findTapped()
    }

    static var links: [DeckLink] {
        let now = SampleData.now
        return [
            DeckLink(
                id: SampleData.id(511),
                secret: SampleData.id(512).text,
                name: "North Fund",
                expiresAt: now.addingTimeInterval(10 * 86_400),
                hasPassword: true,
                allowsDownload: true,
                asksAddress: true,
                isMarked: true,
                createdAt: now,
                opens: 3
            ),
            DeckLink(id: SampleData.id(513), secret: SampleData.id(514).text, name: "Aunt", createdAt: now, opens: 1),
            DeckLink(
                id: SampleData.id(515),
                secret: SampleData.id(516).text,
                name: "Old friends",
                isMeasured: false,
                revokedAt: now,
                createdAt: now
            ),
        ]
    }

    static var readings: DeckReadings {
        let seconds = [12, 40, 95, 8]
        return DeckReadings(
            opens: 4,
            pages: seconds.enumerated().map { .init(number: $0 + 1, readers: 4 - $0, seconds: $1 * (4 - $0)) },
            visits: [
                .init(
                    id: SampleData.id(521),
                    link: "North Fund",
                    reader: "ada@example.org",
                    device: .phone,
                    openedAt: SampleData.now,
                    seconds: 155,
                    furthestPage: 4
                ),
                .init(
                    id: SampleData.id(522),
                    link: nil,
                    device: .desk,
                    openedAt: SampleData.now,
                    seconds: 12,
                    furthestPage: 1
                ),
            ]
        )
    }

    /// Of a server that sends mail and draws decks.
    static let offers = DeckLinkOffers(asksAddress: true, marks: true)

    private static var desks: [Sample] {
        let desk = DeckDeskModel.Desk(links: links, readings: readings, offers: offers)
        return [
            self.desk("readings", .loaded(desk)), self.desk("readings-loading", .loading),
            self.desk("readings-empty", .loaded(.init(links: [], readings: DeckReadings(), offers: offers))),
            self.desk("readings-failed", .failed(.busy)),
            self.desk("readings-offers-less", .loaded(.init(links: [], readings: DeckReadings()))),
        ]
            + [PitchDeckLanguage.german, .hindi, .arabic].map {
                self.desk("readings-\($0.rawValue)", .loaded(desk), language: $0)
            }
    }

    private static func desk(
        _ name: String,
        _ state: DeckDeskModel.State,
        language: PitchDeckLanguage = .english
    ) -> Sample {
        let model = DeckDeskModel(
            id: SampleData.startups[0].id,
            library: SampleParts.library(),
            toasts: SampleParts.toasts,
            state: state
        )
        return Sample(name, language: language, DeckDeskView(model: model, onPreview: {}))
    }

    /// The editor's step with a picture and a deck in it.
    private static var files: Sample {
        var content = SampleData.startups[0].content
        (content.image, content.gallery, content.deck) = (SampleData.id(531), [SampleData.id(532)], deck.id)
        let model = StartupEditorModel(id: nil, library: SampleParts.library(), form: StartupForm(content))
        (model.step, model.deckName) = (.files, "deck.pdf")
        model.uploadProblem = .init(slot: .deck, error: .invalid("files", .tooManyPages))
        return editor("editor-files-full", model)
    }

    /// The same step while a deck is on its way from a phone.
    private static var sending: Sample {
        let model = StartupEditorModel(id: nil, library: SampleParts.library(), form: StartupForm())
        (model.step, model.uploading) = (.files, .init(slot: .deck, share: 0.42))
        return editor("editor-files-sending", model)
    }

    private static func editor(_ name: String, _ model: StartupEditorModel) -> Sample {
        Sample(
            name,
            StartupEditorView(model: model, library: SampleParts.library(), isMember: true, onDone: { _ in })
        )
    }
}

extension SampleServices: StartupFileService, DeckReaderService, DeckLinkService {
    func upload(
        _ file: URL,
        name: String,
        onProgress: @escaping @Sendable (Double) async -> Void
    ) async throws(StartupError) -> StartupFile { throw .noDecks }

    func file(_ id: DocumentID) async throws(StartupError) -> StartupFile { throw .notFound(id) }

    func open(
        _ door: DeckDoor,
        with keys: DoorKeys,
        on device: DeviceClass
    ) async throws(StartupError) -> DeckVisit { await DeckSamples.visit() }

    func sendCode(_ door: DeckDoor, with keys: DoorKeys) async throws(StartupError) {}

    func visit(_ id: DocumentID) async throws(StartupError) -> DeckVisit { await DeckSamples.visit() }
    func read(_ visit: DocumentID, page: Int, seconds: Int) async throws(StartupError) {}
    func links(of startup: DocumentID) async throws(StartupError) -> [DeckLink] { await DeckSamples.links }
    func readings(of startup: DocumentID) async throws(StartupError) -> DeckReadings { await DeckSamples.readings }

    func makeLink(of startup: DocumentID, _ form: DeckLinkForm) async throws(StartupError) -> DeckLink {
        throw .invalid("name", .empty)
    }

    func linkOffers() async throws(StartupError) -> DeckLinkOffers { await DeckSamples.offers }

    func setRevoked(_ link: DocumentID, _ isRevoked: Bool) async throws(StartupError) -> DeckLink {
        throw .notFound(link)
    }
}
