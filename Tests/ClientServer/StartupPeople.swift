import AccountsDomain
import AccountsService
import Calls
import Client
import Foundation
import HummingbirdTesting
import Logging
import PitchDeck
import PitchDeckDomain
import Storage
import Testing

@testable import PitchDeckApp
@testable import PitchDeckService
@testable import Server

/// Two members of PitchDeck, by the services in the process or by the phone app's.
enum StartupPeople {
    struct Person: Sendable {
        var startups: any StartupService
        var workspace: any WorkspaceService
        var introductions: any IntroductionService
        var profile: any FounderProfileService
        var files: any StartupFileService
        var deckReader: any DeckReaderService
        var deckLinks: any DeckLinkService
        var reviews: any StartupReviewService
    }

    /// One that keeps a request's id, by which faults of fields are found.
    static var logger: Logger {
        var logger = Logger(label: "tests")
        logger.logLevel = .critical
        return logger
    }

    /// Two members.
    static func with(
        _ place: ServicePlace,
        _ body: @escaping @Sendable (Person, Person) async throws -> Void
    ) async throws {
        switch place {
        case .inProcess:
            let backend = try await Backend.empty()
            let pitchDeck = try await PitchDeckBackend(backend)
            try await body(try await member(pitchDeck, backend), try await member(pitchDeck, backend))
        case .overTheAPI:
            try await emptyServer(logger: Self.logger).test(.router) { client in
                try await body(
                    try await Self.member("ada", routerTransport(client)),
                    try await Self.member("eve", routerTransport(client))
                )
            }
        }
    }

    private static func member(_ pitchDeck: PitchDeckBackend, _ backend: Backend) async throws -> Person {
        let id = try await backend.accounts.createGuest(device: "").account.id
        try await backend.database.write { connection in
            _ = try connection.execute(
                """
                INSERT INTO account_passwords (account_id, email, email_key, hash, changed_at)
                VALUES (\(id), \("\(id)@example.org"), \(id), 'none', 0)
                """
            )
        }
        return Person(
            startups: pitchDeck.startups(of: id),
            workspace: pitchDeck.workspace(of: id),
            introductions: pitchDeck.introductions(of: id),
            profile: pitchDeck.profile(of: id),
            files: pitchDeck.files(of: id),
            deckReader: pitchDeck.decks(of: id),
            deckLinks: pitchDeck.decks(of: id),
            reviews: pitchDeck.reviews(of: id)
        )
    }

    /// As the phone app composes its services.
    @MainActor private static func member(_ name: String, _ transport: @escaping Transport) async throws -> Person {
        let services = try await PhonePlace(transport: transport).member(name).dependencies
        #expect(services.startups.author != nil)
        return Person(
            startups: services.startups,
            workspace: services.workspace,
            introductions: services.introductions,
            profile: services.profile,
            files: services.files,
            deckReader: services.deckReader,
            deckLinks: services.deckLinks,
            reviews: services.reviews
        )
    }
}
