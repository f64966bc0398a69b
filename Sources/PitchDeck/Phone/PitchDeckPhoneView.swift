import AccountScreens
import AccountsDomain
import Client
import DesignSystem
public import Foundation
import PitchDeck
import PitchDeckDomain
public import SwiftUI

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// PitchDeck on a phone: everything is the server's, asked for over GraphQL, as a guest or as who has signed in.
public struct PitchDeckPhoneView: View {
    @State private var opening = Opening.asking
    @State private var attempt = 0
    /// The account's screens, while they stand in the place of the app's.
    @State private var account: AccountCoordinator?
    /// Where the person was in the app when they left for the account's screens.
    @State private var place = ""
    @Environment(\.scenePhase) private var scenePhase
    private let server: URL
    private let folder: URL

    /// The app, or why it cannot open.
    private enum Opening {
        case asking
        case open(PitchDeckPhone, PitchDeckCoordinator)
        case failed(String)
    }

    /// `server` is the address of the root of a Serendip server; `folder` keeps what stays on the phone and is made if
    /// it is not there.
    public init(server: URL, folder: URL) {
        (self.server, self.folder) = (server, folder)
    }

    /// The app's three tabs at once, with what the phone knew last; the server is asked behind.
    public var body: some View {
        content
            .task(id: attempt) {
                await open()
                guard case .open(let phone, let coordinator) = opening else { return }
                await catchUp(phone, coordinator)
                for await _ in phone.lineReturns { await catchUp(phone, coordinator) }
            }
            .task(id: scenePhase) {
                guard scenePhase == .active, case .open(let phone, let coordinator) = opening else { return }
                await catchUp(phone, coordinator)
            }
    }

    private func catchUp(_ phone: PitchDeckPhone, _ coordinator: PitchDeckCoordinator) async {
        let profile = await phone.catchUp()
        // The phone may have been opened anew meanwhile.
        guard case .open(_, let present) = opening, present === coordinator else { return }
        if phone.isSomebodyElse { beginAnew() } else if let profile { coordinator.met(profile) }
    }

    @ViewBuilder private var content: some View {
        switch opening {
        case .asking: ProgressView()
        case .open(let phone, let coordinator):
            Group {
                if let account {
                    AccountRootView(coordinator: account, onDone: { leaveAccount(to: place, coordinator) })
                } else {
                    PitchDeckRootView(coordinator: coordinator)
                }
            }
            .environment(\.openURL, OpenURLAction { opened($0, phone, coordinator) })
        case .failed(let reason):
            EmptyState(systemImage: "exclamationmark.triangle", title: "PitchDeck", message: reason) {
                Button("Try again") { attempt += 1 }
            }
        }
    }

    /// The account's screens are shown here; the phone's browser is somebody else.
    private func opened(
        _ url: URL,
        _ phone: PitchDeckPhone,
        _ coordinator: PitchDeckCoordinator
    ) -> OpenURLAction.Result {
        guard phone.isOwn(url) else { return .systemAction }
        if AccountRoute(url: url.absoluteString) != nil {
            if account == nil { place = coordinator.url }
            let shown = account ?? phone.account(onChange: beginAnew)
            shown.open(url.absoluteString)
            account = shown
            return .handled
        }
        guard account != nil, PitchDeckRoute(url: url.absoluteString) != nil else { return .systemAction }
        leaveAccount(to: url.absoluteString, coordinator)
        return .handled
    }

    private func leaveAccount(to url: String, _ coordinator: PitchDeckCoordinator) {
        account = nil
        coordinator.open(url)
    }

    /// The phone's person is somebody else now; they stay where they were.
    private func beginAnew() {
        if case .open(_, let coordinator) = opening, account == nil { place = coordinator.url }
        (account, opening) = (nil, .asking)
        attempt += 1
    }

    private func open() async {
        if case .open = opening { return }
        opening = .asking
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let phone = try await PitchDeckPhone.open(
                server: server,
                tokens: tokens,
                transport: RetryingTransport(URLSessionTransport(server: server).send).send,
                database: try DeviceDatabase(file: folder.appending(path: "pitchdeck.sqlite")),
                keepCookie: HTTPCookieStorage.shared.setCookie,
                onEnded: { await sessionEnded() }
            )
            let coordinator = PitchDeckCoordinator(dependencies: phone.dependencies, profile: phone.profile)
            coordinator.open(place)
            opening = .open(phone, coordinator)
        } catch {
            opening = .failed("What this phone keeps for PitchDeck cannot be read.")
        }
    }

    private func sessionEnded() {
        if case .open = opening { beginAnew() }
    }

    private var tokens: any TokenKeeper {
        #if canImport(Security)
        KeychainToken(app: "org.serendip.pitchdeck", server: server)
        #else
        TokenFile(url: folder.appending(path: "session-token"))
        #endif
    }
}
