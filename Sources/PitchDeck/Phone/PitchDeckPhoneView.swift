import AccountsDomain
import Client
import DesignSystem
public import Foundation
import PitchDeck
import PitchDeckDomain
public import SwiftUI

/// PitchDeck on a phone: everything is the server's, asked for over GraphQL.
public struct PitchDeckPhoneView: View {
    @State private var opening = Opening.asking
    @State private var attempt = 0
    private let server: URL
    private let folder: URL

    /// The app, or why it cannot open.
    private enum Opening {
        case asking
        case open(PitchDeckCoordinator)
        case failed(String)
    }

    /// `server` is the address of the root of a Serendip server; `folder` keeps the session's token and is made if it
    /// is not there.
    public init(server: URL, folder: URL) {
        (self.server, self.folder) = (server, folder)
    }

    /// The app's three tabs, once the server has said who the phone's person is there; else why not.
    public var body: some View {
        content.task(id: attempt) { await open() }
    }

    @ViewBuilder private var content: some View {
        switch opening {
        case .asking: ProgressView()
        case .open(let coordinator): PitchDeckRootView(coordinator: coordinator)
        case .failed(let reason):
            EmptyState(systemImage: "exclamationmark.triangle", title: "PitchDeck", message: reason) {
                Button("Try again") { attempt += 1 }
            }
        }
    }

    private func open() async {
        if case .open = opening { return }
        opening = .asking
        do {
            let services = try await PhoneServices(server: server, folder: folder)
            opening = .open(PitchDeckCoordinator(dependencies: services.dependencies, profile: services.profile))
        } catch {
            opening = .failed("The server could not be asked who you are there.")
        }
    }
}

/// The services of a phone, put together.
struct PhoneServices {
    let dependencies: PitchDeckDependencies
    let profile: FounderProfile

    init(server: URL, folder: URL) async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let transport = RetryingTransport(URLSessionTransport(server: server).send).send
        let tokenFile = TokenFile(url: folder.appending(path: "session-token"))
        let session = GuestSession(transport, stored: try tokenFile.read(), save: tokenFile.write)
        let api = PitchDeckAPI(transport) { try await session.token() }
        let profiles = RemoteFounderProfileService(api)
        profile = try await profiles.profile()
        dependencies = PitchDeckDependencies(
            startups: RemoteStartupService(api, author: try await RemoteStartupService.author(by: api)),
            workspace: RemoteWorkspaceService(api),
            reviews: RemoteReviewService(api),
            introductions: RemoteIntroductionService(api),
            profile: profiles,
            files: RemoteStartupFileService(api),
            decks: RemoteDeckService(api),
            language: PitchDeckLanguage(preferring: Locale.preferredLanguages),
            // Accounts and reports are the server's pages, in the phone's browser.
            reportAddress: { id in
                Self.address(AccountRoute.report(kind: "startup", id: id.text, author: nil).path, server)
            },
            introductionReportAddress: { id in
                Self.address(AccountRoute.report(kind: "introduction", id: id.text, author: nil).path, server)
            },
            signInAddress: Self.address(AccountRoute.signIn.path, server),
            signUpAddress: Self.address(AccountRoute.signUp.path, server),
            accountAddress: Self.address(AccountRoute.account.path, server),
            pageAddress: { id in Self.address(PitchDeckRoute.startup(id).path, server) },
            linkAddress: { secret in Self.address(PitchDeckRoute.deckLink(secret).path, server) },
            fileAddress: { path in Self.address(path, server) }
        )
    }

    private nonisolated static func address(_ path: String, _ server: URL) -> URL? {
        URL(string: path, relativeTo: server)?.absoluteURL
    }
}
