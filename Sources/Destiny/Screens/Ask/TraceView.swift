import DesignSystem
import DestinyDomain
import Foundation
import Observation
import SwiftUI

/// How one answer came about: the question's area, the facts, and which sentence rests on which.
struct TraceView: View {
    @State private var model: TraceViewModel
    @Environment(\.words) private var words

    init(model: TraceViewModel) {
        _model = State(initialValue: model)
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.group) {
                switch model.state {
                case .loading: SkeletonLines(widths: [200, 300, 280, 300]).card()
                case .failed(let error): FailureNote(error: error) { Task { await model.load() } }
                case .loaded(let trace): steps(trace)
                }
            }
            .padding(20)
            .frame(maxWidth: Spacing.columnWidth)
            .frame(maxWidth: .infinity)
        }
        .task { await model.load() }
    }

    @ViewBuilder private func steps(_ trace: ReasoningTrace) -> some View {
        question(trace)
        if !trace.facts.isEmpty { facts(trace) }
        sentences(trace)
        if !trace.confidence.isEmpty { confidence(trace) }
        if let computed = trace.computedWith { ComputedWithCard(computed: computed) }
    }

    private func question(_ trace: ReasoningTrace) -> some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            CardTitle(text: trace.question)
            ChipRow {
                ForEach(trace.areas, id: \.self) { score in
                    FactChip(
                        text: words("destiny.area.\(score.area.rawValue)"),
                        systemImage: score.area.systemImage,
                        isGolden: true
                    )
                }
                if !trace.timeFrame.isEmpty { FactChip(text: trace.timeFrame, systemImage: "calendar") }
            }
            Text(words("destiny.trace.answerer.\(trace.answerer.rawValue)"))
                .font(.footnote)
                .foregroundStyle(DestinyPalette.secondary)
            if trace.droppedSentences > 0 {
                Text(words.counted("destiny.trace.dropped", trace.droppedSentences))
                    .font(.footnote)
                    .foregroundStyle(DestinyPalette.secondary)
            }
        }
        .card(padding: 20)
    }

    private func facts(_ trace: ReasoningTrace) -> some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            CardTitle(text: words("destiny.trace.facts"))
            ForEach(trace.facts) { fact in
                HStack(alignment: .firstTextBaseline, spacing: Spacing.icon) {
                    Text(verbatim: fact.id)
                        .font(.footnote)
                        .fontWeight(.semibold)
                        .foregroundStyle(DestinyPalette.goldText)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(verbatim: fact.statement).font(.subheadline).foregroundStyle(DestinyPalette.text)
                        Text(verbatim: ([fact.tool.label] + fact.sources.map(\.label)).joined(separator: " · "))
                            .font(.footnote)
                            .foregroundStyle(DestinyPalette.secondary)
                    }
                }
            }
        }
        .card(padding: 20)
    }

    private func sentences(_ trace: ReasoningTrace) -> some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            CardTitle(text: words("destiny.trace.sentences"))
            ForEach(trace.sentences, id: \.self) { sentence in
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: ProseMarkdown.plain(sentence.text))
                        .font(.subheadline)
                        .foregroundStyle(DestinyPalette.text)
                    if !sentence.facts.isEmpty {
                        Text(verbatim: "← " + sentence.facts.joined(separator: ", "))
                            .font(.footnote)
                            .foregroundStyle(DestinyPalette.goldText)
                    }
                }
            }
        }
        .card(padding: 20)
    }

    private func confidence(_ trace: ReasoningTrace) -> some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            CardTitle(text: words("destiny.trace.confidence"))
            ForEach(trace.confidence, id: \.self) { part in
                VStack(alignment: .leading, spacing: Spacing.inline) {
                    HStack {
                        Text(words("destiny.trace.part.\(part.name.rawValue)"))
                        Spacer()
                        Text(
                            verbatim: part.value.formatted(.percent.precision(.fractionLength(0)).locale(words.locale))
                        )
                        .monospacedDigit()
                    }
                    .font(.footnote)
                    .foregroundStyle(DestinyPalette.text)
                    ShareBar(share: part.value)
                }
                .accessibilityElement(children: .combine)
            }
            Text(words("destiny.ask.confidence.help")).font(.footnote).foregroundStyle(DestinyPalette.secondary)
        }
        .card(padding: 20)
    }
}

/// How one answer came about.
@Observable
final class TraceViewModel {
    enum State: Equatable {
        case loading
        case loaded(ReasoningTrace)
        case failed(AstrologyError)
    }

    private(set) var state: State
    @ObservationIgnored private let id: UUID
    @ObservationIgnored private let service: any ConversationService

    init(id: UUID, service: any ConversationService, state: State = .loading) {
        self.id = id
        self.service = service
        self.state = state
    }

    func load() async {
        do throws(AstrologyError) {
            state = .loaded(try await service.trace(id))
        } catch {
            state = .failed(error)
        }
    }
}
