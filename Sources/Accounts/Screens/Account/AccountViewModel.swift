import AccountsDomain
import Calls
import Foundation
import Observation

/// The account as its person sees it: who they are, where they are signed in, what is kept.
@Observable
final class AccountViewModel {
    enum State: Equatable {
        case loading
        case loaded(AccountOverview)
        case failed(AccountError)
    }

    /// A file with everything, from asking for it to having it.
    enum Export: Equatable {
        case none
        case preparing
        case ready(String)
        case failed(AccountError)
    }

    private(set) var state: State
    private(set) var export: Export
    /// Why the last act did nothing; `nil` after one that did.
    private(set) var failure: AccountError?
    let renaming: Submission
    /// Asking for the mail that confirms the address.
    let confirming: Submission
    let picture: PictureViewModel
    var name: String

    @ObservationIgnored private let service: any PersonalAccountService
    @ObservationIgnored private let onLeft: () async throws(AccountError) -> Void
    @ObservationIgnored private var work: Task<Void, Never>?

    init(
        service: any PersonalAccountService,
        state: State = .loading,
        export: Export = .none,
        picture: PictureViewModel? = nil,
        confirming: Submission.State = .editing,
        onLeft: @escaping () async throws(AccountError) -> Void
    ) {
        self.service = service
        self.state = state
        self.export = export
        self.onLeft = onLeft
        renaming = Submission()
        self.confirming = Submission(confirming)
        self.picture = picture ?? PictureViewModel(service: service)
        if case .loaded(let overview) = state { self.picture.show(overview.account) }
        if case .loaded(let overview) = state { name = overview.account.name } else { name = "" }
    }

    isolated deinit {
        work?.cancel()
    }

    /// Reads everything anew; what is shown stays until it is there.
    func load() async {
        do throws(AccountError) {
            let overview = AccountOverview(
                account: try await service.account(),
                sessions: try await service.sessions(),
                consents: try await service.consents(),
                identities: try await service.identities(),
                options: try await service.options()
            )
            name = overview.account.name
            picture.show(overview.account)
            state = .loaded(overview)
        } catch {
            state = .failed(error)
        }
    }

    func retryTapped() {
        state = .loading
        act { [self] () async throws(AccountError) in await load() }
    }

    func nameSubmitted() {
        let name = name
        renaming.send { [self] () async throws(AccountError) in
            let account = try await service.rename(to: name)
            self.name = account.name
            if case .loaded(var overview) = state {
                overview.account = account
                state = .loaded(overview)
            }
        }
    }

    func confirmationTapped() {
        confirming.send { [service] () async throws(AccountError) in try await service.requestEmailConfirmation() }
    }

    func sessionEnded(_ id: AccountSession.ID) {
        act { [self] () async throws(AccountError) in
            try await service.endSession(id)
            guard case .loaded(var overview) = state else { return }
            overview.sessions.removeAll { $0.id == id }
            state = .loaded(overview)
        }
    }

    func unlinked(_ provider: IdentityProvider) {
        act { [self] () async throws(AccountError) in
            try await service.unlink(provider)
            guard case .loaded(var overview) = state else { return }
            overview.identities.removeAll { $0.provider == provider }
            state = .loaded(overview)
        }
    }

    func signOutTapped() {
        act { [self] () async throws(AccountError) in
            try await service.signOut()
            try await onLeft()
        }
    }

    func signOutEverywhereTapped() {
        act { [self] () async throws(AccountError) in
            try await service.signOutEverywhere()
            try await onLeft()
        }
    }

    func exportTapped() {
        export = .preparing
        act { [self] () async throws(AccountError) in
            do throws(AccountError) {
                export = .ready(try Self.text(of: try await service.export()))
            } catch {
                export = .failed(error)
            }
        }
    }

    /// Returns when everything begun so far is done.
    func settled() async {
        await renaming.settled()
        await confirming.settled()
        await picture.submission.settled()
        await work?.value
    }

    /// One act after the other; each tells its failure.
    private func act(_ deed: @escaping () async throws(AccountError) -> Void) {
        let earlier = work
        work = Task {
            await earlier?.value
            do throws(AccountError) {
                try await deed()
                failure = nil
            } catch {
                failure = error
            }
        }
    }

    private static func text(of export: AccountExport) throws(AccountError) -> String {
        do {
            return String(decoding: try JSONCoding.encode(export, sorted: true), as: UTF8.self)
        } catch {
            throw .failed("\(error)")
        }
    }
}

/// What the account's page shows.
nonisolated struct AccountOverview: Equatable, Sendable {
    var account: Account
    /// The one that asks first.
    var sessions: [AccountSession]
    /// Newest first.
    var consents: [Consent]
    /// The first linked first.
    var identities: [LinkedIdentity] = []
    var options = AccountOptions()
}
