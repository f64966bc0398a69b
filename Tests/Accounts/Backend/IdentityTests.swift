import AccountsDomain
import Foundation
import Outbound
import StorageTesting
import Synchronization
import Testing

@testable import AccountsService

/// Accounts at providers: what they open, and what they do not.
///
/// What a provider says is checked in `OutboundTests`.
@Suite(.everyEngine)
struct IdentityTests {
    /// A GitHub that knows everybody whose code is `user-<id>`.
    private static let gitHub = OutboundTransport { request throws(OutboundFailure) in
        if request.url.path() == "/user" {
            let id = request.headers["Authorization"]?.split(separator: "-").last ?? "0"
            return OutboundResponse(status: 200, body: Data(#"{"id":\#(id),"login":"mira-\#(id)"}"#.utf8))
        }
        guard let code = request.form?["code"], code.hasPrefix("user-"), request.form?["code_verifier"]?.count == 43
        else {
            return OutboundResponse(status: 200, body: Data(#"{"error":"bad_verification_code"}"#.utf8))
        }
        let body = #"{"access_token":"token-\#(code.dropFirst(5))","token_type":"bearer"}"#
        return OutboundResponse(status: 200, body: Data(body.utf8))
    }

    private func world(_ transport: OutboundTransport = gitHub) async throws -> AccountsWorld {
        let (site, api) = (
            try #require(URL(string: "https://github.example")), try #require(URL(string: "https://api.github.example"))
        )
        let settings = GitHubSignIn.Settings(clientID: "id", clientSecret: "secret", site: site, api: api)
        let providers = IdentityProviders(
            gitHub: GitHubSignIn(settings, transport: transport),
            steam: SteamSignIn(site: site, transport: transport),
            origin: "https://serendip.example"
        )
        return try await AccountsWorld(providers: providers)
    }

    /// The state that a browser takes to GitHub.
    private func state(_ world: AccountsWorld, _ browser: AccountsWorld.Browser) async throws -> String {
        let address = try await world.service.address(of: .gitHub, for: browser.visit.session)
        let items = URLComponents(url: address, resolvingAgainstBaseURL: false)?.queryItems ?? []
        return try #require(items.first { $0.name == "state" }?.value)
    }

    private func arrive(
        _ world: AccountsWorld,
        _ browser: AccountsWorld.Browser,
        code: String = "user-1",
        state: String? = nil,
        from provider: IdentityProvider = .gitHub
    ) async throws -> AccountsWorld.Browser {
        let state = if let state { state } else { try await self.state(world, browser) }
        let query = [(name: "code", value: code), (name: "state", value: state)]
        let ticket = try await world.service.arrive(from: provider, query: query, session: browser.visit.session)
        return try await world.redeem(ticket, browser)
    }

    @Test func `a guest becomes a member, and comes back to the same account from elsewhere`() async throws {
        let world = try await world()
        let guest = try await world.guest()
        let member = try await arrive(world, guest)
        #expect(member.visit.account.id == guest.visit.account.id)
        #expect(member.visit.account.kind == .member)
        #expect(member.visit.account.email == nil)
        #expect(try await member.service.consents().map(\.kind) == [.privacyNotice])
        #expect(try await member.service.identities().map(\.name) == ["mira-1"])
        #expect(try await world.service.visit(by: guest.token) == nil)
        let elsewhere = try await arrive(world, try await world.guest())
        #expect(elsewhere.visit.account.id == guest.visit.account.id)
        #expect(try await elsewhere.service.consents().count == 1)
        #expect(try await world.count("accounts") == 1)
    }

    @Test func `a state is good once, for ten minutes, for its session and its provider`() async throws {
        let world = try await world()
        let (guest, other) = (try await world.guest(), try await world.guest())
        let state = try await state(world, guest)
        await #expect(throws: AccountError.linkExpired) { try await arrive(world, other, state: state) }
        await #expect(throws: AccountError.linkExpired) { try await arrive(world, guest, state: state, from: .steam) }
        await #expect(throws: AccountError.linkExpired) { try await arrive(world, guest, state: "made up") }
        let member = try await arrive(world, guest, state: state)
        await #expect(throws: AccountError.linkExpired) { try await arrive(world, member, state: state) }
        let late = try await self.state(world, other)
        world.clock.advance(hours: 601.0 / 3_600)
        await #expect(throws: AccountError.linkExpired) { try await arrive(world, other, state: late) }
    }

    @Test func `an identity that leads elsewhere is not taken over`() async throws {
        let world = try await world()
        let first = try await arrive(world, try await world.guest())
        let second = try await world.member("other@example.org")
        await #expect(throws: AccountError.identityTaken) { try await arrive(world, second) }
        #expect(try await second.service.identities().isEmpty)
        // One of each provider.
        _ = try await arrive(world, second, code: "user-2")
        let again = world.service.bound(to: second.visit.account.id, session: second.visit.session)
        #expect(try await again.identities().map(\.name) == ["mira-2"])
        #expect(try await first.service.identities().map(\.name) == ["mira-1"])
    }

    @Test func `what GitHub does not confirm changes nothing`() async throws {
        let world = try await world()
        let guest = try await world.guest()
        await #expect(throws: AccountError.providerFailed) { try await arrive(world, guest, code: "stranger") }
        #expect(try await guest.service.account().kind == .guest)
        #expect(try await world.count("account_identities") == 0)
        // Somebody who says no there comes back with an error in the place of a code.
        let query = [(name: "error", value: "access_denied"), (name: "state", value: try await state(world, guest))]
        await #expect(throws: AccountError.providerFailed) {
            try await world.service.arrive(from: .gitHub, query: query, session: guest.visit.session)
        }
    }

    @Test func `the last way in stays until there is another`() async throws {
        let world = try await world()
        var member = try await arrive(world, try await world.guest())
        await #expect(throws: AccountError.lastWayIn) { try await member.service.unlink(.gitHub) }
        try await member.service.unlink(.steam)
        let form = SignUpForm(email: "mira@example.org", password: AccountsWorld.password)
        member = try await world.redeem(try await member.service.signUp(form), member)
        try await member.service.unlink(.gitHub)
        #expect(try await member.service.identities().isEmpty)
        let elsewhere = try await arrive(world, try await world.guest())
        #expect(elsewhere.visit.account.id != member.visit.account.id)
    }

    @Test func `the export names identities, and a deleted account leaves none`() async throws {
        let world = try await world()
        let member = try await arrive(world, try await world.guest())
        #expect(try await member.service.export().identities.map(\.provider) == [.gitHub])
        _ = try await state(world, member)
        try await member.service.delete(password: nil)
        for table in ["account_identities", "identity_visits", "accounts"] {
            #expect(try await world.count(table) == 0, "\(table)")
        }
    }

    @Test func `a member by a provider only is no guest to be cleared up`() async throws {
        let world = try await world()
        _ = try await arrive(world, try await world.guest())
        world.clock.advance(days: 500)
        _ = try await world.clearUp()
        #expect(try await world.count("accounts") == 1)
        #expect(try await world.count("account_sessions") == 0)
    }

    @Test func `nothing is offered that is not configured`() async throws {
        let world = try await AccountsWorld()
        let guest = try await world.guest()
        for provider in IdentityProvider.allCases {
            await #expect(throws: AccountError.notOffered) {
                try await world.service.address(of: provider, for: guest.visit.session)
            }
            await #expect(throws: AccountError.notOffered) {
                try await world.service.arrive(from: provider, query: [], session: guest.visit.session)
            }
        }
        await #expect(throws: AccountError.notOffered) { try await guest.service.beginCode() }
    }

    // MARK: Codes

    @Test func `a code is asked about at GitHub's pace, and opens the account once`() async throws {
        let asked = Mutex(0)
        let world = try await world(
            OutboundTransport { request throws(OutboundFailure) in
                let body: String
                switch request.url.path() {
                case "/login/device/code":
                    body = """
                        {"device_code":"d","user_code":"WDJB-MJHT","expires_in":900,"interval":5,
                        "verification_uri":"https://github.example/login/device"}
                        """
                case "/user": body = #"{"id":1,"login":"mira"}"#
                default:
                    let count = asked.withLock { count in
                        count += 1
                        return count
                    }
                    body =
                        count == 1
                        ? #"{"error":"authorization_pending"}"# : #"{"access_token":"t","token_type":"bearer"}"#
                }
                return OutboundResponse(status: 200, body: Data(body.utf8))
            }
        )
        let (guest, other) = (try await world.guest(), try await world.guest())
        let code = try await guest.service.beginCode()
        #expect(code.code == "WDJB-MJHT")
        #expect(try await guest.service.checkCode(code.id) == DeviceCodeAnswer(interval: 5))
        #expect(asked.withLock { $0 } == 0)
        world.clock.advance(hours: 5.0 / 3_600)
        await #expect(throws: AccountError.linkExpired) { try await other.service.checkCode(code.id) }
        #expect(try await guest.service.checkCode(code.id).ticket == nil)
        #expect(try await guest.service.checkCode(code.id).ticket == nil)
        #expect(asked.withLock { $0 } == 1)
        world.clock.advance(hours: 5.0 / 3_600)
        let ticket = try #require(try await guest.service.checkCode(code.id).ticket)
        let member = try await world.redeem(ticket, guest)
        #expect(member.visit.account.kind == .member)
        await #expect(throws: AccountError.linkExpired) { try await member.service.checkCode(code.id) }
    }
}
