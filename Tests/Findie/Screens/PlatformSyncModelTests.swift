import DesignSystem
import DiscoveryDomain
import FindieDomain
import Foundation
import Synchronization
import Testing

@testable import Findie

struct PlatformSyncModelTests {
    @Test(arguments: [
        ("https://steamcommunity.com/id/ada", "id/ada"), ("steamcommunity.com/id/ada/", "id/ada"),
        ("http://www.steamcommunity.com/profiles/76561198000000001/?l=english", "profiles/76561198000000001"),
        ("https://store.steampowered.com/wishlist/profiles/76561198000000001/#a", "profiles/76561198000000001"),
        ("https://store.steampowered.com/wishlist/id/ada_1-x", "id/ada_1-x"), (" ada ", "id/ada"),
        ("76561198000000001", "profiles/76561198000000001"), ("12345", "id/12345"), ("id/ada", "id/ada"),
        ("https://steamcommunity.com/id/76561198000000001", "id/76561198000000001"),
    ])
    func `a profile is read as people have it`(text: String, path: String) throws {
        let profile = try SteamProfile(text)
        #expect(profile.path == path)
        #expect(try SteamProfile(path) == profile)
    }

    @Test(arguments: [
        ("", DiscoveryError.InputProblem.empty), ("  ", .empty), ("https://example.org/id/ada", .unknownValue),
        ("https://steamcommunity.com/", .unknownValue), ("https://steamcommunity.com/id", .unknownValue),
        ("https://steamcommunity.com/groups/ada", .unknownValue), ("ftp://steamcommunity.com/id/ada", .unknownValue),
        ("ada@example.org", .unknownValue), ("a", .unknownValue), ("id/../../etc", .unknownValue),
        ("https://steamcommunity.com.example.org/id/ada", .unknownValue), ("Žofie", .unknownValue),
        ("76561197960265727", .outOfRange), ("99999999999999999", .outOfRange), ("profiles/7656119", .outOfRange),
        ("profiles/７６５６１１９８０００００００１", .outOfRange), (String(repeating: "a", count: 201), .tooLong),
    ])
    func `what is no profile is refused with its reason`(text: String, reason: DiscoveryError.InputProblem) {
        #expect(throws: FindieError.invalid(field: "profile", reason: reason)) { try SteamProfile(text) }
    }

    @Test func `a wrong profile is said beside the field, until it is typed anew`() async {
        let (model, service) = Self.model()
        await model.watch()
        model.profile = "https://example.org/id/ada"
        await model.startTapped()
        #expect(model.refusal == .unknownValue && model.problem == nil && service.started.isEmpty)
        model.profile = "ada"
        #expect(model.refusal == nil)
        await model.startTapped()
        #expect(service.started == ["ada"] && model.isUnderWay && !model.canStart)
        await model.stopTapped()
        #expect(!model.isUnderWay)
    }

    @Test func `a game that has gone is taken off here and brought back with its note`() async {
        let report = SteamSyncReport(
            profile: "id/ada",
            steamID: "76561198000000001",
            finishedAt: SampleGames.now,
            gone: [.init(slug: "celeste", title: "Celeste")]
        )
        let (model, _) = Self.model(SteamSyncStatus(isOffered: true, report: report))
        model.takeOffTapped(report.gone[0])
        #expect(!model.wishlist.contains("celeste") && model.takenOff["celeste"] != nil)
        model.bringBackTapped(report.gone[0])
        #expect(model.wishlist.wishes == SampleGames.wishes && model.takenOff.isEmpty)
    }

    @Test func `who is signed in at Steam need not type, and nothing typed is lost`() async {
        let (model, _) = Self.model(linked: "76561198000000001")
        await model.watch()
        #expect(model.profile == "76561198000000001" && model.signInAddress == nil)
        let (typed, _) = Self.model(linked: "76561198000000001")
        typed.profile = "ada"
        await typed.watch()
        #expect(typed.profile == "ada")
        let (stranger, _) = Self.model()
        await stranger.watch()
        #expect(stranger.linked == nil && stranger.signInAddress != nil)
    }

    @Test func `the address leads to the sync and back`() {
        #expect(FindieRoute(url: "/findie/sync") == .sync && FindieRoute.sync.appURL == "findie://sync")
        let coordinator = FindieCoordinator(dependencies: SampleGames.Parts().dependencies)
        coordinator.open("/findie/sync")
        #expect(coordinator.url == "/findie/sync" && coordinator.tab == .wishlist)
        coordinator.sheet = nil
        #expect(coordinator.url == "/findie/wishlist")
    }

    @Test func `what is owned stays out while that is wanted, and comes back when it is not`() async {
        let owned = OwnedSteamGames(hidden: 3, total: 9)
        let (model, service) = Self.model(SteamSyncStatus(isOffered: true, readsOwned: true, owned: owned))
        #expect(model.hidesOwned)
        model.profile = "ada"
        await model.startTapped()
        #expect(service.hidesOwned)
        await model.stopTapped()
        await model.showOwnedTapped()
        #expect(!model.hidesOwned)
        await model.startTapped()
        #expect(!service.hidesOwned)
    }

    private static func model(
        _ status: SteamSyncStatus = SteamSyncStatus(isOffered: true),
        linked: String? = nil
    ) -> (PlatformSyncModel, RememberedSync) {
        let parts = SampleGames.Parts(wishes: SampleGames.wishes)
        let service = RememberedSync(status)
        var dependencies = parts.dependencies
        dependencies.steam = service
        dependencies.steamAccount = SteamAccountClient(
            number: { linked },
            signIn: { URL(string: "/session/to/steam") }
        )
        return (PlatformSyncModel(dependencies: dependencies, wishlist: parts.wishlist, showing: status), service)
    }
}

/// Keeps what it is asked to read, and reads nothing.
nonisolated private final class RememberedSync: SteamSyncService {
    private let state: Mutex<(status: SteamSyncStatus, started: [String], hidesOwned: Bool)>

    init(_ status: SteamSyncStatus) { state = Mutex((status, [], false)) }

    var hidesOwned: Bool { state.withLock { $0.hidesOwned } }

    var started: [String] { state.withLock { $0.started } }

    func status() async throws(FindieError) -> SteamSyncStatus { state.withLock { $0.status } }

    func start(_ profile: String, hidingOwned hidesOwned: Bool) async throws(FindieError) -> SteamSync {
        state.withLock { state in
            state.hidesOwned = hidesOwned
            let sync = SteamSync(profile: "id/\(profile)", state: .running, startedAt: SampleGames.now)
            state.started.append(profile)
            state.status.sync = sync
            return sync
        }
    }

    func stop() async throws(FindieError) { state.withLock { $0.status.sync?.state = .stopped } }

    func showOwned() async throws(FindieError) { state.withLock { $0.status.owned = nil } }

    func forget() async throws(FindieError) { state.withLock { $0.status = SteamSyncStatus(isOffered: true) } }
}
