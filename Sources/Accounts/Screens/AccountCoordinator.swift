package import AccountsDomain
import DesignSystem
package import Foundation
package import ModerationDomain
import Observation

/// Where the person is among the screens about their account, and the view models of those screens.
@Observable
package final class AccountCoordinator: AppCoordinator {
    /// The screens above the account's page.
    var path: [AccountRoute] = []
    /// Where the browser goes in the place of this page.
    private(set) var departure: URL?

    /// Where the person came from to sign in with a code.
    private var origin: LocalPath?

    @ObservationIgnored let dependencies: AccountDependencies
    let toasts: ToastPresenter
    private(set) var overview: AccountViewModel

    package init(dependencies: AccountDependencies) {
        self.dependencies = dependencies
        toasts = ToastPresenter(clock: dependencies.clock)
        overview = AccountViewModel(service: dependencies.service, onLeft: {})
        overview = makeOverview()
    }

    /// The path of the screen in front, such as `/account/sign-in`, with where to go back to from a code.
    package var url: String {
        let route = path.last ?? .account
        guard route == .deviceCode, let origin else { return route.path }
        return "\(route.path)?to=\(origin.text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")"
    }

    /// Goes to the screen an address names; an address of no screen changes nothing.
    package func open(_ url: String) {
        guard let route = AccountRoute(url: url), url != self.url else { return }
        let items = URLComponents(string: url)?.queryItems ?? []
        origin = route == .deviceCode ? LocalPath(items.first { $0.name == "to" }?.value) : nil
        guard path.last != route, !(path.isEmpty && route == .account) else { return }
        path = route == .account ? [] : [route]
    }

    /// The path a link leads to; `nil` for what is no screen here.
    package func address(of value: AnyHashable) -> String? {
        (value.base as? AccountRoute)?.path
    }

    /// Shows a screen; the ways in take each other's place, so that going back leads out of them.
    func routeTapped(_ route: AccountRoute) {
        switch (route, path.last) {
        case (.account, _): path = []
        case (.signIn, .signUp?), (.signUp, .signIn?), (.forgottenPassword, .newPassword?):
            path[path.count - 1] = route
        default: path.append(route)
        }
    }

    /// Leaves for GitHub, Steam or Apple; the browser comes back as whom it has become.
    func providerTapped(_ provider: IdentityProvider) {
        departure = URL(string: provider.visitPath)
    }

    // MARK: View models

    func signInModel() -> SignInViewModel {
        SignInViewModel(service: dependencies.service, onTicket: takeUp)
    }

    func signUpModel() -> SignUpViewModel {
        SignUpViewModel(service: dependencies.service, onTicket: takeUp)
    }

    func forgottenPasswordModel() -> ForgottenPasswordViewModel {
        ForgottenPasswordViewModel(service: dependencies.service)
    }

    func newPasswordModel(_ proof: NewPasswordViewModel.Proof) -> NewPasswordViewModel {
        NewPasswordViewModel(proof: proof, service: dependencies.service, onTicket: takeUp)
    }

    func confirmEmailModel(_ link: String) -> ConfirmEmailViewModel {
        ConfirmEmailViewModel(link: link, service: dependencies.service) { [overview] in await overview.load() }
    }

    func deletionModel() -> DeleteAccountViewModel {
        DeleteAccountViewModel(service: dependencies.service, onLeft: left)
    }

    func deviceCodeModel() -> DeviceCodeViewModel {
        DeviceCodeViewModel(service: dependencies.service, onTicket: takeUp)
    }

    func blockedModel() -> BlockedViewModel { BlockedViewModel(service: dependencies.moderation) }

    func reviewsModel() -> ReviewQueueViewModel {
        ReviewQueueViewModel(
            service: dependencies.moderation,
            face: dependencies.face,
            toasts: toasts
        )
    }

    func reportModel(_ item: ReportedItem, by author: UUID?) -> ReportViewModel {
        ReportViewModel(item: item, author: author, service: dependencies.moderation)
    }

    private func makeOverview() -> AccountViewModel {
        AccountViewModel(
            service: dependencies.service,
            picture: PictureViewModel(
                service: dependencies.service,
                address: dependencies.pictureAddress,
                toasts: toasts
            ),
            // The coordinator keeps this model, so the model does not keep the coordinator.
            onLeft: { [weak self] () async throws(AccountError) in try await self?.left() }
        )
    }

    // MARK: Sessions

    func takeUp(_ ticket: SessionTicket) async throws(AccountError) {
        try await arrive(at: dependencies.handover.takeUp(ticket, path.last == .deviceCode ? origin : nil))
    }

    private func left() async throws(AccountError) {
        try await arrive(at: dependencies.handover.leave())
    }

    /// A browser leaves this page; on a phone the account's page begins anew.
    private func arrive(at address: URL?) async {
        departure = address
        guard address == nil else { return }
        path = []
        await overview.load()
    }
}

/// What the screens about an account need from outside; put together where an app starts.
package struct AccountDependencies {
    package var service: any PersonalAccountService
    package var moderation: any ModerationService
    package var handover: SessionHandover
    /// Where the person's picture is to be had.
    package var pictureAddress: (ProfilePicture) -> URL?
    /// Where a reported item is to be seen.
    package var itemAddress: (ReportedItem) -> URL?
    /// How it looks; `nil` where no app knows it.
    package var face: (ReportedItem) async -> ReportedFace?
    /// Times the toasts.
    package var clock: any Clock<Duration>
    /// Makes dates relative.
    package var now: @Sendable () -> Date

    package init(
        service: any PersonalAccountService,
        moderation: any ModerationService,
        handover: SessionHandover,
        pictureAddress: @escaping (ProfilePicture) -> URL? = { URL(string: $0.path) },
        itemAddress: @escaping (ReportedItem) -> URL? = { _ in nil },
        face: @escaping (ReportedItem) async -> ReportedFace? = { _ in nil },
        clock: any Clock<Duration> = ContinuousClock(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.service = service
        self.moderation = moderation
        self.handover = handover
        (self.pictureAddress, self.itemAddress, self.face) = (pictureAddress, itemAddress, face)
        self.clock = clock
        self.now = now
    }
}
