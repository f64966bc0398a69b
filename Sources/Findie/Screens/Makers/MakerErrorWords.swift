import DesignSystem
import FindieDomain
import SwiftUI

/// An error of makers as people read it: what happened and what they can do.
struct MakerErrorWords {
    let title: String
    let message: String
    let canBeRetried: Bool

    init(_ error: MakerError) {
        canBeRetried = [.offline, .noRoom].contains(error)
        switch error {
        case .invalid(let field, let reason):
            title = words("findie.maker.error.invalid", words("findie.draft.\(field)"))
            message = words("findie.fault.\(reason.rawValue)")
        case .unknownTag(let tag, let nearest):
            title = words("findie.maker.error.tag", tag)
            message =
                nearest.map { words("findie.maker.error.nearest", TagVocabulary.builtIn.name(of: $0)) }
                ?? words("findie.maker.error.noTag")
        case .unusable(let fault):
            title = words("findie.maker.error.media")
            message = words("findie.media.\(fault.rawValue)")
        case .tokenMissing(let store):
            title = words("findie.claim.missing.title")
            message = words("findie.claim.missing", store.name)
        case .storeSilent(let store):
            title = words("findie.claim.silent.title", store.name)
            message = words("findie.claim.silent.message")
        default:
            let key = Self.key(of: error)
            title = words("findie.maker.error.\(key).title")
            message = words("findie.maker.error.\(key).message")
        }
    }

    private static func key(of error: MakerError) -> String {
        switch error {
        case .offline, .elsewhere: "offline"
        case .noRoom: "noRoom"
        case .gameNotFound: "notFound"
        case .memberNeeded, .makerNeeded, .notSignedIn: "member"
        case .notConfirmed: "unconfirmed"
        case .forbidden: "forbidden"
        case .changedElsewhere: "changed"
        case .wrongState: "state"
        case .incomplete: "incomplete"
        case .tooManyGames: "tooMany"
        case .tooManyClaims: "tooManyClaims"
        case .madeAlready: "made"
        case .tooSoon: "tooSoon"
        case .invalid, .unknownTag, .unusable, .tokenMissing, .storeSilent, .failed: "failed"
        }
    }
}

/// A screen of makers that could not be filled, and the way on where there is one.
struct MakerFailureView: View {
    let error: MakerError
    let onRetry: () -> Void

    var body: some View {
        let said = MakerErrorWords(error)
        EmptyState(systemImage: "exclamationmark.triangle", title: said.title, message: said.message) {
            if said.canBeRetried {
                Button(words("findie.action.retry"), action: onRetry).buttonStyle(.borderedProminent)
            }
        }
    }
}

/// Tells what was refused.
struct MakerProblemAlert: ViewModifier {
    @Binding var problem: MakerError?

    func body(content: Content) -> some View {
        content
            .alert(problem.map { MakerErrorWords($0).title } ?? "", isPresented: isShown) {
                Button(words("findie.action.ok"), role: .cancel) {}
            } message: {
                Text(problem.map { MakerErrorWords($0).message } ?? "")
            }
    }

    private var isShown: Binding<Bool> {
        Binding {
            problem != nil
        } set: { isShown in
            if !isShown { problem = nil }
        }
    }
}
