import Client
import Foundation
import GitRepD

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
