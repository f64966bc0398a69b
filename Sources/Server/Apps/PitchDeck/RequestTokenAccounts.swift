import AccountsDomain
import AccountsService
import Calls
import Foundation
import PitchDeckDomain
import PitchDeckService

/// Signing in by tokens for one request: a guest's token that came along hands over the guest's things.
struct RequestTokenAccounts: TokenAccountService {
    let accounts: StoredAccountService
    let issuer: SessionJWT
    let visit: Visit?
    let device: String
    let caller: Caller
    let now: @Sendable () -> Date
    /// Counts the guests that are made on the way.
    let makeGuest: @Sendable () throws -> Void

    func signIn(email: String, password: String) async throws(AccountError) -> TokenSession {
        try await opened { service throws(AccountError) in
            try await service.signIn(email: email, password: password)
        }
    }

    func signUp(_ form: SignUpForm) async throws(AccountError) -> TokenSession {
        try await opened { service throws(AccountError) in try await service.signUp(form) }
    }

    func requestPasswordReset(email: String) async throws(AccountError) {
        // Whoever asks is known by their address alone.
        let owner = visit ?? Visit(account: Account(id: .init(), kind: .guest, createdAt: now()), session: .init())
        try await bound(owner).requestPasswordReset(email: email)
    }

    func resetPassword(code: String, to password: String) async throws(AccountError) -> TokenSession {
        try await opened { service throws(AccountError) in
            try await service.resetPassword(link: code, to: password)
        }
    }

    func confirmEmail(code: String) async throws(AccountError) -> TokenSession {
        try await opened { service throws(AccountError) in try await service.signIn(confirming: code) }
    }

    func changePassword(from old: String, to new: String) async throws(AccountError) -> TokenSession {
        guard let visit else { throw .notSignedIn }
        let service = bound(visit)
        return try await session(of: service, try await service.changePassword(from: old, to: new))
    }

    func rename(to name: String) async throws(AccountError) -> Account {
        guard let visit else { throw .notSignedIn }
        return try await bound(visit).rename(to: name)
    }

    // MARK: Sessions

    /// Its token is that of the API, good as long as it is used: a guest has no other way back.
    func createGuest() async throws(AccountError) -> TokenSession {
        let made = try await newGuest()
        return TokenSession(account: made.account, token: made.token.value)
    }

    func signOut(isEverywhere: Bool) async throws(AccountError) {
        guard let visit else { throw .notSignedIn }
        let service = bound(visit)
        if isEverywhere { try await service.signOutEverywhere() } else { try await service.signOut() }
    }

    func endSession(_ id: AccountSession.ID) async throws(AccountError) {
        guard let visit else { throw .notSignedIn }
        try await bound(visit).endSession(id)
    }

    // MARK: Parts

    /// The session that a proof opens; a guest who was made for it alone is gone with it.
    private func opened(
        _ prove: (BoundAccountService) async throws(AccountError) -> SessionTicket
    ) async throws(AccountError) -> TokenSession {
        if let visit, visit.account.kind == .guest {
            let service = bound(visit)
            return try await session(of: service, try await prove(service))
        }
        let service = bound(try await guest())
        do throws(AccountError) {
            return try await session(of: service, try await prove(service))
        } catch {
            // Who has kept nothing is deleted later in any case.
            try? await service.delete(password: nil)
            throw error
        }
    }

    private func newGuest() async throws(AccountError) -> NewSession {
        do {
            try makeGuest()
        } catch {
            throw .busy
        }
        do {
            return try await accounts.createGuest(device: device)
        } catch let error as AccountError {
            throw error
        } catch {
            throw .failed("guest: \(error)")
        }
    }

    private func guest() async throws(AccountError) -> Visit {
        let made = try await newGuest()
        do {
            guard let visit = try await accounts.visit(by: made.token) else { throw AccountError.notSignedIn }
            return visit
        } catch let error as AccountError {
            throw error
        } catch {
            throw .failed("guest: \(error)")
        }
    }

    private func session(
        of service: BoundAccountService,
        _ ticket: SessionTicket
    ) async throws(AccountError) -> TokenSession {
        let opened = try await service.redeem(ticket)
        do {
            guard let visit = try await accounts.visit(by: opened.token) else { throw AccountError.notSignedIn }
            let claims = ["id": JSONValue.string(StoredStartupService.author(of: visit.account.id).text)]
            return TokenSession(account: visit.account, token: try issuer.token(for: visit.session, claims: claims))
        } catch let error as AccountError {
            throw error
        } catch {
            throw .failed("token: \(error)")
        }
    }

    func bound(_ visit: Visit) -> BoundAccountService {
        let caller = caller
        return accounts.bound(
            to: visit.account.id,
            session: visit.session,
            device: device,
            address: { caller.address },
            deviceCookie: { caller.deviceCookie }
        )
    }
}
