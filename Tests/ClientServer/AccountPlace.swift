import AccountsDomain
import AccountsService
import Calls
import Client
import Foundation
import HummingbirdTesting
import ModerationDomain
import ModerationService
import PitchDeckDomain
import RepositoriesDomain

@testable import Server

/// How the services of an account are reached.
enum AccountWay: CaseIterable {
    case inProcess, overTheAPI, overGraphQL
}

/// New guests of one server, whose services are reached in one way.
struct AccountPlace: Sendable {
    let newGuest: @Sendable () async throws -> Person
    /// The person of a token.
    let person: @Sendable (SessionToken) async throws -> Person

    struct Person: Sendable {
        var token: SessionToken
        var account: any PersonalAccountService
        var favourites: any FavouriteService
        var moderation: any ModerationService
        /// Takes reports of things of all apps, of which GraphQL knows PitchDeck's.
        var reports: any ModerationService
    }

    /// Makes a member an admin, as whoever runs the server would.
    let promote: @Sendable (_ email: String) async throws -> Void

    /// Goes on as whom a ticket opens.
    func redeem(_ ticket: SessionTicket, _ person: Person) async throws -> Person {
        try await self.person(try await person.account.redeem(ticket).token)
    }

    func member(_ email: String) async throws -> Person {
        let guest = try await newGuest()
        return try await redeem(
            try await guest.account.signUp(SignUpForm(email: email, password: Self.password)),
            guest
        )
    }

    static let password = "a boat on a lake"
}

extension AccountWay {
    func withAccounts<Value: Sendable>(
        _ body: @escaping @Sendable (AccountPlace) async throws -> Value
    ) async throws -> Value {
        if self == .inProcess { return try await Self.inProcess(body) }
        // On disk, so that the commands of whoever runs the server find it.
        let folder = FileManager.default.temporaryDirectory
            .appending(component: UUID().uuidString, directoryHint: .isDirectory)
        // What is left over the system removes.
        defer { try? FileManager.default.removeItem(at: folder) }
        var configuration = ServerConfiguration.test
        configuration.data = .folder(folder)
        let promote: @Sendable (String) async throws -> Void = { [configuration] email in
            _ = try await Administration(configuration).grant(.admin, to: email)
        }
        return try await emptyServer(configuration, logger: StartupPeople.logger).test(.router) { client in
            let transport = routerTransport(client)
            return try await body(
                AccountPlace(
                    newGuest: { try await newGuest(transport) },
                    person: { person($0, transport) },
                    promote: promote
                )
            )
        }
    }

    private static func inProcess<Value: Sendable>(
        _ body: @escaping @Sendable (AccountPlace) async throws -> Value
    ) async throws -> Value {
        let backend = try await Backend.empty()
        // What an account keeps is in the tables of all apps.
        _ = try await backend.making(AppDescriptor.all)
        let person: @Sendable (SessionToken) async throws -> AccountPlace.Person = { token in
            guard let visit = try await backend.accounts.visit(by: token) else { throw AccountError.notSignedIn }
            let moderation = backend.moderation(of: visit.account.id)
            return AccountPlace.Person(
                token: token,
                account: backend.accounts.bound(to: visit.account.id, session: visit.session),
                favourites: backend.favourites(of: visit.account.id),
                moderation: moderation,
                reports: moderation
            )
        }
        let newGuest: @Sendable () async throws -> AccountPlace.Person = {
            try await person(try await backend.accounts.createGuest(device: "").token)
        }
        let promote: @Sendable (String) async throws -> Void = { email in
            _ = try await backend.accounts.grant(.admin, to: email)
        }
        return try await body(AccountPlace(newGuest: newGuest, person: person, promote: promote))
    }

    private func newGuest(_ transport: @escaping Transport) async throws -> AccountPlace.Person {
        guard self == .overGraphQL else {
            let api = EndpointClient(transport)
            return person(try await api.call(AccountEndpoints.createGuest).token, transport)
        }
        return person(try await GraphQLAccountService(PitchDeckAPI(transport)).createGuest(), transport)
    }

    private func person(_ token: SessionToken, _ transport: @escaping Transport) -> AccountPlace.Person {
        let api = EndpointClient(transport) { token }
        let schema = PitchDeckAPI(transport) { token }
        let remote = RemoteModerationService(api)
        return AccountPlace.Person(
            token: token,
            account: self == .overGraphQL ? GraphQLAccountService(schema) : RemoteAccountService(api),
            favourites: RemoteFavouriteService(api),
            moderation: self == .overGraphQL ? GraphQLModerationService(schema) : remote,
            reports: remote
        )
    }
}
