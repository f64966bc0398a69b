import DiscoveryDomain
package import FindieDomain
package import Foundation
import Observation

/// The syncing of the wishlist with Steam's, watched while it runs.
@Observable
final class PlatformSyncModel {
    enum State: Equatable {
        case loading
        case loaded(SteamSyncStatus)
        case failed(FindieError)
    }

    private(set) var state: State
    /// What is typed: an address, a number or a name.
    var profile: String {
        didSet { if profile != oldValue { refusal = nil } }
    }
    /// What is wrong with the profile.
    private(set) var refusal: DiscoveryError.InputProblem?
    private(set) var isAsking = false
    /// Whether decks are to leave out what the person owns at Steam.
    var hidesOwned = false
    var problem: FindieError?
    /// The person's number at Steam; `nil` when no account there is linked.
    private(set) var linked: String?
    /// Where to sign in at Steam; `nil` once an account is linked, and where that is not offered.
    private(set) var signInAddress: URL?
    /// What was taken off the wishlist here, to bring it back.
    private(set) var takenOff: [String: Wish] = [:]

    let wishlist: WishlistModel
    @ObservationIgnored private let service: any SteamSyncService
    @ObservationIgnored private let account: SteamAccountClient
    @ObservationIgnored private let clock: any Clock<Duration>

    static let pollPause: Duration = .seconds(1)

    init(
        dependencies: FindieDependencies,
        wishlist: WishlistModel,
        showing status: SteamSyncStatus? = nil,
        linked: String? = nil,
        signInAddress: URL? = nil,
        profile: String? = nil,
        refusal: DiscoveryError.InputProblem? = nil
    ) {
        service = dependencies.steam
        account = dependencies.steamAccount
        clock = dependencies.clock
        self.wishlist = wishlist
        state = status.map(State.loaded) ?? .loading
        hidesOwned = status?.owned != nil
        (self.linked, self.signInAddress) = (linked, signInAddress)
        self.refusal = refusal
        self.profile = profile ?? linked ?? status?.sync.map { Self.title(of: $0.profile) } ?? ""
    }

    /// A state of a sample.
    init(dependencies: FindieDependencies, wishlist: WishlistModel, failed error: FindieError) {
        service = dependencies.steam
        account = dependencies.steamAccount
        clock = dependencies.clock
        self.wishlist = wishlist
        (state, profile) = (.failed(error), "")
    }

    private var status: SteamSyncStatus? {
        if case .loaded(let status) = state { status } else { nil }
    }

    var isUnderWay: Bool { status?.sync?.isUnderWay == true }

    var canStart: Bool { !isAsking && !isUnderWay }

    /// Looks how far the sync is, again and again while it runs; ends with the screen.
    func watch() async {
        await look()
        await askWhoTheyAre()
        while isUnderWay {
            do {
                try await clock.sleep(for: Self.pollPause)
            } catch {
                return  // The screen is gone; the sync goes on without it.
            }
            await look()
        }
    }

    func retryTapped() async {
        state = .loading
        await look()
    }

    func startTapped() async {
        guard canStart, var shown = status else { return }
        isAsking = true
        do throws(FindieError) {
            // A wrong address needs no server to be seen.
            _ = try SteamProfile(profile)
            shown.sync = try await service.start(profile, hidingOwned: hidesOwned)
            if !hidesOwned { shown.owned = nil }
            state = .loaded(shown)
            refusal = nil
        } catch {
            if case .invalid("profile", let reason) = error { refusal = reason } else { problem = error }
        }
        isAsking = false
    }

    func stopTapped() async {
        do throws(FindieError) {
            try await service.stop()
            state = .loaded(try await service.status())
        } catch {
            problem = error
        }
    }

    /// Lets decks show again what the person owns.
    func showOwnedTapped() async {
        do throws(FindieError) {
            try await service.showOwned()
            hidesOwned = false
            state = .loaded(try await service.status())
        } catch {
            problem = error
        }
    }

    func forgetTapped() async {
        do throws(FindieError) {
            try await service.forget()
            state = .loaded(try await service.status())
            (profile, hidesOwned) = (linked ?? "", false)
        } catch {
            problem = error
        }
    }

    /// Takes a game that Steam's list has no longer off the wishlist here, too.
    func takeOffTapped(_ entry: SteamSyncReport.Entry) {
        guard let wish = wishlist.wishes.first(where: { $0.id == entry.slug }) else { return }
        takenOff[entry.slug] = wish
        wishlist.remove(wish, isTold: false)
    }

    func bringBackTapped(_ entry: SteamSyncReport.Entry) {
        guard let wish = takenOff.removeValue(forKey: entry.slug) else { return }
        wishlist.restore(wish)
    }

    /// Who has linked an account at Steam need not type its number; who has not can do so.
    private func askWhoTheyAre() async {
        guard let known = await account.number() else {
            signInAddress = await account.signIn()
            return
        }
        (linked, signInAddress) = (known, nil)
        if profile.isEmpty { profile = known }
    }

    private func look() async {
        do throws(FindieError) {
            let before = isUnderWay
            let found = try await service.status()
            if status == nil { hidesOwned = found.owned != nil }
            state = .loaded(found)
            if profile.isEmpty, let sync = found.sync { profile = Self.title(of: sync.profile) }
            // Where changes are not told, as on a phone, the new wishes are fetched.
            if before, found.sync?.state == .finished { await wishlist.load() }
        } catch {
            if status == nil { state = .failed(error) }
        }
    }

    /// The number or the name of a stored profile.
    private static func title(of path: String) -> String { (try? SteamProfile(path))?.title ?? path }
}

/// What Findie asks of the person's account at Steam.
package struct SteamAccountClient: Sendable {
    /// The SteamID64 of the account the person has linked; `nil` when there is none.
    package var number: @Sendable () async -> String?
    /// Where to sign in at Steam; `nil` where that is not offered.
    package var signIn: @Sendable () async -> URL?

    package init(
        number: @escaping @Sendable () async -> String? = { nil },
        signIn: @escaping @Sendable () async -> URL? = { nil }
    ) {
        (self.number, self.signIn) = (number, signIn)
    }
}

/// For a server or a phone that knows of no Steam.
package struct NoSteamSyncService: SteamSyncService {
    package init() {}

    package func status() async throws(FindieError) -> SteamSyncStatus { SteamSyncStatus(isOffered: false) }
    package func start(_: String, hidingOwned: Bool) async throws(FindieError) -> SteamSync { throw .offline }
    package func showOwned() async throws(FindieError) {}
    package func stop() async throws(FindieError) {}
    package func forget() async throws(FindieError) {}
}
