import FindieDomain
import Foundation

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
