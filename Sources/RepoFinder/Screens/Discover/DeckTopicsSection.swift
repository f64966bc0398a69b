import DesignSystem
import DiscoveryDomain
import SwiftUI

/// The topics a deck asks for, and those it leaves out.
struct DeckTopicsSection: View {
    @Bindable var model: DeckEditorModel

    var body: some View {
        Section {
            ForEach(model.filters.includedTopics, id: \.self) { row($0, isWanted: true) }
            ForEach(model.filters.excludedTopics, id: \.self) { row($0, isWanted: false) }
            TextField(words("repofinder.filters.topics.placeholder"), text: $model.typedTopic)
                .textInputAutocapitalization(.never)
                .autocorrectionDisabled()
                .submitLabel(.done)
                .onSubmit { model.topicSubmitted(isWanted: true) }
            HStack(spacing: Spacing.row) {
                Button(words("repofinder.filters.topics.only")) { model.topicSubmitted(isWanted: true) }
                Button(words("repofinder.filters.topics.never")) { model.topicSubmitted(isWanted: false) }
                    .tint(Palette.danger)
            }
            .buttonStyle(.bordered)
            .controlSize(.small)
            .disabled(model.typedTopic.isEmpty)
        } header: {
            Text("repofinder.filters.topics", bundle: .module)
        }
    }

    private func row(_ topic: String, isWanted: Bool) -> some View {
        HStack {
            Image(systemName: isWanted ? "checkmark.circle" : "eye.slash")
                .foregroundStyle(isWanted ? Palette.success : Palette.danger)
                .accessibilityLabel(
                    words(isWanted ? "repofinder.filters.topics.only" : "repofinder.filters.topics.never")
                )
            Text(verbatim: topic).lineLimit(1)
            Spacer()
            Button {
                model.topicRemoved(topic)
            } label: {
                Label(words("repofinder.filters.topics.remove", topic), systemImage: "xmark")
                    .labelStyle(.iconOnly)
                    .foregroundStyle(.secondary)
                    .frame(minWidth: 44, minHeight: 44)
            }
            .buttonStyle(.plain)
        }
    }
}
