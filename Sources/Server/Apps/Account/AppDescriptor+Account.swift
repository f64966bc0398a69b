import AccountData
import AccountScreens
import AccountsDomain
import Foundation
import ModerationDomain
import ModerationService
import WebUILive

extension AppDescriptor {
    /// Reports and blocks.
    static let moderationRecords: any AccountData = ModerationRecords()

    /// The screens about the account, which all apps lead to.
    ///
    /// `itemAddress` tells where something that was reported is to be seen, `face` how it looks.
    static func account(
        _ backend: Backend,
        itemAddress: @escaping @Sendable (ReportedItem) -> URL?,
        face: @escaping @Sendable (ReportedItem) async -> ReportedFace?
    ) -> AppDescriptor {
        AppDescriptor(
            tile: AppTile(
                name: "Account",
                sentence: "Sign in, see what is kept about you, take it with you or delete it.",
                path: "/account",
                drawing: PackageResources.account_svg,
                picture: PackageResources.account_png,
                accentLight: "#3a5a8c",
                accentDark: "#a9c4ee"
            ),
            makeScene: { visitor in
                let coordinator = AccountCoordinator(
                    dependencies: AccountDependencies(
                        service: backend.account(of: try LiveOwner(visitor)),
                        moderation: backend.moderation(of: try LiveOwner(visitor).account),
                        handover: .browser(to: .account),
                        itemAddress: itemAddress,
                        face: face,
                        now: backend.now
                    )
                )
                return LiveScene(
                    root: AccountRootView(coordinator: coordinator),
                    router: CoordinatorRouter(coordinator),
                    locale: visitor.english
                )
            },
            mountCalls: { api, authenticator in
                api.mountAccounts(backend.accounts, authenticator)
                api.mountModeration(backend)
            }
        )
    }
}
