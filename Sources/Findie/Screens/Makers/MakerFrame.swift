import DesignSystem
import FindieDomain
import SwiftUI

/// What a screen of makers has to show.
enum MakerPhase<Value: Equatable>: Equatable {
    case loading
    case loaded(Value)
    case failed(MakerError)
}

/// The frame of a maker's screen: its title, what was refused, and what stands there until there is something to show.
struct MakerFrame<Value: Equatable, Content: View>: View {
    let title: String
    let phase: MakerPhase<Value>
    @Binding var problem: MakerError?
    let onAppear: () async -> Void
    @ViewBuilder let content: (Value) -> Content

    var body: some View {
        shown
            .modifier(ScreenGround())
            .navigationTitle(title)
            .navigationBarTitleDisplayMode(.inline)
            .modifier(MakerProblemAlert(problem: $problem))
            .task { await onAppear() }
    }

    @ViewBuilder private var shown: some View {
        switch phase {
        case .loading: ScrollView { SkeletonRows(count: 5).padding(Spacing.section) }
        case .failed(let error): MakerFailureView(error: error) { Task { await onAppear() } }
        case .loaded(let value): content(value)
        }
    }
}

/// Parts of a screen under each other, as wide as can be read.
struct ReadingColumn<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.group) { content }
                .padding(20)
                .frame(maxWidth: Spacing.columnWidth, alignment: .leading)
                .frame(maxWidth: .infinity)
        }
    }
}

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
        case .incomplete(let gaps) where !gaps.isEmpty:
            title = words("findie.maker.error.incomplete.title")
            message = gaps.map { words("findie.gap.\($0.rawValue)") }.joined(separator: "\n")
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
