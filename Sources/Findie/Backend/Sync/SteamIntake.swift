import AccountsDomain
import FindieDomain
import Foundation
import Storage

/// Takes a list of Steam's over into the wishlist, inside a transaction: all of it, or nothing.
struct SteamIntake {
    let store: SteamSyncStore
    let games: SteamGames
    let now: Date

    private var connection: any SQLConnection { store.connection }

    /// - Returns: Whether the wishlist was changed.
    func take(_ items: [SteamClient.Item], of run: SteamRun) throws -> Bool {
        // Another process may have been faster.
        guard let current = try store.run(), current.id == run.id, current.draft == nil, current.sync.isUnderWay,
            let steamID = current.steamID
        else { return false }
        guard !items.isEmpty else {
            try store.set(.failed(reason: .nothingShown), of: run.id)
            return false
        }
        let wishes = WishStore(connection: connection, account: store.account)
        let wished = try wishes.keys()
        var report = SteamSyncReport(profile: run.profile, steamID: steamID, finishedAt: now)
        var (there, new) = ([String](), [PortableWish]())
        let shown = try GameStore(connection: connection).shown(items.flatMap { games.keys(of: $0.appID) })
        for item in items {
            let candidates = games.games(of: item.appID).filter { shown.contains($0.slug) }
            // A game that is here twice is the one that is wished for already.
            guard let game = candidates.first(where: { wished.contains($0.slug) }) ?? candidates.first else {
                report.unmatched.append(SteamSyncReport.Unmatched(appID: item.appID))
                continue
            }
            there.append(game.slug)
            if wished.contains(game.slug) {
                report.kept += 1
            } else {
                report.added.append(game)
                new.append(PortableWish(slug: game.slug, wishedAt: min(item.addedAt ?? now, now)))
            }
        }
        guard try wishes.count() + new.count <= Wish.maximumCount else {
            try store.set(.failed(reason: .full), of: run.id)
            return false
        }
        for wish in new { try wishes.insert(wish, on: ReleaseDay(now)) }
        report.gone = try gone(wished, there: Set(there), steamID)
        try store.see(there, at: steamID)
        try advance(SteamRun.Draft(report: report, asked: 0), of: run)
        return !new.isEmpty
    }

    /// Keeps what the person owns; `nil` where Steam does not show it.
    func own(_ apps: Set<Int>?, of run: SteamRun) throws {
        guard let current = try store.run(), current.id == run.id, current.wantsOwned, current.sync.isUnderWay
        else { return }
        let keys = apps.map { Set($0.flatMap(games.keys)) }
        // A list of no games is what a private one looks like, too.
        try store.own(keys, of: apps.flatMap { $0.isEmpty ? nil : $0.count }, in: run.id)
    }

    /// Keeps what the next of those unmatched are called.
    func name(_ apps: [Int], _ titles: [Int: String], of run: SteamRun) throws {
        guard let current = try store.run(), current.id == run.id, var draft = current.draft,
            draft.asked == run.draft?.asked, current.sync.isUnderWay
        else { return }
        for index in draft.report.unmatched.indices.dropFirst(draft.asked).prefix(apps.count) {
            draft.report.unmatched[index].title = titles[draft.report.unmatched[index].appID]
        }
        draft.asked += apps.count
        try advance(draft, of: run)
    }

    private func advance(_ draft: SteamRun.Draft, of run: SteamRun) throws {
        var draft = draft
        draft.report.finishedAt = now
        try store.keep(draft, of: run.id)
        if draft.isWhole { try store.finish(draft.report, of: run.id) }
    }

    /// Wishes that Steam's list had and has no longer, by title.
    private func gone(_ wished: Set<String>, there: Set<String>, _ steamID: String) throws -> [SteamSyncReport.Entry] {
        let keys = try store.seen(at: steamID).subtracting(there).intersection(wished)
        let games = GameStore(connection: connection)
        return try keys.compactMap { try games.game($0) }
            .map { SteamSyncReport.Entry(slug: $0.slug, title: $0.title) }
            .sorted { ($0.title, $0.slug) < ($1.title, $1.slug) }
    }
}

/// The games of the catalogue by their numbers at Steam.
struct SteamGames: Sendable {
    private let byNumber: [Int: [SteamSyncReport.Entry]]

    init(_ games: [Game]) {
        var byNumber: [Int: [SteamSyncReport.Entry]] = [:]
        for game in games {
            guard let number = game.steamID else { continue }
            byNumber[number, default: []].append(SteamSyncReport.Entry(slug: game.slug, title: game.title))
        }
        self.byNumber = byNumber
    }

    /// In the order of the catalogue; more than one where a maker's game is in the starter catalogue as well.
    func games(of app: Int) -> [SteamSyncReport.Entry] { byNumber[app] ?? [] }

    func keys(of app: Int) -> [String] { games(of: app).map(\.slug) }
}

/// A sync as it is stored, with where it goes on.
struct SteamRun: Sendable {
    /// The report as far as it is; `asked` is how many of those unmatched Steam was asked about, from the first.
    struct Draft: Hashable, Codable, Sendable {
        var report: SteamSyncReport
        var asked: Int

        var isWhole: Bool { asked >= report.unmatched.count }
    }

    /// A stopped run is gone on with for so long; later the list at Steam is another one.
    static let patience: TimeInterval = 86_400

    let id: UUID
    let profile: String
    /// `nil` until Steam has told it.
    let steamID: String?
    let state: SteamSync.State
    let startedAt: Date
    /// Whether Steam is still to be asked what the person owns.
    let wantsOwned: Bool
    /// `nil` until the list was read.
    let draft: Draft?

    var sync: SteamSync {
        let total = draft?.report.total
        return SteamSync(
            profile: profile,
            state: state,
            known: draft.map { ($0.report.total - $0.report.unmatched.count) + $0.asked } ?? 0,
            total: total,
            startedAt: startedAt
        )
    }

    /// Those whose names are asked for next; `nil` before the list was read.
    var nextApps: [Int]? {
        draft.map { $0.report.unmatched.dropFirst($0.asked).prefix(SteamClient.batchSize).map(\.appID) }
    }

    /// Seconds until Steam may be asked again; `nil` when it may now.
    func pause(at now: Date) -> TimeInterval? {
        guard case .waiting(let until, _) = state, until > now else { return nil }
        return max(1, until.timeIntervalSince(now))
    }

    /// Whether it is being read, or Steam itself has asked for a pause.
    func mustNotBeAskedAgain(at now: Date) -> Bool {
        switch state {
        case .running: true
        case .waiting(let until, .rateLimited): until > now
        case .waiting, .finished, .stopped, .failed: false
        }
    }

    func canGoOn(at now: Date) -> Bool {
        switch state {
        case .running, .waiting: true
        case .stopped: now.timeIntervalSince(startedAt) < Self.patience
        case .finished, .failed: false
        }
    }
}
