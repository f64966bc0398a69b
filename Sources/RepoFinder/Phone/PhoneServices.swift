import Client
import DiscoveryDomain
import Foundation
import RepoFinder

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
            settings: SettingsSlot(stored: settings.read(), keep: settings.write)
        )
    }
}
