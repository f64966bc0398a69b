import DestinyDomain
import DesignSystem
import SwiftUI

/// A conversation with the guide.
struct ChatView: View {
    @Bindable var model: ChatViewModel
    let onChart: () -> Void
    let onTrace: (UUID) -> Void
    let onUpgrade: () -> Void
    @Environment(\.words) private var words
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: 0) {
            ChatHeader(model: model, onChart: onChart)
            content
            Composer(model: model)
        }
        .task { await model.loadDrafts() }
        .onChange(of: reduceMotion, initial: true) { model.follower.isPaced = !reduceMotion }
        .onChange(of: model.announcement) { AccessibilityNotification.Announcement(model.announcement).post() }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .new where model.outgoing == nil: ChatWelcome { model.ask($0) }
        case .loading: ChatSkeleton()
        case .failed(let error) where model.messages.isEmpty:
            ScrollView { unopened(error).padding(20).frame(maxWidth: Spacing.columnWidth + 40) }
        case .new, .loaded, .failed: transcript
        }
    }

    private func unopened(_ error: AstrologyError) -> some View {
        VStack(alignment: .leading, spacing: Spacing.section) {
            FailureNote(error: error, onRetry: reopen)
            Button(words("destiny.ask.new"), systemImage: "square.and.pencil") { model.startNew() }
                .buttonStyle(.quiet)
        }
    }

    private var transcript: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.group) {
                ForEach(model.exchanges) { exchange in
                    ExchangeView(exchange: exchange, model: model, onTrace: onTrace)
                }
                if let outgoing = model.outgoing {
                    OutgoingView(outgoing: outgoing, model: model, onUpgrade: onUpgrade)
                }
                if let failure = model.failure {
                    FailureNote(error: failure, onRetry: reopen)
                }
            }
            .padding(20)
            .frame(maxWidth: Spacing.columnWidth + 40)
            .frame(maxWidth: .infinity)
        }
        .defaultScrollAnchor(.bottom)
        .id(model.thread?.id)
    }

    private func reopen() {
        Task { await model.reopenTapped() }
    }
}
