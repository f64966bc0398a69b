import Calls
import Client
import DesignSystem
import DiscoveryDomain
public import Foundation
import RepoFinder
import RepositoriesDomain
public import SwiftUI

/// RepoFinder on a phone: the server's decks, and what was saved is on the phone first.
public struct RepoFinderPhoneView: View {
    @State private var opening: Opening

    /// The app, or why it cannot open.
    private enum Opening {
        case open(RepoFinderCoordinator)
        case failed(String)
    }

    /// `server` is the address of the root of a Serendip server; `folder` keeps what stays on the phone and is made
    /// if it is not there.
    public init(server: URL, folder: URL) {
        let opening: Opening
        do {
            opening = .open(
                RepoFinderCoordinator(dependencies: try PhoneServices(server: server, folder: folder).dependencies)
            )
        } catch {
            opening = .failed(error.localizedDescription)
        }
        _opening = State(initialValue: opening)
    }

    /// The app's four tabs, or a sentence that says why the phone's own data cannot be opened.
    public var body: some View {
        switch opening {
        case .open(let coordinator):
            RepoFinderRootView(coordinator: coordinator)
        case .failed(let reason):
            EmptyState(systemImage: "exclamationmark.triangle", title: "RepoFinder", message: reason)
        }
    }
}

/// The services of a phone, put together.
struct PhoneServices {
    let dependencies: RepoFinderDependencies

    init(server: URL, folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let transport = RetryingTransport(URLSessionTransport(server: server).send).send
        let tokenFile = TokenFile(url: folder.appending(path: "session-token"))
        let session = GuestSession(transport, stored: try tokenFile.read(), save: tokenFile.write)
        let client = EndpointClient(transport) { try await session.token() }
        let database = try DeviceDatabase(file: folder.appending(path: "repofinder.sqlite"))
        let settings = SettingsFile(url: folder.appending(path: "settings.json"))
        dependencies = RepoFinderDependencies(
            discovery: RemoteDiscoveryService(client),
            repositories: DeviceRepositoryService(remote: RemoteRepositoryService(client), database: database),
            favourites: DeviceFavouriteService(remote: RemoteFavouriteService(client), database: database),
            settings: SettingsClient(stored: settings.read(), keep: settings.write)
        )
    }
}

/// The settings of this phone, in a file.
nonisolated struct SettingsFile {
    let url: URL

    /// The usual settings before there is a file, and when it cannot be read: looks are nothing to refuse to open for.
    func read() -> AppSettings {
        guard let data = try? Data(contentsOf: url) else { return AppSettings() }
        return (try? JSONDecoder().decode(AppSettings.self, from: data)) ?? AppSettings()
    }

    /// A choice that cannot be written holds until the app is closed.
    func write(_ settings: AppSettings) {
        try? JSONEncoder().encode(settings).write(to: url, options: .atomic)
    }
}
