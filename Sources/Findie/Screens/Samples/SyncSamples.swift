import DiscoveryDomain
import FindieDomain
import Foundation
import SwiftUI

extension FindieSample {
    /// The sync with Steam, from the first look to a report of hundreds.
    static var syncs: [FindieSample] {
        let running = SampleSync.sync(.running)
        let waiting = SampleSync.sync(.waiting(until: SampleGames.now, problem: .rateLimited))
        let broken = SteamSync.State.waiting(until: SampleGames.now.addingTimeInterval(60), problem: .sourceFailed)
        let states: [(String, SteamSyncStatus)] = [
            ("sync-never", SteamSyncStatus(isOffered: true)),
            ("sync-running", SteamSyncStatus(isOffered: true, sync: running)),
            ("sync-waiting", SteamSyncStatus(isOffered: true, sync: waiting)),
            ("sync-half", SteamSyncStatus(isOffered: true, sync: SampleSync.sync(broken), report: SampleSync.report)),
            ("sync-stopped", SteamSyncStatus(isOffered: true, sync: SampleSync.sync(.stopped))),
            ("sync-private", SampleSync.failed(.nothingShown)), ("sync-unknown", SampleSync.failed(.profileNotFound)),
            ("sync-report", SampleSync.finished(SampleSync.report)),
            ("sync-long", SampleSync.finished(SampleSync.long)),
            ("sync-owned", SampleSync.owned(412)), ("sync-owned-private", SampleSync.owned(nil)),
            ("sync-not-offered", SteamSyncStatus(isOffered: false, report: SampleSync.report)),
        ]
        let linked = sync("sync-linked", SteamSyncStatus(isOffered: true), linked: "76561198000000001")
        return states.map { sync($0, $1) } + [linked, wrong, sync("sync-loading", nil), offline]
    }

    private static func sync(_ name: String, _ status: SteamSyncStatus?, linked: String? = nil) -> FindieSample {
        let parts = SampleGames.Parts(wishes: SampleGames.wishes)
        let model = PlatformSyncModel(
            dependencies: parts.dependencies,
            wishlist: parts.wishlist,
            showing: status,
            linked: linked,
            signInAddress: linked == nil ? URL(string: "/session/to/steam") : nil
        )
        return FindieSample(name, PlatformSyncView(model: model))
    }

    private static var wrong: FindieSample {
        let parts = SampleGames.Parts()
        let model = PlatformSyncModel(
            dependencies: parts.dependencies,
            wishlist: parts.wishlist,
            showing: SteamSyncStatus(isOffered: true),
            profile: "https://example.org/id/ada",
            refusal: .unknownValue
        )
        return FindieSample("sync-wrong", PlatformSyncView(model: model))
    }

    private static var offline: FindieSample {
        let parts = SampleGames.Parts()
        let model = PlatformSyncModel(dependencies: parts.dependencies, wishlist: parts.wishlist, failed: .offline)
        return FindieSample("sync-offline", PlatformSyncView(model: model))
    }
}

/// Syncs for the samples.
private enum SampleSync {
    static func sync(_ state: SteamSync.State) -> SteamSync {
        SteamSync(profile: "id/ada", state: state, known: 220, total: 500, startedAt: SampleGames.now)
    }

    static func failed(_ reason: SteamSync.Failure) -> SteamSyncStatus {
        let sync = SteamSync(profile: "id/ada", state: .failed(reason: reason), startedAt: SampleGames.now)
        return SteamSyncStatus(isOffered: true, sync: sync)
    }

    static func finished(_ report: SteamSyncReport) -> SteamSyncStatus {
        var sync = sync(.finished)
        sync.known = 500
        return SteamSyncStatus(isOffered: true, sync: sync, report: report)
    }

    /// Of somebody who wants no cards of what they own.
    static func owned(_ total: Int?) -> SteamSyncStatus {
        var status = finished(report)
        (status.readsOwned, status.owned) = (true, OwnedSteamGames(hidden: total == nil ? 0 : 37, total: total))
        return status
    }

    static let report = SteamSyncReport(
        profile: "id/ada",
        steamID: "76561198000000001",
        finishedAt: SampleGames.now,
        added: [.init(slug: "celeste", title: "Celeste")],
        kept: 2,
        gone: [
            .init(slug: "a-long-name", title: SampleGames.games[1].title), .init(slug: "elsewhere", title: "Elsewhere"),
        ],
        unmatched: [.init(appID: 440, title: "Team Fortress 2"), .init(appID: 9_999_999)]
    )

    static let long = SteamSyncReport(
        profile: "profiles/76561198000000001",
        steamID: "76561198000000001",
        finishedAt: SampleGames.now,
        added: (1...40).map { .init(slug: "game-\($0)", title: "A Game of Some Length, Part \($0)") },
        kept: 1_160,
        unmatched: (1...120).map { .init(appID: $0 * 10, title: "Not Here \($0)") }
    )
}
