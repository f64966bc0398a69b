import DesignSystem
import Foundation
import Observation
import PitchDeckDomain

/// The introductions that the person was asked for and those they asked for.
@Observable
final class IntroductionsModel {
    enum State: Equatable {
        case loading
        case loaded([Introduction])
        case failed(StartupError)
    }

    private(set) var state: State
    @ObservationIgnored private let library: StartupLibrary
    @ObservationIgnored private let toasts: ToastPresenter

    init(library: StartupLibrary, toasts: ToastPresenter, state: State = .loading) {
        (self.library, self.toasts, self.state) = (library, toasts, state)
    }

    var received: [Introduction] { all.filter(\.isReceived) }
    var asked: [Introduction] { all.filter { !$0.isReceived } }

    private var all: [Introduction] {
        if case .loaded(let introductions) = state { introductions } else { [] }
    }

    var failure: StartupError? {
        if case .failed(let error) = state { error } else { nil }
    }

    func reportAddress(of introduction: Introduction) -> URL? {
        library.dependencies.introductionReportAddress(introduction.id)
    }

    func load() async {
        do throws(StartupError) {
            state = .loaded(try await library.introductions.introductions())
        } catch {
            if case .loaded = state { return }
            state = .failed(error)
        }
    }

    func answerTapped(_ introduction: Introduction, isAccepted: Bool, _ words: PitchDeckWords) async {
        await change(words) { () throws(StartupError) in
            let answered = try await library.introductions.answer(introduction.id, isAccepted: isAccepted)
            let key = answered.state == .accepted ? "introduction.accepted.done" : "introduction.declined.done"
            toasts.show(Toast(message: words(key), systemImage: "checkmark.circle"))
        }
    }

    func withdrawTapped(_ introduction: Introduction, _ words: PitchDeckWords) async {
        await change(words) { () throws(StartupError) in
            try await library.introductions.withdraw(introduction.id)
            toasts.show(Toast(message: words("introduction.withdrawn"), systemImage: "checkmark.circle"))
        }
    }

    func blockTapped(_ introduction: Introduction, _ words: PitchDeckWords) async {
        await change(words) { () throws(StartupError) in
            try await library.introductions.blockAsker(of: introduction.id)
            toasts.show(Toast(message: words("introduction.blocked"), systemImage: "hand.raised"))
        }
    }

    /// Whatever came of it, the list says how things stand.
    private func change(_ words: PitchDeckWords, _ body: () async throws(StartupError) -> Void) async {
        do throws(StartupError) {
            try await body()
        } catch {
            toasts.show(Toast(message: words.message(error), systemImage: "exclamationmark.triangle"))
        }
        await load()
    }
}
