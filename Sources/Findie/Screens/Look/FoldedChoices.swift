import DesignSystem
import SwiftUI

/// A long list of words to choose of, folded; its line says what was chosen.
struct FoldedChoices<Choice: Hashable, Foot: View>: View {
    let title: String
    let choices: [Choice]
    let chosen: [Choice]
    let name: (Choice) -> String
    /// Of nothing chosen; "Not said" else.
    var summary: String?
    let onTapped: (Choice) -> Void
    @ViewBuilder let foot: Foot
    @State private var isOpen = false

    var body: some View {
        DisclosureGroup(isExpanded: $isOpen) {
            VStack(spacing: Spacing.icon) {
                ChoiceColumns(choices: choices, chosen: chosen, title: name, onTapped: onTapped)
                foot
            }
            .padding(.vertical, Spacing.icon)
        } label: {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: title)
                Text(verbatim: said)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
        }
    }

    private var said: String {
        chosen.isEmpty
            ? summary ?? words("findie.traits.open")
            : choices.filter(chosen.contains).map(name).joined(separator: ", ")
    }
}

extension FoldedChoices where Foot == EmptyView {
    init(
        title: String,
        choices: [Choice],
        chosen: [Choice],
        name: @escaping (Choice) -> String,
        summary: String? = nil,
        onTapped: @escaping (Choice) -> Void
    ) {
        self.init(
            title: title,
            choices: choices,
            chosen: chosen,
            name: name,
            summary: summary,
            onTapped: onTapped,
            foot: { EmptyView() }
        )
    }
}
