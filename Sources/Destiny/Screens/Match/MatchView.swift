import DestinyDomain
import DesignSystem
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
                case .comparing: MatchSkeleton()
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

    @ViewBuilder private var editor: some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            Text(words("destiny.match.title"))
                .font(.title)
                .fontWeight(.bold)
                .foregroundStyle(DestinyPalette.text)
                .accessibilityAddTraits(.isHeader)
            Text(words("destiny.match.subtitle"))
                .font(.callout)
                .foregroundStyle(DestinyPalette.secondary)
        }
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
