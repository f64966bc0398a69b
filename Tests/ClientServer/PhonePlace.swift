import AccountsDomain
import AccountsService
import Calls
import Client
import Foundation
import HummingbirdTesting
import Logging
import PitchDeckDomain
import Synchronization

@testable import PitchDeckApp
@testable import Server

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Phones as `Apps/PitchDeck.swiftpm` composes them, and a whole server in the process that they ask.
@MainActor
struct PhonePlace {
    let transport: Transport
    /// Makes a member a moderator, as whoever runs the server would.
    var promote: @Sendable (_ email: String) async throws -> Void = { _ in }

    nonisolated static let password = "a long pass phrase"

    /// On disk, so that the commands of whoever runs the server find it.
    static func with(_ body: @escaping @MainActor @Sendable (PhonePlace) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(component: UUID().uuidString, directoryHint: .isDirectory)
        // What is left over the system removes.
        defer { try? FileManager.default.removeItem(at: folder) }
        var configuration = ServerConfiguration.test
        configuration.data = .folder(folder)
        let promote: @Sendable (String) async throws -> Void = { [configuration] email in
            _ = try await Administration(configuration).grant(.admin, to: email)
        }
        try await emptyServer(configuration, logger: StartupPeople.logger).test(.router) { client in
            try await body(PhonePlace(transport: routerTransport(client), promote: promote))
        }
    }

    /// A phone that begins as a guest, or goes on by what it has kept.
    func phone(
        _ tokens: KeptToken = KeptToken(),
        database: DeviceDatabase? = nil,
        keepCookie: @escaping (HTTPCookie) -> Void = { _ in }
    ) async throws -> PitchDeckPhone {
        let database = try database ?? DeviceDatabase()
        let phone = try await opened(tokens, database, keepCookie: keepCookie)
        do throws(StartupError) {
            try await phone.meet()
            return phone
        } catch {
            guard error == .notSignedIn else { throw error }
        }
        // As the app does where the session has ended.
        let anew = try await opened(tokens, database, keepCookie: keepCookie)
        try await anew.meet()
        return anew
    }

    /// A phone that has asked nobody anything yet.
    func opened(
        _ tokens: KeptToken,
        _ database: DeviceDatabase,
        keepCookie: @escaping (HTTPCookie) -> Void = { _ in }
    ) async throws -> PitchDeckPhone {
        guard let server = URL(string: "https://phones.example.org") else { throw AccountError.failed("address") }
        return try await PitchDeckPhone.open(
            server: server,
            tokens: tokens,
            transport: transport,
            database: database,
            keepCookie: keepCookie
        )
    }

    /// The phone of somebody who has signed up on it.
    func member(_ name: String, _ tokens: KeptToken = KeptToken()) async throws -> PitchDeckPhone {
        let guest = try await phone(tokens)
        let form = SignUpForm(email: "\(name)@example.org", password: Self.password, name: name)
        try await guest.takeUp(try await guest.service.signUp(form))
        return try await phone(tokens)
    }
}

/// A phone's token, kept as long as a test.
final class KeptToken: TokenKeeper {
    private let token = Mutex<SessionToken?>(nil)

    func read() -> SessionToken? { token.withLock(\.self) }

    func write(_ token: SessionToken?) { self.token.withLock { $0 = token } }
}

/// The line between a phone and its server.
final class BreakingLine: Sendable {
    private let state = Mutex((isDown: false, losesAnswers: false))

    var isDown: Bool {
        get { state.withLock(\.isDown) }
        set { state.withLock { $0.isDown = newValue } }
    }

    /// What is sent arrives, and no answer comes.
    var losesAnswers: Bool {
        get { state.withLock(\.losesAnswers) }
        set { state.withLock { $0.losesAnswers = newValue } }
    }

    func transport(_ below: @escaping Transport) -> Transport {
        { request in
            if self.isDown { throw TransportFailure.unreachable }
            let answer = try await below(request)
            if self.losesAnswers { throw TransportFailure.timedOut }
            return answer
        }
    }
}
