import Calls
import FindieDomain
import Foundation
import Observation

/// What a maker has here: who they are, and their games.
@Observable
final class MakerDeskModel {
    /// Who asks.
    enum Standing: Equatable {
        /// A guest, who needs an account first.
        case guest
        /// A member who is no maker yet, or has not agreed to the rules of now.
        case newcomer
        case maker([MakerGame])
    }

    private(set) var state: MakerPhase<Standing>
    var form: Maker
    /// How many games wait for this person's review; `nil` for who reviews none.
    private(set) var waiting: Int?
    /// Games they say are theirs, and nobody has decided or found yet.
    private(set) var claimed: [GameClaim]
    private(set) var isSending = false
    var problem: MakerError?
    @ObservationIgnored private let service: any MakerService
    @ObservationIgnored private let claims: any GameClaimService
    @ObservationIgnored private var following: Task<Void, Never>?

    init(
        service: any MakerService,
        claims: any GameClaimService,
        state: MakerPhase<Standing> = .loading,
        form: Maker = Maker(name: "", hasAgreed: false),
        waiting: Int? = nil,
        claimed: [GameClaim] = []
    ) {
        (self.service, self.claims, self.state, self.form) = (service, claims, state, form)
        (self.waiting, self.claimed) = (waiting, claimed)
    }

    isolated deinit { following?.cancel() }

    func appeared() async {
        following = following ?? follow()
        await read()
    }

    /// What was typed last on a game's own page is kept a moment after the page was left.
    private func follow() -> Task<Void, Never> {
        let changes = service.changes()
        return Task { [weak self] in
            for await _ in changes { await self?.read() }
        }
    }

    private func read() async {
        do throws(MakerError) {
            let maker = try await service.maker()
            if let maker { form = maker }
            if maker?.hasAgreed == true { claimed = try await claims.claims().filter { $0.state != .granted } }
            state = .loaded(maker?.hasAgreed == true ? .maker(try await service.games()) : .newcomer)
            await askForReviews()
        } catch {
            state = error == .memberNeeded ? .loaded(.guest) : .failed(error)
        }
    }

    /// Becomes a maker with what is in the form.
    func joinTapped() async {
        isSending = true
        do throws(MakerError) {
            form = try await service.setMaker(form)
            state = .loaded(.maker(try await service.games()))
        } catch {
            problem = error
        }
        isSending = false
    }

    /// Begins a game; `nil` when it was refused.
    func newTapped() async -> MakerGame.ID? {
        do throws(MakerError) {
            return try await service.begin(UUID()).id
        } catch {
            problem = error
            return nil
        }
    }

    private func askForReviews() async {
        // Most people may not ask; that is no failure of this screen.
        let games = try? await service.reviewQueue().count
        let asked = try? await claims.queue().count
        waiting = games.flatMap { games in asked.map { games + $0 } }
    }
}
