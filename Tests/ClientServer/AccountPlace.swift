import AccountsDomain
import AccountsService
import Calls
import Client
import Foundation
import HummingbirdTesting
import ModerationDomain
import ModerationService
import RepositoriesDomain

@testable import Server

/// New guests of one server, whose services are in process or over the API.
struct AccountPlace: Sendable {
    let newGuest: @Sendable () async throws -> Person
    /// The person of a token.
    let person: @Sendable (SessionToken) async throws -> Person

    struct Person: Sendable {
        var token: SessionToken
        var account: any PersonalAccountService
        var favourites: any FavouriteService
        var moderation: any ModerationService
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

extension ServicePlace {
    func withAccounts<Value: Sendable>(
        _ body: @escaping @Sendable (AccountPlace) async throws -> Value
    ) async throws -> Value {
        switch self {
        case .inProcess:
            let backend = try await Backend(.test, logger: .silent)
            // What an account keeps is in the tables of all apps.
            _ = try await backend.making(AppDescriptor.all)
            let person: @Sendable (SessionToken) async throws -> AccountPlace.Person = { token in
                guard let visit = try await backend.accounts.visit(by: token) else { throw AccountError.notSignedIn }
                return AccountPlace.Person(
                    token: token,
                    account: backend.accounts.bound(to: visit.account.id, session: visit.session),
                    favourites: backend.favourites(of: visit.account.id),
                    moderation: backend.moderation(of: visit.account.id)
                )
            }
            let newGuest: @Sendable () async throws -> AccountPlace.Person = {
                try await person(try await backend.accounts.createGuest(device: "").token)
            }
            let promote: @Sendable (String) async throws -> Void = { email in
                _ = try await backend.accounts.grant(.admin, to: email)
            }
            return try await body(AccountPlace(newGuest: newGuest, person: person, promote: promote))
        case .overTheAPI:
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
            return try await buildApplication(configuration, logger: .silent).test(.router) { client in
                let person: @Sendable (SessionToken) -> AccountPlace.Person = { token in
                    let api = EndpointClient(routerTransport(client)) { token }
                    return AccountPlace.Person(
                        token: token,
                        account: RemoteAccountService(api),
                        favourites: RemoteFavouriteService(api),
                        moderation: RemoteModerationService(api)
                    )
                }
                let newGuest: @Sendable () async throws -> AccountPlace.Person = {
                    let api = EndpointClient(routerTransport(client))
                    return person(try await api.call(AccountEndpoints.createGuest).token)
                }
                return try await body(AccountPlace(newGuest: newGuest, person: { person($0) }, promote: promote))
            }
        }
    }
}
