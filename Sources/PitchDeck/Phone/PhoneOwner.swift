import AccountsDomain
import Client
import Crypto
import Foundation
import PitchDeckDomain
import Synchronization

/// Whose session a phone's services have.
nonisolated final class PhoneOwner: Sendable {
    /// Whose drafts the services begin with: before the person is known it is the session's own, and without one empty.
    let draftOwner: String
    /// Whose drafts become the person's: those of their session, and those from before there was one.
    let earlierDraftOwners: [String]
    private let state: Mutex<State>

    private struct State {
        var known: KnownPerson?
        /// Whether the server has said so since the phone was opened.
        var isMet = false
        /// Whether the phone goes on as somebody else.
        var hasLeft = false
    }

    /// `known` is whom the session of `token` is of, as far as the phone knows.
    init(_ known: KnownPerson?, _ token: SessionToken?) {
        let session = token.map(Self.digest) ?? ""
        let draftOwner = known?.draftOwner ?? session
        self.draftOwner = draftOwner
        // Before the person is known there is nobody to take anything over.
        earlierDraftOwners = known == nil ? [] : [session, ""].filter { $0 != draftOwner }
        state = Mutex(State(known: known))
    }

    /// `nil` before the server has said who has the session.
    var known: KnownPerson? { state.withLock(\.known) }

    var isMet: Bool { state.withLock(\.isMet) }

    var hasLeft: Bool {
        get { state.withLock(\.hasLeft) }
        set { state.withLock { $0.hasLeft = newValue } }
    }

    func met(_ person: KnownPerson) {
        state.withLock { ($0.known, $0.isMet) = (person, true) }
    }

    /// What tells sessions apart and opens none.
    static func digest(of token: SessionToken) -> String {
        SHA256.hash(data: Data(token.value.utf8)).map { String(format: "%02x", $0) }.joined()
    }
}

/// A profile that the phone knows without a line as it was read or saved last.
struct KnownProfileService: FounderProfileService {
    let remote: RemoteFounderProfileService
    /// Keeps it on the phone.
    let keep: @Sendable (FounderProfile) async -> Void

    func profile() async throws(StartupError) -> FounderProfile { await kept(try await remote.profile()) }

    func save(_ profile: FounderProfile) async throws(StartupError) -> FounderProfile {
        await kept(try await remote.save(profile))
    }

    private func kept(_ profile: FounderProfile) async -> FounderProfile {
        await keep(profile)
        return profile
    }
}
