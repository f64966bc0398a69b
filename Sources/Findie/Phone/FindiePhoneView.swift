import AccountsDomain
import Calls
import Client
import DesignSystem
import Findie
import FindieDomain
public import Foundation
public import SwiftUI

/// Findie on a phone: decks, wishes and makers' games are the server's.
public struct FindiePhoneView: View {
    @State private var opening: Opening

    /// The app, or why it cannot open.
    private enum Opening {
        case open(FindieCoordinator)
        case failed(String)
    }

    /// `server` is the address of the root of a Serendip server; `folder` keeps the session's token and is made if it
    /// is not there.
    public init(server: URL, folder: URL) {
        let opening: Opening
        do {
            opening = .open(
                FindieCoordinator(dependencies: try PhoneServices(server: server, folder: folder).dependencies)
            )
        } catch {
            opening = .failed(error.localizedDescription)
        }
        _opening = State(initialValue: opening)
    }

    /// The app's tabs, or a sentence that says why the phone's own data cannot be opened.
    public var body: some View {
        switch opening {
        case .open(let coordinator):
            FindieRootView(coordinator: coordinator)
        case .failed(let reason):
            EmptyState(systemImage: "exclamationmark.triangle", title: "Findie", message: reason)
        }
    }
}

/// The services of a phone, put together.
struct PhoneServices {
    let dependencies: FindieDependencies

    init(server: URL, folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let transport = RetryingTransport(URLSessionTransport(server: server).send).send
        let tokenFile = TokenFile(url: folder.appending(path: "session-token"))
        let session = GuestSession(transport, stored: try tokenFile.read(), save: tokenFile.write)
        let client = EndpointClient(transport) { try await session.token() }
        dependencies = FindieDependencies(
            findie: RemoteFindieService(client),
            makers: RemoteMakerService(client),
            claims: RemoteGameClaimService(client),
            steam: RemoteSteamSyncService(client),
            // Reports are made on the server's pages, in the phone's browser.
            reportAddress: { slug in
                let route = AccountRoute.report(kind: Game.reportedKind, id: slug, author: nil)
                return URL(string: route.path, relativeTo: server)?.absoluteURL
            },
            shareAddress: { slug in
                URL(string: FindieRoute.game(slug).path, relativeTo: server)?.absoluteURL
            },
            fileAddress: { path in URL(string: path, relativeTo: server)?.absoluteURL }
        )
    }
}
