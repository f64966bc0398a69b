import DesignSystem
import DestinyDomain
import SwiftUI

/// An answer with what it rests on and what can be done with it.
struct AnswerBubble: View {
    let exchange: Exchange
    let answer: Message
    let version: Int
    let versionCount: Int
    let model: ChatViewModel
    let onTrace: (UUID) -> Void
    /// Whether nothing was asked after it.
    var isLast = false
    @Environment(\.words) private var words
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
        AnswerFrame {
            if let grounds, grounds.answerer != .fixed { heading(grounds) }
            if !answer.text.isEmpty { told }
            switch answer.state {
            case .stopped: stopped
            case .failed: note("destiny.ask.failed", systemImage: "exclamationmark.circle")
            case .complete, .answering: EmptyView()
            }
            if let grounds { foot(grounds) }
            actions
        }
        if isLast, !model.isBusy, let questions = grounds?.outline?.followUps, !questions.isEmpty {
            FollowUpChips(questions: questions) { model.followUpTapped($0) }
                .padding(.leading, 40)
        }
    }

    private var grounds: AnswerGrounds? { answer.grounds }

    /// The answer, and behind a button the reading it rests on.
    @ViewBuilder private var told: some View {
        let parts = GuideMarkdown.parts(answer.text)
        AnswerText(text: parts.answer)
        if let outline = grounds?.outline { OutlineView(outline: outline) }
        if let reading = parts.reading {
            DisclosureGroup {
                AnswerText(text: reading)
            } label: {
                Text(words("destiny.ask.reading"))
                    .font(.footnote)
                    .fontWeight(.medium)
                    .foregroundStyle(DestinyPalette.goldText)
                    .frame(minHeight: 44)
            }
        }
    }

    /// A fixed reply rests on no chart, and would be the same again.
    private var isFixed: Bool { grounds?.answerer == .fixed }

    @ViewBuilder private var stopped: some View {
        note("destiny.ask.stopped", systemImage: "pause.fill")
        if model.hasRest(answer) {
            Button(words("destiny.ask.rest")) { model.restTapped(of: answer) }
                .buttonStyle(.quiet)
        }
    }

    private func heading(_ grounds: AnswerGrounds) -> some View {
        HStack(spacing: Spacing.icon) {
            Label(words("destiny.area.\(grounds.area.rawValue)"), systemImage: grounds.area.systemImage)
                .foregroundStyle(DestinyPalette.goldText)
            if let agreement = grounds.outline?.agreement {
                Text(words("destiny.ask.agreement.\(agreement.rawValue)"))
                    .foregroundStyle(DestinyPalette.secondary)
                    .help(words("destiny.ask.confidence.help"))
            } else if let confidence = grounds.confidence {
                Text(words("destiny.ask.confidence.\(confidence.level.rawValue)"))
                    .foregroundStyle(DestinyPalette.secondary)
                    .help(words("destiny.ask.confidence.help"))
            }
        }
        .font(.footnote)
        .fontWeight(.medium)
    }

    private func note(_ key: String, systemImage: String) -> some View {
        Label(words(key), systemImage: systemImage)
            .font(.footnote)
            .foregroundStyle(DestinyPalette.secondary)
    }

    @ViewBuilder private func foot(_ grounds: AnswerGrounds) -> some View {
        if !grounds.tools.isEmpty { ToolChips(tools: grounds.tools) }
        if !grounds.sources.isEmpty {
            ChipRow {
                ForEach(grounds.sources, id: \.self) { source in
                    FactChip(text: source.label, systemImage: "book.closed", isGolden: true)
                        .help(source.title)
                        .accessibilityLabel(words("destiny.ask.source", source.label, source.title))
                }
            }
        }
    }

    @ViewBuilder private var trace: some View {
        if let grounds, !isFixed {
            Button {
                onTrace(grounds.traceID)
            } label: {
                Label(words("destiny.ask.trace"), systemImage: "list.bullet")
                    .font(.footnote)
                    .foregroundStyle(DestinyPalette.goldText)
                    .frame(minHeight: 44)
            }
            .buttonStyle(.plain)
        }
    }

    /// One row, or two where the way to the grounds leaves no room for the rest.
    @ViewBuilder private var actions: some View {
        if sizeClass == .compact {
            VStack(alignment: .leading, spacing: 0) {
                trace
                buttons
            }
        } else {
            HStack(spacing: 0) {
                trace
                buttons
            }
        }
    }

    private var buttons: some View {
        HStack(spacing: 0) {
            Spacer(minLength: 0)
            if versionCount > 1 { versions }
            if !answer.text.isEmpty {
                ShareLink(item: ProseMarkdown.plain(answer.text)) {
                    Image(systemName: "doc.on.doc")
                        .foregroundStyle(DestinyPalette.secondary)
                        .frame(minWidth: 44, minHeight: 44)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(words("destiny.ask.copy"))
                .help(words("destiny.ask.copy"))
            }
            if answer.state == .failed {
                Button(words("destiny.action.retry")) { model.answerAgainTapped(exchange.question) }
                    .buttonStyle(.quiet)
            } else if !isFixed {
                IconButton(name: words("destiny.ask.again"), systemImage: "arrow.clockwise") {
                    model.answerAgainTapped(exchange.question)
                }
                .disabled(model.isBusy)
            }
        }
    }

    private var versions: some View {
        HStack(spacing: 0) {
            IconButton(name: words("destiny.ask.version.previous"), systemImage: "chevron.backward") {
                model.versionTapped(version - 1, of: exchange)
            }
            .disabled(version == 1)
            Text(verbatim: "\(version)/\(versionCount)")
                .font(.footnote)
                .monospacedDigit()
                .foregroundStyle(DestinyPalette.secondary)
                .accessibilityLabel(words("destiny.ask.version", String(version), String(versionCount)))
            IconButton(name: words("destiny.ask.version.next"), systemImage: "chevron.forward") {
                model.versionTapped(version + 1, of: exchange)
            }
            .disabled(version == versionCount)
        }
    }
}
