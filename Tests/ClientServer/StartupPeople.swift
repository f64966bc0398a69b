import AccountsDomain
import AccountsService
import Calls
import Client
import Foundation
import HummingbirdTesting
import Logging
import PitchDeckDomain
import Storage
import Testing

@testable import PitchDeckService
@testable import Server

/// Two members of PitchDeck, by the services in the process or by their remote twins.
enum StartupPeople {
    struct Person: Sendable {
        var startups: any StartupService
        var workspace: any WorkspaceService
        var introductions: any IntroductionService
        var profile: any FounderProfileService
        var files: any StartupFileService
        var decks: any DeckReaderService & DeckLinkService
        var reviews: any StartupReviewService
    }

    /// One that keeps a request's id, by which faults of fields are found.
    private static var logger: Logger {
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
            let backend = try await Backend(.test, logger: .silent)
            let pitchDeck = try await PitchDeckBackend(backend)
            try await body(try await member(pitchDeck, backend), try await member(pitchDeck, backend))
        case .overTheAPI:
            try await buildApplication(.test, logger: Self.logger).test(.router) { client in
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
            decks: pitchDeck.decks(of: id),
            reviews: pitchDeck.reviews(of: id)
        )
    }

    private static func member(_ name: String, _ transport: @escaping Transport) async throws -> Person {
        let input: JSONValue = [
            "username": .string(name), "email": .string("\(name)@example.org"), "password": "a long pass phrase",
        ]
        let register = "mutation($input: UsersPermissionsRegisterInput!) { register(input: $input) { jwt } }"
        let body: JSONValue = ["query": .string(register), "variables": ["input": input]]
        let headers = ["content-type": "application/json"]
        let answer = try await transport(
            EndpointRequest(method: .post, path: "/graphql", headers: headers, body: JSONCoding.data(of: body))
        )
        struct Registered: Decodable {
            struct Payload: Decodable {
                var jwt: String
            }
            var data: [String: Payload]
        }
        let jwt = try JSONCoding.decode(Registered.self, from: answer.body).data["register"]?.jwt
        let token = SessionToken(try #require(jwt))
        let api = PitchDeckAPI(transport) { token }
        let author = try await RemoteStartupService.author(by: api)
        #expect(author != nil)
        return Person(
            startups: RemoteStartupService(api, author: author),
            workspace: RemoteWorkspaceService(api),
            introductions: RemoteIntroductionService(api),
            profile: RemoteFounderProfileService(api),
            files: RemoteStartupFileService(api),
            decks: RemoteDeckService(api),
            reviews: RemoteReviewService(api)
        )
    }
}
