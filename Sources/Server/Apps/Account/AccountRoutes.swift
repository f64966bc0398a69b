import AccountsDomain
import AccountsService
import Calls
import Hummingbird
import ModerationDomain
import ModerationService

extension APIRouter {
    mutating func mountAccounts(_ accounts: StoredAccountService, _ authenticator: Authenticator) {
        let person = Person(accounts: accounts, authenticator: authenticator)
        mount(AccountEndpoints.options) { _, _, _, _ in accounts.options }
        mount(AccountEndpoints.createGuest) { _, _, request, context in
            try authenticator.rateLimiter.makeGuest(address: authenticator.origin.address(of: request, context))
            return try await accounts.createGuest(device: DeviceName(request).text)
        }
        mount(AccountEndpoints.account) { _, account in account }
        mountPersonal(AccountEndpoints.rename) { try await person($1, $2, $3).rename(to: $0.name) }
        mountPersonal(AccountEndpoints.consents) { try await person($1, $2, $3).consents() }
        mountPersonal(AccountEndpoints.recordConsent) { input, visit, request, context in
            try await person(visit, request, context)
                .record(input.kind, version: input.version, isGiven: input.isGiven)
        }
        mountPersonal(AccountEndpoints.export) { try await person($1, $2, $3).export() }
        mountPersonal(AccountEndpoints.deleteAccount) { input, visit, request, context in
            try await person(visit, request, context).delete(password: input.password)
            return NoContent()
        }
        mountPicture(person)
        mountPasswords(person)
        mountSessions(person)
        mountIdentities(person)
    }

    private mutating func mountPicture(_ person: Person) {
        mountPersonal(PictureEndpoints.picture) { try await person($1, $2, $3).picture() }
        mountPersonal(PictureEndpoints.set) { try await person($1, $2, $3).setPicture($0.content, key: $0.key) }
        mountPersonal(PictureEndpoints.remove) { try await person($1, $2, $3).removePicture(key: $0.key) }
    }

    private mutating func mountIdentities(_ person: Person) {
        mountPersonal(IdentityEndpoints.list) { try await person($1, $2, $3).identities() }
        mountPersonal(IdentityEndpoints.unlink) { input, visit, request, context in
            try await person(visit, request, context).unlink(input.provider)
            return NoContent()
        }
        mountPersonal(IdentityEndpoints.beginCode) { try await person($1, $2, $3).beginCode() }
        mountPersonal(IdentityEndpoints.checkCode) { try await person($1, $2, $3).checkCode($0.id) }
    }

    private mutating func mountPasswords(_ person: Person) {
        mountPersonal(AccountEndpoints.signUp) { try await person($1, $2, $3).signUp($0) }
        mountPersonal(AccountEndpoints.changePassword) { input, visit, request, context in
            try await person(visit, request, context).changePassword(from: input.password, to: input.newPassword)
        }
        mountPersonal(AccountEndpoints.requestPasswordReset) { input, visit, request, context in
            try await person(visit, request, context).requestPasswordReset(email: input.email)
            return NoContent()
        }
        mountPersonal(AccountEndpoints.resetPassword) { input, visit, request, context in
            try await person(visit, request, context).resetPassword(link: input.link, to: input.newPassword)
        }
        mountPersonal(AccountEndpoints.requestEmailConfirmation) { _, visit, request, context in
            try await person(visit, request, context).requestEmailConfirmation()
            return NoContent()
        }
        mountPersonal(AccountEndpoints.confirmEmail) { input, visit, request, context in
            try await person(visit, request, context).confirmEmail(link: input.link)
            return NoContent()
        }
    }

    private mutating func mountSessions(_ person: Person) {
        mountPersonal(SessionEndpoints.signIn) { input, visit, request, context in
            try await person(visit, request, context, deviceCookie: input.deviceCookie)
                .signIn(email: input.email, password: input.password)
        }
        mountPersonal(SessionEndpoints.redeem) { try await person($1, $2, $3).redeem($0) }
        mountPersonal(SessionEndpoints.renew) { _, visit, request, _ in try await person.renew(visit, request) }
        mountPersonal(SessionEndpoints.list) { try await person($1, $2, $3).sessions() }
        mountPersonal(SessionEndpoints.end) { input, visit, request, context in
            try await person(visit, request, context).endSession(input.id)
            return NoContent()
        }
        mountPersonal(SessionEndpoints.endAll) { _, visit, request, context in
            try await person(visit, request, context).signOutEverywhere()
            return NoContent()
        }
        mountPersonal(SessionEndpoints.signOut) { _, visit, request, context in
            try await person(visit, request, context).signOut()
            return NoContent()
        }
    }
}

/// The account's service for the person of a request.
private struct Person: Sendable {
    let accounts: StoredAccountService
    let authenticator: Authenticator

    /// `deviceCookie` is what a phone sends in place of a cookie.
    func callAsFunction(
        _ visit: Visit,
        _ request: Request,
        _ context: ServerContext,
        deviceCookie: String? = nil
    ) -> BoundAccountService {
        let caller = authenticator.caller(of: request, context)
        return accounts.bound(
            to: visit.account.id,
            session: visit.session,
            device: DeviceName(request).text,
            address: { caller.address },
            deviceCookie: { deviceCookie ?? caller.deviceCookie }
        )
    }

    func renew(_ visit: Visit, _ request: Request) async throws -> NewSession {
        let token: SessionToken
        switch try authenticator.credential(of: request) {
        case .bearer(let sent), .cookie(let sent, _): token = try await accounts.renew(sent) ?? sent
        case .none, .key: throw Problem(.signInNeeded)
        }
        return NewSession(account: visit.account, token: token)
    }
}

extension APIRouter {
    mutating func mountModeration(_ backend: Backend) {
        mount(ModerationEndpoints.report) { input, account in
            try await backend.moderation(of: account.id)
                .report(input.item, by: input.author, for: input.reason, note: input.note)
            return NoContent()
        }
        mount(ModerationEndpoints.blocked) { _, account in
            try await backend.moderation(of: account.id).blocked()
        }
        mount(ModerationEndpoints.block) { input, account in
            try await backend.moderation(of: account.id).block(input.account)
            return NoContent()
        }
        mount(ModerationEndpoints.unblock) { input, account in
            try await backend.moderation(of: account.id).unblock(input.account)
            return NoContent()
        }
        mount(ModerationEndpoints.queue) { _, account in
            try await backend.moderation(of: account.id).queue()
        }
        mount(ModerationEndpoints.decide) { input, account in
            try await backend.moderation(of: account.id).decide(input.verdict, on: input.item, note: input.note)
        }
    }
}
