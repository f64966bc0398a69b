import DesignSystem
import DiscoveryDomain
import RepositoriesDomain
import SwiftUI

/// An error as people read it: what happened, what is safe, and what they can do.
struct DiscoveryErrorWords {
    let title: String
    let message: String
    let systemImage: String

    init(_ error: DiscoveryError, dates: DateWords) {
        let key: String
        var arguments: [any CVarArg] = []
        switch error {
        case .offline: (key, systemImage) = ("offline", "wifi.slash")
        case .noRoom: (key, systemImage) = ("noRoom", "tray")
        case .rateLimited(let until):
            (key, systemImage) = ("rateLimited", "hourglass")
            arguments = [dates.time(until)]
        case .invalid(_, let problem): (key, systemImage) = ("invalid.\(problem.rawValue)", "pencil")
        case .keyReused, .failed: (key, systemImage) = ("failed", "exclamationmark.triangle")
        case .repositoryNotFound(let id):
            (key, systemImage) = ("repositoryNotFound", "questionmark.circle")
            arguments = [id.fullName]
        case .deckNotFound: (key, systemImage) = ("deckNotFound", "rectangle.stack")
        case .deckLimitReached(let limit):
            (key, systemImage) = ("deckLimit", "rectangle.stack")
            arguments = [String(limit)]
        case .lastDeck: (key, systemImage) = ("lastDeck", "rectangle.stack")
        case .notSignedIn: (key, systemImage) = ("notSignedIn", "person.crop.circle")
        }
        title = words("repofinder.error.\(key).title")
        message = words("repofinder.error.\(key).message", arguments)
    }
}

/// A screen that could not be filled: what happened, and the way on.
struct DiscoveryFailureView: View {
    let error: DiscoveryError
    let onRetry: () -> Void
    @Environment(\.dateWords) private var dateWords

    var body: some View {
        let said = DiscoveryErrorWords(error, dates: dateWords)
        EmptyState(systemImage: said.systemImage, title: said.title, message: said.message) {
            Button(words("repofinder.action.retry"), action: onRetry)
                .buttonStyle(.borderedProminent)
        }
    }
}

/// Says that something a person did was refused, and why.
struct ProblemAlert: ViewModifier {
    @Binding var problem: DiscoveryError?
    @Environment(\.dateWords) private var dateWords

    func body(content: Content) -> some View {
        content
            .alert(said?.title ?? "", isPresented: isShown) {
                Button(words("repofinder.action.ok"), role: .cancel) {}
            } message: {
                Text(said?.message ?? "")
            }
    }

    private var said: DiscoveryErrorWords? { problem.map { DiscoveryErrorWords($0, dates: dateWords) } }

    private var isShown: Binding<Bool> {
        Binding {
            problem != nil
        } set: { isShown in
            if !isShown { problem = nil }
        }
    }
}
