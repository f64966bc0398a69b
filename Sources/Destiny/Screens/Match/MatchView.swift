import DesignSystem
import DestinyDomain
import SwiftUI

/// Two births to compare, or what the comparison says.
struct MatchView: View {
    @Bindable var model: MatchViewModel
    let profile: GuideProfile
    @Environment(\.words) private var words

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.group) {
                switch model.state {
                case .compared(let report): MatchReportView(report: report, model: model)
                case .comparing:
                    heading
                    MatchSkeleton()
                case .editing: editor
                case .failed(let error):
                    FailureNote(error: error) { Task { await model.compareTapped() } }
                    editor
                }
            }
            .padding(20)
            .frame(maxWidth: Spacing.columnWidth + 40)
            .frame(maxWidth: .infinity)
        }
        // The report begins at its top, however far down the form it was asked for.
        .id(isReport)
        .task { await model.loadSaved() }
    }

    private var isReport: Bool {
        switch model.state {
        case .comparing, .compared: true
        case .editing, .failed: false
        }
    }

    private var heading: some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            Text(words("destiny.match.title"))
                .font(.title)
                .fontWeight(.bold)
                .foregroundStyle(DestinyPalette.text)
                .accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h1)
            Text(words("destiny.match.subtitle"))
                .font(.callout)
                .foregroundStyle(DestinyPalette.secondary)
        }
    }

    @ViewBuilder private var editor: some View {
        heading
        Picker(words("destiny.match.person"), selection: $model.side) {
            ForEach(MatchViewModel.Side.allCases, id: \.self) { side in
                Text(words(side == .boy ? "destiny.match.boy" : "destiny.match.girl")).tag(side)
            }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        VStack(alignment: .leading, spacing: Spacing.section) {
            if let own = profile.value?.birth {
                Button {
                    model.form(model.side).fill(own)
                } label: {
                    Label(words("destiny.match.mine"), systemImage: "person.crop.circle")
                }
                .buttonStyle(.quiet)
            }
            BirthFields(form: model.form(model.side)).id(model.side)
        }
        .card(padding: 20)
        next
        SavedMatches(model: model)
    }

    private var next: some View {
        VStack(spacing: Spacing.icon) {
            Button {
                Task { await model.compareTapped() }
            } label: {
                Label(words("destiny.match.compare"), systemImage: "sparkles").frame(maxWidth: .infinity)
            }
            .buttonStyle(.main)
            .disabled(!model.canCompare)
            Text(words(model.canCompare ? "destiny.match.privacy" : missing))
                .font(.footnote)
                .foregroundStyle(DestinyPalette.secondary)
                .multilineTextAlignment(.center)
        }
        .frame(maxWidth: .infinity)
    }

    private var missing: String {
        model.boy.birth == nil ? "destiny.match.missing.boy" : "destiny.match.missing.girl"
    }
}

/// The shape of a report while two charts are computed.
struct MatchSkeleton: View {
    @Environment(\.words) private var words

    var body: some View {
        VStack(spacing: Spacing.group) {
            Circle()
                .stroke(DestinyPalette.separator, lineWidth: 12)
                .frame(width: 160, height: 160)
                .frame(maxWidth: .infinity)
                .padding(.vertical, Spacing.group)
                .card()
            ForEach(0..<3, id: \.self) { _ in SkeletonLines(widths: [140, 300, 260]).card() }
        }
        .transition(.opacity.animation(.easeOut(duration: 0.3).delay(0.15)))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(words("destiny.loading"))
    }
}

/// The matches that the person asked to keep.
struct SavedMatches: View {
    let model: MatchViewModel
    @Environment(\.words) private var words

    var body: some View {
        if !model.saved.isEmpty {
            VStack(alignment: .leading, spacing: Spacing.icon) {
                Text(words("destiny.match.saved"))
                    .font(.title3)
                    .fontWeight(.semibold)
                    .foregroundStyle(DestinyPalette.text)
                    .accessibilityAddTraits(.isHeader)
                ForEach(model.saved) { match in
                    HStack(spacing: Spacing.icon) {
                        Button {
                            Task { await model.open(match.id) }
                        } label: {
                            row(match)
                        }
                        .buttonStyle(.plain)
                        IconButton(name: words("destiny.match.forget"), systemImage: "trash") {
                            Task { await model.forgetTapped(match.id) }
                        }
                    }
                    .card(padding: Spacing.icon)
                }
            }
        }
    }

    private func row(_ match: SavedMatch) -> some View {
        HStack {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: CoupleNames(match.report, words).text)
                    .font(.callout)
                    .fontWeight(.medium)
                    .foregroundStyle(DestinyPalette.text)
                Text(GuideDates(words).full(match.savedAt))
                    .font(.footnote)
                    .foregroundStyle(DestinyPalette.secondary)
            }
            Spacer()
            Text(verbatim: Points.text(match.report.totalScore, words) + " / 36")
                .font(.subheadline)
                .monospacedDigit()
                .foregroundStyle(DestinyPalette.goldText)
        }
        .padding(.leading, Spacing.icon)
        .frame(minHeight: 44)
    }
}
