import AccountsDomain
import Crypto
import Foundation
import Storage
import StorageTesting
import Synchronization
import Testing

@testable import AccountsService
@testable import Outbound

/// What people allowed at Apple is taken back when their account or its link is gone, whether Apple is there or not.
@Suite(.everyEngine)
struct RevocationTests {
    /// An Apple that can be away, and notes what it has taken back.
    private final class Apple: Sendable {
        private let state = Mutex((isAway: false, tokens: [String](), asked: 0))

        var isAway: Bool {
            get { state.withLock { $0.isAway } }
            set { state.withLock { $0.isAway = newValue } }
        }
        var tokens: [String] { state.withLock { $0.tokens } }
        var asked: Int { state.withLock { $0.asked } }

        var transport: OutboundTransport {
            OutboundTransport { request throws(OutboundFailure) in
                self.state.withLock { state in
                    state.asked += 1
                    guard !state.isAway else { return OutboundResponse(status: 503, body: Data()) }
                    state.tokens.append(request.form?["token"] ?? "")
                    return OutboundResponse(status: 200, body: Data())
                }
            }
        }
    }

    private struct Setup {
        let world: AccountsWorld
        let apple: Apple
        let seal: SealedToken
        var revocations: Revocations { Revocations(accounts: world.service) }
    }

    private func setup() async throws -> Setup {
        let (apple, pem) = (Apple(), P256.Signing.PrivateKey().pemRepresentation)
        let site = try #require(URL(string: "https://apple.example"))
        let settings = AppleSignIn.Settings(clientID: "id", teamID: "t", keyID: "k", privateKey: pem, site: site)
        let providers = IdentityProviders(
            apple: try AppleSignIn(settings, transport: apple.transport),
            origin: "https://serendip.example"
        )
        return Setup(
            world: try await AccountsWorld(providers: providers),
            apple: apple,
            seal: try SealedToken(pem: pem)
        )
    }

    /// A member who has come by Apple, with the token it gave.
    private func member(_ setup: Setup, _ token: String?) async throws -> AccountsWorld.Browser {
        let guest = try await setup.world.guest()
        let sealed = try token.map { try setup.seal.sealed($0) }
        let identity = ProvenIdentity(subject: "001234.\(token ?? "")", name: "", sealedToken: sealed)
        let ticket = try await setup.world.database.write { connection in
            try setup.world.service.open(identity, at: .apple, for: guest.visit.session, connection)
        }
        return try await setup.world.redeem(ticket, guest)
    }

    @Test func `a deleted account's authorisation is taken back, once`() async throws {
        let setup = try await setup()
        let (gone, stays) = (try await member(setup, "gone"), try await member(setup, "stays"))
        try await gone.service.delete(password: nil)
        try await setup.revocations.deliver()
        try await setup.revocations.deliver()
        #expect(setup.apple.tokens == ["gone"])
        #expect(try await setup.world.count("revocations") == 0)
        #expect(try await stays.service.identities().count == 1)
    }

    @Test func `deleting does not wait for Apple, and Apple is asked until it answers`() async throws {
        let setup = try await setup()
        let member = try await member(setup, "gone")
        setup.apple.isAway = true
        try await member.service.delete(password: nil)
        #expect(try await setup.world.count("accounts") == 0)
        #expect(setup.apple.asked == 0)
        for hours in [0, 0.5 / 60, 1.0 / 60, 1.0 / 60, 1.0 / 60] {
            setup.world.clock.advance(hours: hours)
            try await setup.revocations.deliver()
        }
        // At once, after a minute and after two more.
        #expect(setup.apple.asked == 3)
        // A process that comes later finds what one before has left.
        setup.apple.isAway = false
        setup.world.clock.advance(hours: 7)
        try await setup.revocations.deliver()
        #expect(setup.apple.tokens == ["gone"])
        #expect(try await setup.world.count("revocations") == 0)
    }

    @Test func `after 30 days the token is forgotten`() async throws {
        let setup = try await setup()
        setup.apple.isAway = true
        try await member(setup, "gone").service.delete(password: nil)
        setup.world.clock.advance(days: 31)
        try await setup.revocations.deliver()
        #expect(setup.apple.asked == 0)
        _ = try await setup.world.clearUp()
        #expect(try await setup.world.count("revocations") == 0)
    }

    @Test func `an unlinked identity's is taken back too, and the newest token counts`() async throws {
        let setup = try await setup()
        var member = try await member(setup, "first")
        let again = ProvenIdentity(subject: "001234.first", name: "", sealedToken: try setup.seal.sealed("second"))
        try await setup.world.database.write { connection in
            try setup.world.service.identities(connection).update(again, at: .apple)
        }
        let form = SignUpForm(email: "mira@example.org", password: AccountsWorld.password)
        member = try await setup.world.redeem(try await member.service.signUp(form), member)
        try await member.service.unlink(.apple)
        try await setup.revocations.deliver()
        #expect(setup.apple.tokens == ["second"])
    }

    @Test func `without a token there is nothing to take back`() async throws {
        let setup = try await setup()
        try await member(setup, nil).service.delete(password: nil)
        #expect(try await setup.world.count("revocations") == 0)
    }

    @Test func `no token lies open in the database`() async throws {
        let setup = try await setup()
        _ = try await member(setup, "an-open-secret")
        let kept: String? = try await setup.world.database.read {
            try $0.row("SELECT sealed_token FROM account_identities")?["sealed_token"]
        }
        #expect(kept?.contains("an-open-secret") == false)
    }
}
