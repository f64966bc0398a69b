import DesignSystem
import Foundation
import Observation
import PitchDeckDomain

/// What a moderator has to look at.
@Observable
final class ReviewQueueModel {
    enum State: Equatable {
        case loading
        case loaded([StartupReview])
        case failed(StartupError)
    }

    private(set) var state: State
    @ObservationIgnored private let library: StartupLibrary
    @ObservationIgnored private let toasts: ToastPresenter

    init(library: StartupLibrary, toasts: ToastPresenter, state: State = .loading) {
        (self.library, self.toasts, self.state) = (library, toasts, state)
    }

    var signInAddress: URL? { library.dependencies.signInAddress }

    func load() async {
        do throws(StartupError) {
            state = .loaded(try await library.reviews.queue())
        } catch {
            if case .loaded = state, error != .notModerator { return }
            state = .failed(error)
        }
    }

    func approveTapped(_ review: StartupReview, _ words: PitchDeckWords) async {
        await change(review.startup.isHidden ? "review.shownAgain" : "review.approved", words) {
            () throws(StartupError) in
            try await library.reviews.approve(review.id, ifVersion: review.startup.version)
        }
    }

    func sendBackTapped(_ review: StartupReview, note: String, _ words: PitchDeckWords) async {
        let isLeft = review.startup.isHidden && !review.isHeld
        await change(isLeft ? "review.leftHidden" : "review.sentBack", words) { () throws(StartupError) in
            try await library.reviews.sendBack(review.id, ifVersion: review.startup.version, note: note)
        }
    }

    /// Whatever came of it, the queue says how things stand.
    private func change(
        _ done: String,
        _ words: PitchDeckWords,
        _ body: () async throws(StartupError) -> Void
    ) async {
        do throws(StartupError) {
            try await body()
            library.noteOwnChange()
            toasts.show(Toast(message: words(done), systemImage: "checkmark.circle"))
        } catch {
            toasts.show(Toast(message: words.decided(error), systemImage: "exclamationmark.triangle"))
        }
        await load()
    }
}

extension PitchDeckWords {
    /// What came between a moderator and a decision.
    func decided(_ error: StartupError) -> String {
        switch error {
        case .notFound: self("review.over")
        case .conflict: self("review.changed")
        default: message(error)
        }
    }
}
