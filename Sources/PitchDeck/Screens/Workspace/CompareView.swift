import DesignSystem
import Foundation
import PitchDeckDomain
import SwiftUI

/// Up to four saved startups beside each other, a line for each question.
struct CompareView: View {
    let ids: [DocumentID]
    let library: StartupLibrary
    @State private var failure: StartupError?
    @Environment(\.words) private var words

    var body: some View {
        Group {
            if let failure, library.saved == nil {
                StartupFailure(error: failure) { Task { await load() } }
            } else if library.saved == nil {
                SkeletonRows(count: 4).padding(Spacing.section)
            } else if startups.isEmpty {
                EmptyState(
                    systemImage: "square.grid.2x2",
                    title: words("compare.empty.title"),
                    message: words("compare.empty.message")
                )
            } else {
                table
            }
        }
        .navigationTitle(words("compare.title"))
        .navigationBarTitleDisplayMode(.inline)
        .task { await load() }
    }

    private func load() async {
        guard library.saved == nil else { return }
        do throws(StartupError) {
            try await library.loadSaved()
        } catch {
            failure = error
        }
    }

    private var startups: [Startup] { ids.compactMap { library.saved?[$0]?.startup } }

    private var table: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.section) {
                ForEach(lines, id: \.key) { line in
                    LedgerCard {
                        CardTitle(words(line.key))
                        ForEach(Array(zip(startups, line.values)), id: \.0.id) { startup, value in
                            HStack(alignment: .firstTextBaseline, spacing: Spacing.row) {
                                Text(verbatim: startup.content.title)
                                    .font(.subheadline)
                                    .foregroundStyle(.secondary)
                                Spacer(minLength: Spacing.icon)
                                Text(verbatim: value.isEmpty ? "–" : value)
                                    .font(.title3)
                                    .fontWeight(.semibold)
                                    .monospacedDigit()
                                    .multilineTextAlignment(.trailing)
                            }
                            .accessibilityElement(children: .combine)
                        }
                    }
                }
            }
            .padding(Spacing.section)
            .frame(maxWidth: Spacing.columnWidth)
            .frame(maxWidth: .infinity)
        }
        .background(PitchDeckPalette.ground)
    }

    /// Questions that at least one of them answers.
    private var lines: [(key: String, values: [String])] {
        let claims = StartupClaim.Metric.allCases.map { metric in
            (
                "claim.metric.\(metric.rawValue)",
                startups.map { startup in
                    startup.content.claims.last { $0.metric == metric }.map(words.value) ?? ""
                }
            )
        }
        let facts: [(String, [String])] = [
            ("field.stage", startups.map { $0.content.stage.map(words.stage) ?? "" }),
            ("field.location", startups.map(\.content.location)),
            ("field.teamSize", startups.map { $0.content.teamSize.map(words.figure) ?? "" }),
            ("field.founded", startups.map { $0.content.founded.map { String($0) } ?? "" }),
        ]
        return (claims + facts).filter { $0.1.contains { !$0.isEmpty } }.map { (key: $0.0, values: $0.1) }
    }
}
