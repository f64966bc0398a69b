package import AccountsDomain
import Calls
import Foundation

/// The account of the client's person, over PitchDeck's schema; the bytes of its picture alone go as files do.
///
/// What opens a session answers with a token at once, where the HTTP API has tickets; a ticket of this service carries
/// that token.
package struct GraphQLAccountService: PersonalAccountService {
    private let api: PitchDeckAPI

    package init(_ api: PitchDeckAPI) {
        self.api = api
    }

    private struct Answer: Decodable {
        var jwt: String
    }

    /// What no operation carries.
    var files: RemoteAccountService { RemoteAccountService(api.client) }

    /// What a ticket of this service carries.
    ///
    /// - Throws: `linkExpired` for a ticket of another service.
    package static func token(in ticket: SessionTicket) throws(AccountError) -> SessionToken {
        // Secrets of the HTTP API have no dot, and tokens of the schema have two.
        guard ticket.ticket.contains(".") else { throw .linkExpired }
        return SessionToken(ticket.ticket)
    }

    package func redeem(_ ticket: SessionTicket) async throws(AccountError) -> NewSession {
        let token = try Self.token(in: ticket)
        return NewSession(account: try await GraphQLAccountService(api.with(token)).account(), token: token)
    }

    package func signIn(email: String, password: String) async throws(AccountError) -> SessionTicket {
        let input: JSONValue = ["identifier": .string(email), "password": .string(password)]
        return try await ticket(.login, ["input": input], password: .password)
    }

    package func signUp(_ form: SignUpForm) async throws(AccountError) -> SessionTicket {
        let input: JSONValue = [
            "username": .string(form.name), "email": .string(form.email), "password": .string(form.password),
            "privacyNotice": .string(form.privacyNotice),
        ]
        return try await ticket(.register, ["input": input], password: .password)
    }

    package func changePassword(from old: String, to new: String) async throws(AccountError) -> SessionTicket {
        try await ticket(.changePassword, ["old": .string(old), "password": .string(new)], password: .newPassword)
    }

    package func requestPasswordReset(email: String) async throws(AccountError) {
        struct Asked: Decodable {
            var ok: Bool
        }
        let _: Asked = try await ask(.forgotPassword, ["email": .string(email)])
    }

    package func resetPassword(link: String, to new: String) async throws(AccountError) -> SessionTicket {
        try await ticket(.resetPassword, ["code": .string(link), "password": .string(new)], password: .newPassword)
    }

    // MARK: Sessions

    package func createGuest() async throws(AccountError) -> SessionToken {
        let answer: Answer = try await ask(.createGuest)
        return SessionToken(answer.jwt)
    }

    package func signOut() async throws(AccountError) { try await signOut(isEverywhere: false) }

    package func signOutEverywhere() async throws(AccountError) { try await signOut(isEverywhere: true) }

    private func signOut(isEverywhere: Bool) async throws(AccountError) {
        let _: Bool = try await ask(.signOut, ["everywhere": .boolean(isEverywhere)])
    }

    package func sessions() async throws(AccountError) -> [AccountSession] {
        try await ask(.sessions)
    }

    package func endSession(_ id: AccountSession.ID) async throws(AccountError) {
        let _: Bool = try await ask(.endSession, ["id": .string(id.uuidString)])
    }

    private func ticket(
        _ operation: PitchDeckOperation,
        _ variables: [String: JSONValue],
        password: AccountError.Field
    ) async throws(AccountError) -> SessionTicket {
        let answer: Answer = try await ask(operation, variables, password: password)
        return SessionTicket(answer.jwt)
    }

    /// What the server says of one operation; `password` is the field that the schema calls so.
    func ask<Output: Decodable>(
        _ operation: PitchDeckOperation,
        _ variables: [String: JSONValue] = [:],
        password: AccountError.Field = .password,
        key: IdempotencyKey = IdempotencyKey()
    ) async throws(AccountError) -> Output {
        let answer: Result<Output, GraphQLFault>
        do throws(StartupError) {
            answer = try await api.answer(operation, variables, key: key)
        } catch {
            switch error {
            case .offline, .busy: throw .offline
            default: throw .failed("\(error)")
            }
        }
        switch answer {
        case .success(let output): return output
        case .failure(let fault): throw fault.accountError(password: password)
        }
    }
}

extension GraphQLFault {
    /// What it says of an account; `password` is the field that the schema calls so.
    fileprivate func accountError(password: AccountError.Field) -> AccountError {
        let details = extensions?.error?.details
        if let part = details?.errors?.first, let field = Self.field(part.path, password),
            let problem = part.reason.flatMap(AccountError.FieldProblem.init)
        {
            return .invalid(field, problem)
        }
        if details?.reason == "tooManyAttempts", let until = details?.until.flatMap(RFC3339.date) {
            return .tooManyAttempts(until: until)
        }
        if let error = details?.reason.flatMap({ Self.refusals[$0] }) { return error }
        return switch extensions?.code {
        case "UNAUTHENTICATED": .notSignedIn
        case "KEY_REUSED": .keyReused
        case "TOO_MANY_REQUESTS": .busy
        case "UNAVAILABLE": .offline
        default: .failed("\(extensions?.code ?? "no code"): \(message)")
        }
    }

    private static func field(_ path: [String], _ password: AccountError.Field) -> AccountError.Field? {
        switch path {
        case ["username"]: .name
        case ["password"]: password
        default: path.first.flatMap(AccountError.Field.init)
        }
    }

    private static let refusals: [String: AccountError] = [
        "wrongCredentials": .wrongCredentials, "emailTaken": .emailTaken, "alreadyMember": .alreadyMember,
        "linkExpired": .linkExpired, "notSignedIn": .notSignedIn, "notMember": .notMember, "noRoom": .noRoom,
        "lastWayIn": .lastWayIn, "notOffered": .notOffered,
    ]
}
