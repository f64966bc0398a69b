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
