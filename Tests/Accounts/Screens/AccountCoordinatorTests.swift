import AccountsDomain
import Foundation
import Testing

@testable import AccountScreens

struct AccountCoordinatorTests {
    @Test(arguments: [
        "/account/", "/account/sign-in", "/account/sign-up", "/account/forgotten-password",
        "/account/new-password/a%2Fb", "/account/change-password", "/account/delete", "/account/github-code",
        "/account/privacy", "/account/blocked", "/account/reviews", "/account/report/pitch/a%2Fb",
        "/account/report/profile/7/0b1e3f52-8f6c-4d3a-9e0b-7a6f0c1d2e3f",
    ])
    func `every screen has an address that leads back to it`(path: String) {
        let coordinator = Self.coordinator()
        coordinator.open("https://serendip.example\(path)?from=mail")
        #expect(coordinator.url == path)
    }

    @Test(arguments: ["/gitrepd/", "/account/nothing", "/account/sign-in/more", "/accounts", "", "account"])
    func `an address of no screen changes nothing`(address: String) {
        let coordinator = Self.coordinator()
        coordinator.open("/account/sign-up")
        coordinator.open(address)
        #expect(coordinator.url == "/account/sign-up")
    }

    @Test func `signing in and up take each other's place`() {
        let coordinator = Self.coordinator()
        coordinator.routeTapped(.signIn)
        coordinator.routeTapped(.signUp)
        coordinator.routeTapped(.signIn)
        #expect(coordinator.path == [.signIn])
    }

    @Test func `a browser goes to the ticket's address and back to this server`() async throws {
        let coordinator = Self.coordinator()
        let model = coordinator.signInModel()
        (model.email, model.password) = ("mira@example.org", "a boat on a lake")
        model.submitTapped()
        await model.submission.settled()
        #expect(coordinator.departure?.absoluteString == "/session/ticket?to=%2Faccount%2F")
    }

    @Test(arguments: [
        ("/repofinder/profile", "/session/ticket?to=%2Frepofinder%2Fprofile"),
        ("//evil.example/", "/session/ticket?to=%2Faccount%2F"),
        ("https://evil.example/", "/session/ticket?to=%2Faccount%2F"),
    ])
    func `who came from an app to sign in with a code goes back to it`(origin: String, address: String) async throws {
        let coordinator = Self.coordinator()
        let place = origin.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        coordinator.open("/account/github-code?to=\(place)")
        let again = Self.coordinator()
        again.open("https://serendip.example\(coordinator.url)")
        #expect(again.url == coordinator.url, "a page that is opened again knows it too")
        try await again.takeUp(SessionTicket("ticket"))
        #expect(again.departure?.absoluteString == address)
        again.routeTapped(.signIn)
        #expect(again.url == "/account/sign-in")
    }

    @Test func `a phone redeems the ticket and shows its account`() async throws {
        let service = MemoryAccountService()
        let handover = SessionHandover(
            takeUp: { ticket, _ throws(AccountError) in
                _ = try await service.redeem(ticket)
                return nil
            },
            leave: { nil }
        )
        let coordinator = AccountCoordinator(
            dependencies: AccountDependencies(
                service: service,
                moderation: MemoryModerationService(),
                handover: handover
            )
        )
        coordinator.routeTapped(.signIn)
        let model = coordinator.signInModel()
        (model.email, model.password) = ("mira@example.org", "a boat on a lake")
        model.submitTapped()
        await model.submission.settled()
        #expect(coordinator.departure == nil)
        #expect(coordinator.path.isEmpty)
        #expect(await service.calls.contains("redeem ticket"))
    }

    private static func coordinator() -> AccountCoordinator {
        AccountCoordinator(
            dependencies: AccountDependencies(
                service: MemoryAccountService(),
                moderation: MemoryModerationService(),
                handover: .browser(to: .account)
            )
        )
    }
}
