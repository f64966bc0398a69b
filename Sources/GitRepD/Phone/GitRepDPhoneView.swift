import Calls
import Client
import DesignSystem
public import Foundation
import GitRepD
import RepositoriesDomain
public import SwiftUI

/// GitRepD on a phone: the server's repositories, and favourites that are on the phone first.
public struct GitRepDPhoneView: View {
    @State private var opening: Opening

    /// The app, or why it cannot open.
    private enum Opening {
        case open(GitRepDCoordinator)
        case failed(String)
    }

    /// `server` is the address of the root of a Serendip server; `folder` keeps what stays on the phone and is made
    /// if it is not there.
    public init(server: URL, folder: URL) {
        let opening: Opening
        do {
            opening = .open(
                GitRepDCoordinator(dependencies: try PhoneServices(server: server, folder: folder).dependencies)
            )
        } catch {
            opening = .failed(error.localizedDescription)
        }
        _opening = State(initialValue: opening)
    }

    /// The app's two tabs, or a sentence that says why the phone's own data cannot be opened.
    public var body: some View {
        switch opening {
        case .open(let coordinator):
            GitRepDRootView(coordinator: coordinator)
        case .failed(let reason):
            EmptyState(systemImage: "exclamationmark.triangle", title: "GitRepD", message: reason)
        }
    }
}

/// The services of a phone, put together.
struct PhoneServices {
    let dependencies: GitRepDDependencies

    init(server: URL, folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let transport = RetryingTransport(URLSessionTransport(server: server).send).send
        let tokenFile = TokenFile(url: folder.appending(path: "session-token"))
        let session = GuestSession(transport, stored: try tokenFile.read(), save: tokenFile.write)
        let client = EndpointClient(transport) { try await session.token() }
        let database = try DeviceDatabase(file: folder.appending(path: "gitrepd.sqlite"))
        dependencies = GitRepDDependencies(
            repositories: DeviceRepositoryService(remote: RemoteRepositoryService(client), database: database),
            favourites: DeviceFavouriteService(remote: RemoteFavouriteService(client), database: database)
        )
    }
}
