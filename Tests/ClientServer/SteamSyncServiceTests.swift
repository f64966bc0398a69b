import AccountsDomain
import AccountsService
import Calls
import Client
import DiscoveryDomain
import FindieDomain
import FindieService
import Foundation
import HummingbirdTesting
import OutboundTesting
import StorageTesting
import Testing

@testable import Server

/// The same of the service in the process and of its remote twin, beside a stand-in for Steam.
@Suite(.serialized)
struct SteamSyncServiceTests {
    private static let ada = "76561198000000001"

    private func withService(
        _ place: ServicePlace,
        _ steam: SteamStandIn?,
        _ body: @escaping @Sendable (any SteamSyncService, any FindieService) async throws -> Void
    ) async throws {
        var configuration = ServerConfiguration.test
        configuration.writesGames = true
        if let steam {
            configuration.isOffline = false
            (configuration.steam.api, configuration.steam.community) = (steam.address, steam.address)
        }
        switch place {
        case .inProcess:
            let backend = try await Backend.empty(configuration)
            let guest = try await backend.accounts.createGuest(device: "").account
            let findie = try await FindieServices(backend).players
            let result: Result<Void, any Error>
            do {
                result = .success(try await body(findie.steamSync(of: guest.id), findie.service(for: guest.id)))
            } catch {
                result = .failure(error)
            }
            await findie.shutdown()
            try await backend.disconnect()
            try result.get()
        case .overTheAPI:
            try await emptyServer(configuration).test(.router) { client in
                let session = GuestSession(routerTransport(client), stored: nil) { _ in }
                let api = EndpointClient(routerTransport(client)) { try await session.token() }
                try await body(RemoteSteamSyncService(api), RemoteFindieService(api))
            }
        }
    }

    @Test(arguments: ServicePlace.allCases)
    func `a list at Steam is read, reported and forgotten, the same in both places`(place: ServicePlace) async throws {
        let steam = try await SteamStandIn()
        steam.name("ada", Self.ada)
        // Celeste's number, and one of no game here.
        steam.show([504_230, 440], of: Self.ada)
        steam.title([440: "Team Fortress 2"])
        try await withService(place, steam) { sync, findie in
            #expect(try await sync.status() == SteamSyncStatus(isOffered: true))
            let begun = try await sync.start("steamcommunity.com/id/ada", hidingOwned: false)
            #expect(begun.state == .running && begun.profile == "id/ada" && begun.total == nil)
            let report = try await Self.report(of: sync)
            #expect(report.added == [.init(slug: "celeste", title: "Celeste")] && report.steamID == Self.ada)
            #expect(report.unmatched == [.init(appID: 440, title: "Team Fortress 2")] && report.kept == 0)
            #expect(try await findie.wishes().map(\.id) == ["celeste"])
            #expect(try await sync.status().sync?.progress == 1)
            try await sync.stop()
            try await sync.forget()
            #expect(try await sync.status() == SteamSyncStatus(isOffered: true))
            #expect(try await findie.wishes().count == 1)
            for text in ["https://example.org/id/ada", "a", "two words"] {
                await #expect(throws: FindieError.invalid(field: "profile", reason: .unknownValue)) {
                    try await sync.start(text, hidingOwned: false)
                }
            }
            await #expect(throws: FindieError.invalid(field: "profile", reason: .outOfRange)) {
                try await sync.start("76560000000000000", hidingOwned: false)
            }
        }
        try await steam.stop()
    }

    @Test(arguments: ServicePlace.allCases)
    func `a server that asks nobody says so, the same in both places`(place: ServicePlace) async throws {
        try await withService(place, nil) { sync, _ async throws in
            #expect(try await sync.status() == SteamSyncStatus(isOffered: false))
            await #expect(throws: FindieError.offline) { try await sync.start(Self.ada, hidingOwned: false) }
        }
    }

    /// The report of the sync that runs; a test that never gets one ends by its time limit.
    private static func report(of sync: any SteamSyncService) async throws -> SteamSyncReport {
        while true {
            let status = try await sync.status()
            if let report = status.report { return report }
            try #require(status.sync?.isUnderWay == true)
            await Task.yield()
        }
    }
}
