import Calls
import DesignSystem
import DestinyDomain
import SwiftUI

/// A conversation with the guide.
struct ChatView: View {
    @Bindable var model: ChatViewModel
    var standing = GuideStanding()
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
                    OutgoingView(outgoing: outgoing, model: model, standing: standing, onUpgrade: onUpgrade)
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

extension ChatViewModel {
    /// A question on its way, or one that did not get there and can be sent again without being asked twice.
    struct Outgoing: Equatable {
        let text: String
        let key: IdempotencyKey
        var error: AstrologyError?
        /// The question whose place it takes.
        var replaces: Message.ID?
    }
}

extension ChatViewModel {
    /// The answer that is looked at, and which of how many it is.
    func answer(to exchange: Exchange) -> (message: Message, number: Int, count: Int)? { shown.answer(to: exchange) }

    func versionTapped(_ number: Int, of exchange: Exchange) { shown.show(number, of: exchange) }

    /// Whether there is more of an answer than is shown.
    func hasRest(_ answer: Message) -> Bool { shown.hasRest(answer) }
}

/// The shape of a conversation while it is fetched.
struct ChatSkeleton: View {
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.group) {
            RoundedRectangle(cornerRadius: 18)
                .fill(DestinyPalette.separator)
                .frame(width: 220, height: 48)
                .frame(maxWidth: .infinity, alignment: .trailing)
            SkeletonLines(widths: [300, 320, 260, 180]).card()
            Spacer(minLength: 0)
        }
        .padding(20)
        .frame(maxWidth: Spacing.columnWidth + 40, maxHeight: .infinity)
        .frame(maxWidth: .infinity)
        .transition(.opacity.animation(.easeOut(duration: 0.3).delay(0.15)))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(words("destiny.loading"))
    }
}

/// A conversation before its first question.
struct ChatWelcome: View {
    let onAsk: (String) -> Void
    @Environment(\.words) private var words

    private static let examples = ["career", "marriage", "period"]

    var body: some View {
        ScrollView {
            GuideState(title: words("destiny.ask.welcome.title"), message: words("destiny.ask.welcome.message")) {
                VStack(spacing: Spacing.icon) {
                    ForEach(Self.examples, id: \.self) { example in
                        let question = words("destiny.ask.example.\(example)")
                        Button(question) { onAsk(question) }
                            .buttonStyle(.quiet)
                    }
                }
                TraditionNote()
            }
        }
    }
}

/// The conversation's title, a new one, and the chart it rests on.
struct ChatHeader: View {
    let model: ChatViewModel
    let onChart: () -> Void
    @Environment(\.words) private var words
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        HStack(spacing: Spacing.icon) {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: model.thread?.title ?? words("destiny.ask.new"))
                    .font(sizeClass == .compact ? .subheadline : .callout)
                    .fontWeight(.semibold)
                    .foregroundStyle(DestinyPalette.text)
                    .lineLimit(sizeClass == .compact ? 2 : 1)
                    .help(model.thread?.title ?? words("destiny.ask.new"))
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityHeading(.h1)
                    .frame(maxWidth: .infinity, alignment: .leading)
                if let chart = model.thread?.chart { ThreadChartLine(chart: chart, own: model.profile.value?.birth) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Button(action: onChart) {
                Label(words("destiny.ask.chart"), systemImage: "moon.stars")
            }
            .buttonStyle(.quiet)
            if model.thread != nil {
                IconButton(name: words("destiny.ask.new"), systemImage: "square.and.pencil") { model.startNew() }
            }
        }
        .padding(.horizontal, 20)
        .padding(.vertical, Spacing.icon)
        .frame(maxWidth: Spacing.columnWidth + 40)
        .frame(maxWidth: .infinity)
    }
}

/// Whose chart a thread reads; marked where that is not the person's present one.
struct ThreadChartLine: View {
    let chart: ThreadChart
    let own: BirthDetails?
    @Environment(\.words) private var words

    var body: some View {
        let isOwn = own.map(ThreadChart.init) == chart
        let day = GuideDates(words).full(chart.day)
        let whose = chart.name.isEmpty ? "\(day), \(chart.place)" : "\(chart.name), \(day)"
        Text(words(isOwn ? "destiny.ask.chartOf" : "destiny.ask.otherChart", whose))
            .font(.caption)
            .foregroundStyle(isOwn ? DestinyPalette.secondary : DestinyPalette.goldText)
            .lineLimit(1)
            .frame(maxWidth: .infinity, alignment: .leading)
            .help(words(isOwn ? "destiny.ask.chartOf" : "destiny.ask.otherChart", whose))
    }
}
