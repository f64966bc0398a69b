import AccountData
import AccountsDomain
import AccountsService
import Destiny
import DestinyDomain
import DestinyService
import Foundation
import WebUILive

extension AppDescriptor {
    /// Births, conversations and matches.
    static let astrologyRecords: any AccountData = AstrologyRecords()

    static func destiny(_ backend: Backend) async throws -> AppDescriptor {
        let services = try await DestinyServices(backend)
        let astrology = services.astrology
        return AppDescriptor(
            tile: AppTile(
                name: "Destiny",
                sentence: "Ask your birth chart, and see which facts each answer rests on.",
                path: "/destiny",
                drawing: PackageResources.destiny_svg,
                picture: PackageResources.destiny_png,
                accentLight: "#263248",
                accentDark: "#d4a84b"
            ),
            makeScene: { visitor in
                let account = try await backend.visitor(try LiveOwner(visitor))
                // Without a profile that can be read the page speaks English, as its screens then do.
                let language = try? await astrology.profile(of: account).profile().settings.language
                let coordinator = DestinyCoordinator(
                    dependencies: DestinyDependencies(
                        charts: astrology.charts(of: account),
                        conversations: astrology.conversations(of: account),
                        profile: astrology.profile(of: account),
                        matches: astrology.matches(of: account),
                        subscriptions: astrology.subscriptions(of: account),
                        keys: astrology.keys(of: account),
                        standing: GuideStanding(
                            isGuest: account.kind == .guest,
                            // A browser keeps this from its last sign-in.
                            wasSignedIn: account.kind == .guest && Caller.current?.deviceCookie != nil,
                            signIn: URL(string: "/account/sign-in"),
                            signUp: URL(string: "/account/sign-up")
                        ),
                        now: backend.now
                    )
                )
                return LiveScene(
                    root: DestinyRootView(coordinator: coordinator),
                    router: CoordinatorRouter(coordinator),
                    locale: Locale(identifier: language == .hindi ? "hi" : "en")
                )
            },
            mountCalls: { api, _ in api.mountAstrology(astrology) },
            visitByKey: { secret in
                guard let owner = try await astrology.owner(ofKey: secret) else { return nil }
                let account = try await backend.accounts.bound(to: owner.account, session: owner.key).account()
                return Visit(account: account, session: owner.key)
            },
            clean: { try await astrology.clearUp(at: $0) },
            services: [services]
        )
    }
}
