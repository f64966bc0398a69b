import FindieDomain
import Foundation
import Observation

/// One game that a maker says is theirs.
@Observable
final class GameClaimModel {
    enum Standing: Equatable {
        /// A guest, who needs an account first.
        case guest
        /// A member who is no maker yet.
        case newcomer
        case claim(GameClaim)
    }

    private(set) var state: MakerPhase<Standing>
    /// The store whose page was looked at and has not the token.
    private(set) var missing: StoreOffer.Store?
    private(set) var isLooking = false
    private(set) var isSending = false
    /// What is written to who reviews.
    var note = ""
    var problem: MakerError?
    let slug: String
    @ObservationIgnored private let service: any GameClaimService

    init(
        slug: String,
        service: any GameClaimService,
        state: MakerPhase<Standing> = .loading,
        missing: StoreOffer.Store? = nil,
        isLooking: Bool = false
    ) {
        (self.slug, self.service, self.state) = (slug, service, state)
        (self.missing, self.isLooking) = (missing, isLooking)
    }

    func appeared() async {
        do throws(MakerError) {
            state = .loaded(.claim(try await service.begin(slug)))
        } catch .memberNeeded {
            state = .loaded(.guest)
        } catch .makerNeeded {
            state = .loaded(.newcomer)
        } catch {
            state = .failed(error)
        }
    }

    /// Looks for the token at the stores.
    func lookTapped() async {
        guard !isLooking else { return }
        (isLooking, missing) = (true, nil)
        do throws(MakerError) {
            state = .loaded(.claim(try await service.prove(slug)))
        } catch .tokenMissing(let store) {
            missing = store
        } catch {
            problem = error
        }
        isLooking = false
    }

    /// Asks who reviews games.
    func askTapped() async {
        guard !isSending else { return }
        isSending = true
        do throws(MakerError) {
            state = .loaded(.claim(try await service.ask(slug, note)))
        } catch {
            problem = error
        }
        isSending = false
    }

    /// - Returns: Whether the claim is forgotten.
    func dropTapped() async -> Bool {
        do throws(MakerError) {
            try await service.drop(slug)
            return true
        } catch {
            problem = error
            return false
        }
    }
}
