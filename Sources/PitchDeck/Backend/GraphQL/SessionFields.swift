import AccountsDomain
import AccountsService
import Foundation
import GraphQL
import PitchDeckDomain

private struct SignOutArguments: Decodable, Sendable {
    var everywhere: Bool
}

private struct SessionArguments: Decodable, Sendable {
    var id: String

    func session() throws(StartupError) -> AccountSession.ID {
        guard let id = UUID(uuidString: id) else { throw .invalid("id", .malformed) }
        return id
    }
}

extension AccountSession: ObjectOutput {}

extension SchemaBinding where Context == PitchDeckContext {
    /// Where somebody is signed in; all of it is additions of ours.
    func bindSessions() {
        find("sessions", NoArguments.self, cost: listCost) { _, call, store in
            guard let visit = call.context.visit else { throw StartupError.notSignedIn }
            return try StoredAccountService.openSessions(of: visit, store.connection)
        }
        change("createGuest", NoArguments.self) { _, call in
            try await call.context.payload(try await call.context.accounts.createGuest())
        }
        change("signOut", SignOutArguments.self) { arguments, call in
            guard call.context.visit != nil else { throw StartupError.notSignedIn }
            try await call.context.accounts.signOut(isEverywhere: arguments.everywhere)
            return true
        }
        change("endSession", SessionArguments.self) { arguments, call in
            guard call.context.visit != nil else { throw StartupError.notSignedIn }
            try await call.context.accounts.endSession(try arguments.session())
            return true
        }
        type("AccountSession", AccountSession.self) {
            $0.value("id") { $0.id.uuidString }
            $0.value("device") { $0.device }
            $0.value("createdAt") { Moment($0.createdAt) }
            $0.value("lastSeenAt") { Moment($0.lastSeenAt) }
            $0.value("isCurrent") { $0.isCurrent }
        }
    }
}
