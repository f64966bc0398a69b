import AccountData
import AccountsDomain
import Foundation
import Logging
import ModerationDomain
import PitchDeck
import PitchDeckDomain
import PitchDeckService
import WebUILive

extension AppDescriptor {
    /// Startups, their decks, and what investors keep.
    static let startupRecords: any AccountData = StartupRecords()

    static func pitchDeck(_ backend: Backend) async throws -> AppDescriptor {
        let pitchDeck = try await PitchDeckBackend(backend)
        return AppDescriptor(
            tile: AppTile(
                name: "PitchDeck",
                sentence: "Find startups, compare their figures, publish your own.",
                path: "/pitchdeck",
                drawing: PackageResources.pitchdeck_svg,
                picture: PackageResources.pitchdeck_png,
                accentLight: "#0f766e",
                accentDark: "#2dd4bf"
            ),
            makeScene: { visitor in
                let account = try LiveOwner(visitor).account
                let profile = pitchDeck.profile(of: account)
                let known = try await profile.profile()
                let fallback = PitchDeckLanguage(preferring: visitor.languages)
                let coordinator = PitchDeckCoordinator(
                    dependencies: PitchDeckDependencies(
                        startups: pitchDeck.startups(of: account),
                        workspace: pitchDeck.workspace(of: account),
                        reviews: pitchDeck.reviews(of: account),
                        introductions: pitchDeck.introductions(of: account),
                        profile: profile,
                        files: pitchDeck.files(of: account),
                        decks: pitchDeck.decks(of: account),
                        language: fallback,
                        reportAddress: { id in
                            URL(string: AccountRoute.report(kind: "startup", id: id.text, author: nil).path)
                        },
                        introductionReportAddress: { id in
                            URL(string: AccountRoute.report(kind: "introduction", id: id.text, author: nil).path)
                        },
                        signInAddress: URL(string: AccountRoute.signIn.path),
                        signUpAddress: URL(string: AccountRoute.signUp.path),
                        accountAddress: URL(string: AccountRoute.account.path),
                        reloadAddress: URL(string: PitchDeckRoute.cabinet.path),
                        pageAddress: { id in URL(string: PitchDeckRoute.startup(id).path) },
                        linkAddress: { secret in URL(string: PitchDeckRoute.deckLink(secret).path) },
                        now: backend.now
                    ),
                    // The first page speaks the person's language at once.
                    profile: known
                )
                return LiveScene(
                    root: PitchDeckRootView(coordinator: coordinator),
                    router: CoordinatorRouter(coordinator),
                    locale: Locale(identifier: (known.language ?? fallback).rawValue)
                )
            },
            mountCalls: { api, _ in api.mountStartupUploads(pitchDeck) },
            addRoutes: { router, authenticator, _ in
                StartupFileRoutes(pitchDeck: pitchDeck, authenticator: authenticator).add(to: router)
                try GraphQLMount(pitchDeck, backend, authenticator: authenticator).add(to: router)
            },
            itemAddress: { item in
                guard item.kind == "startup", let id = DocumentID(item.id) else { return nil }
                return URL(string: PitchDeckRoute.startup(id).path)
            },
            face: { try await pitchDeck.faces.face(of: $0) },
            clean: { try await pitchDeck.clean(at: $0) },
            deliverMails: { post in
                let codes = DeckCodeMails(
                    database: backend.database,
                    sender: post.sender,
                    from: post.from,
                    now: backend.now
                )
                return try await codes.deliver { failure in
                    backend.logger.error("a mail was not taken", metadata: ["reason": "\(failure)"])
                }
            },
            services: [
                DeckDrawing(
                    drawer: pitchDeck.drawer,
                    samples: backend.configuration.writesSamples ? pitchDeck.sampleDecks : nil,
                    now: backend.now,
                    logger: backend.logger
                )
            ]
        )
    }
}

extension PitchDeckBackend {
    /// As the configuration has it.
    init(_ backend: Backend) async throws {
        let configuration = backend.configuration
        try await self.init(
            accounts: backend.accounts,
            database: backend.database,
            review: ReviewRule(
                holdsAll: configuration.startupReview.holdsAll,
                filter: WordFilter(words: configuration.startupReview.heldWords),
                needsConfirmedAddress: configuration.sentMail != nil
            ),
            sendsMail: backend.mail != nil,
            now: backend.now
        )
        if configuration.writesSamples { try await StartupSamples.write(to: backend.database, at: backend.now()) }
    }
}
