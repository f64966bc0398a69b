package import AccountsDomain
import Foundation
import Logging
import Storage

extension BoundAccountService {
    package func identities() async throws(AccountError) -> [LinkedIdentity] {
        try await accounts.reading { try identities($0) }
    }

    /// What a provider calls the person; `nil` when none of its accounts is linked, or that cannot be told now.
    package func login(at provider: IdentityProvider) async -> String? {
        // It only saves typing.
        let linked = (try? await identities()) ?? []
        return linked.first { $0.provider == provider }?.name
    }

    package func unlink(_ provider: IdentityProvider) async throws(AccountError) {
        try await accounts.writing { connection in
            let store = accounts.identities(connection)
            let linked = try store.all(of: id)
            guard linked.contains(where: { $0.provider == provider }) else { return }
            let password = try PasswordStore(connection: connection, now: accounts.now()).password(of: id)
            guard password != nil || linked.count > 1 else { throw AccountError.lastWayIn }
            try store.remove(provider, of: id)
        }
    }

    // MARK: Codes

    package func beginCode() async throws(AccountError) -> DeviceCode {
        guard let gitHub = accounts.providers.gitHub else { throw .notOffered }
        let keys = [addressKey]
        try await begin(keys)
        let grant: GitHubSignIn.Grant
        do throws(IdentityFailure) {
            grant = try await gitHub.begin()
        } catch {
            accounts.logger.warning("GitHub gives no code", metadata: ["reason": "\(error)"])
            throw .providerFailed
        }
        let now = accounts.now().roundedToMilliseconds
        let code = DeviceCode(
            id: UUID(),
            code: grant.userCode,
            address: grant.address,
            expiresAt: now.addingTimeInterval(TimeInterval(grant.life)),
            interval: grant.interval
        )
        try await accounts.writing { connection in
            // One at a time; the page shows the last.
            try connection.execute("DELETE FROM device_codes WHERE session_id = \(session)")
            try connection.execute(
                """
                INSERT INTO device_codes (id, session_id, secret, pause, asked_at, expires_at) VALUES
                    (\(code.id), \(session), \(grant.deviceCode), \(code.interval), \(now), \(code.expiresAt))
                """
            )
        }
        return code
    }

    package func checkCode(_ code: DeviceCode.ID) async throws(AccountError) -> DeviceCodeAnswer {
        guard let gitHub = accounts.providers.gitHub else { throw .notOffered }
        let (secret, pause, isDue) = try await accounts.writing { try take(code, $0) }
        guard isDue else { return DeviceCodeAnswer(interval: pause) }
        let answer: GitHubSignIn.DeviceAnswer
        do throws(IdentityFailure) {
            answer = try await gitHub.ask(secret, interval: pause)
        } catch {
            accounts.logger.warning("GitHub does not answer for a code", metadata: ["reason": "\(error)"])
            throw .providerFailed
        }
        return try await accounts.writing { try digest(answer, of: code, $0) }
    }

    /// What asks GitHub, and whether it is time to; then the next question has to wait.
    private func take(
        _ code: DeviceCode.ID,
        _ connection: any SQLConnection
    ) throws -> (secret: String, pause: Int, isDue: Bool) {
        let now = accounts.now()
        let row = try connection.row(
            "SELECT * FROM device_codes WHERE id = \(code) AND session_id = \(session) AND expires_at > \(now)"
        )
        guard let row else { throw AccountError.linkExpired }
        let (pause, askedAt): (Int, Date) = (try row["pause"], try row["asked_at"])
        let isDue = now >= askedAt.addingTimeInterval(TimeInterval(pause))
        if isDue { try connection.execute("UPDATE device_codes SET asked_at = \(now) WHERE id = \(code)") }
        return (try row["secret"], pause, isDue)
    }

    private func digest(
        _ answer: GitHubSignIn.DeviceAnswer,
        of code: DeviceCode.ID,
        _ connection: any SQLConnection
    ) throws -> DeviceCodeAnswer {
        switch answer {
        case .pending(let interval):
            let pause = min(max(1, interval), 60)
            try connection.execute("UPDATE device_codes SET pause = \(pause) WHERE id = \(code)")
            return DeviceCodeAnswer(interval: pause)
        case .over:
            // The row stays until it is too old; GitHub says the same again.
            throw AccountError.linkExpired
        case .proven(let identity):
            let count = try connection.execute("DELETE FROM device_codes WHERE id = \(code)")
            guard count == 1 else { throw AccountError.linkExpired }
            let ticket = try accounts.open(identity, at: .gitHub, for: session, connection)
            try AttemptStore(connection: connection, now: accounts.now()).succeed([addressKey])
            return DeviceCodeAnswer(ticket: ticket, interval: 1)
        }
    }
}
