import AccountsDomain
import AccountsService
import Client
import Foundation
import Logging
import RepositoriesDomain
import RepositoriesService
import Storage

/// A phone, and the real services behind a network that can be cut.
struct DeviceWorld {
    let network = Network()
    let file = FileManager.default.temporaryDirectory.appending(component: "\(UUID().uuidString).sqlite")
    let server: AccountFavouriteService
    let repositories: CatalogRepositoryService

    init() async throws {
        let database = try SQLiteDatabase()
        let logger = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
        let account = try await StoredAccountService(database: database, logger: logger)
            .createGuest(device: "").account
        repositories = try await CatalogRepositoryService(
            database: database,
            client: nil,
            starter: StarterCatalogue(
                """
                # asOf: 2026-01-01
                octo/boat\tSwift\tboats,water\tMIT\t2020\t1200\t30\tgames\tbeginner\t0\t\tFloats on water.
                """
            )
        ).bound(to: account.id)
        server = AccountFavouriteService(database: database, account: account.id)
    }

    /// The phone with a file, so that it can be started again.
    func phone() throws -> (service: DeviceFavouriteService, database: DeviceDatabase) {
        let database = try DeviceDatabase(file: file)
        let remote = SwitchableFavouriteService(service: server, network: network)
        return (DeviceFavouriteService(remote: remote, database: database), database)
    }

    func phoneInMemory() throws -> DeviceFavouriteService {
        DeviceFavouriteService(
            remote: SwitchableFavouriteService(service: server, network: network),
            database: try DeviceDatabase()
        )
    }

    func cleanUp() throws {
        try FileManager.default.removeItem(at: file)
    }
}

extension Repository {
    static func named(_ name: String) -> Repository {
        Repository(
            id: .init(owner: "octo", name: name),
            summary: "Floats",
            topics: [],
            stars: 1,
            forks: 0,
            isArchived: false,
            isFork: false,
            origin: .starter(asOf: Date(timeIntervalSince1970: 0))
        )
    }
}
