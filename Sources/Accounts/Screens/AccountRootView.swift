import AccountsDomain
import DesignSystem
import ModerationDomain
package import SwiftUI

/// All screens about the account.
package struct AccountRootView: View {
    @State private var coordinator: AccountCoordinator
    @Environment(\.openURL) private var openURL
    private let onDone: (() -> Void)?

    /// `onDone` leads back to the app that shows the screens; `nil` where they are a place of their own.
    package init(coordinator: AccountCoordinator, onDone: (() -> Void)? = nil) {
        _coordinator = State(initialValue: coordinator)
        self.onDone = onDone
    }

    package var body: some View {
        NavigationStack(path: $coordinator.path) {
            AccountView(
                model: coordinator.overview,
                onProvider: { coordinator.providerTapped($0) },
                onRoute: { coordinator.routeTapped($0) }
            )
            .leadsBack(onDone)
            .navigationDestination(for: AccountRoute.self) { screen(of: $0).id($0).leadsBack(onDone) }
        }
        .overlay(alignment: .bottom) { ToastView(presenter: coordinator.toasts) }
        .announcesToasts(of: coordinator.toasts)
        .environment(\.presentDate, coordinator.dependencies.now)
        .onChange(of: coordinator.departure) {
            if let address = coordinator.departure { openURL(address) }
        }
        .onOpenURL { coordinator.open($0.absoluteString) }
    }

    @ViewBuilder private func screen(of route: AccountRoute) -> some View {
        let onRoute: (AccountRoute) -> Void = { coordinator.routeTapped($0) }
        switch route {
        case .account: EmptyView()
        case .signIn:
            SignInView(
                model: coordinator.signInModel(),
                onProvider: { coordinator.providerTapped($0) },
                onRoute: onRoute
            )
        case .signUp: SignUpView(model: coordinator.signUpModel(), onRoute: onRoute)
        case .forgottenPassword: ForgottenPasswordView(model: coordinator.forgottenPasswordModel())
        case .newPassword(let link):
            NewPasswordView(model: coordinator.newPasswordModel(.link(link)), onRoute: onRoute)
        case .changePassword: NewPasswordView(model: coordinator.newPasswordModel(.oldPassword), onRoute: onRoute)
        case .confirmEmail(let link): ConfirmEmailView(model: coordinator.confirmEmailModel(link), onRoute: onRoute)
        case .deleteAccount: DeleteAccountView(model: coordinator.deletionModel(), onRoute: onRoute)
        case .deviceCode: DeviceCodeView(model: coordinator.deviceCodeModel())
        case .privacyNotice: PrivacyNoticeView()
        case .blocked: BlockedView(model: coordinator.blockedModel())
        case .reviews: ReviewQueueView(model: coordinator.reviewsModel())
        case .report(let kind, let id, let author):
            let item = ReportedItem(kind: kind, id: id)
            ReportView(
                model: coordinator.reportModel(item, by: author),
                origin: coordinator.dependencies.itemAddress(item)
            )
        }
    }
}

extension View {
    /// A button that leads back to the app that shows the screen, where one does.
    @ViewBuilder fileprivate func leadsBack(_ onDone: (() -> Void)?) -> some View {
        if let onDone {
            toolbar {
                ToolbarItem(placement: .confirmationAction) { Button(words("account.action.done"), action: onDone) }
            }
        } else {
            self
        }
    }
}

/// The ways from an app in a browser to the account's screens, which all apps share, and to the other apps.
package struct AccountLink: View {
    @Environment(\.openURL) private var openURL

    package init() {}

    /// For an app that takes the section as a value.
    package static func section() -> AnyView { AnyView(AccountLink()) }

    @ViewBuilder package var body: some View {
        way(AccountRoute.account.path, "account.link", "person.crop.circle")
        way("/", "account.link.apps", "square.grid.2x2")
    }

    private func way(_ path: String, _ key: String, _ systemImage: String) -> some View {
        Button {
            guard let url = URL(string: path) else { return }
            openURL(url)
        } label: {
            Label(words(key), systemImage: systemImage)
        }
    }
}
