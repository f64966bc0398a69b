import DesignSystem
import FindieDomain
import SwiftUI

/// Findie's identity: an arcade at dusk, raspberry on deep violet.
enum FindiePalette {
    static let accent = AdaptiveColor(light: 0xC2255C, dark: 0xFF7BA5)
    static let onAccent = AdaptiveColor(light: 0xFFFFFF, dark: 0x2A0A18)
    /// The accent as a ground for words in the accent.
    static let tinted = AdaptiveColor(light: 0xFCE4EE, dark: 0x3A1B3A)
    /// Under everything.
    static let ground = AdaptiveColor(light: 0xF8F4FB, dark: 0x1B1530)
    static let card = AdaptiveColor(light: 0xFFFFFF, dark: 0x271E42)
    static let edge = AdaptiveColor(light: 0xE6DCEF, dark: 0x3A2F5C)
    static let like = AdaptiveColor(light: 0xC2255C, dark: 0xFF7BA5)
    static let pass = AdaptiveColor(light: 0x5F5673, dark: 0xB9AED6)
    static let wish = AdaptiveColor(light: 0x8A5A00, dark: 0xFFD166)
    /// Behind words on a cover, in both appearances.
    static let night = Color(hex: 0x120C24)

    /// Grounds of tags, on which white is at least 4.5:1; a tag keeps its own.
    static func ground(of tag: String) -> Color {
        let grounds: [UInt32] = [0x9D174D, 0x5B21B6, 0x1D4ED8, 0x0F766E, 0x9A3412, 0x4D6A0F]
        let sum = tag.utf8.reduce(0) { $0 &+ Int($1) }
        return Color(hex: grounds[sum % grounds.count])
    }
}

/// A tag as a coloured chip.
struct TagChip: View {
    let tag: String

    var body: some View {
        Text(verbatim: TagVocabulary.builtIn.name(of: tag))
            .font(.footnote)
            .fontWeight(.semibold)
            .lineLimit(1)
            .foregroundStyle(Color.white)
            .padding(.horizontal, 10)
            .padding(.vertical, 5)
            .background(FindiePalette.ground(of: tag), in: Capsule())
    }
}

/// A word that can be chosen.
struct ChoiceChip: View {
    let title: String
    let isChosen: Bool
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Text(verbatim: title)
                .font(.subheadline)
                .fontWeight(isChosen ? .semibold : .regular)
                .lineLimit(2)
                .multilineTextAlignment(.center)
                .foregroundStyle(isChosen ? AnyShapeStyle(FindiePalette.onAccent) : AnyShapeStyle(.primary))
                .padding(.horizontal, Spacing.icon)
                .frame(maxWidth: .infinity, minHeight: 44)
                .background(
                    isChosen ? AnyShapeStyle(FindiePalette.accent) : AnyShapeStyle(FindiePalette.card),
                    in: RoundedRectangle(cornerRadius: Radius.control)
                )
                .overlay {
                    RoundedRectangle(cornerRadius: Radius.control).stroke(FindiePalette.edge, lineWidth: 1)
                }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

/// Words of a list to choose any of, in even columns.
struct ChoiceColumns<Choice: Hashable>: View {
    let choices: [Choice]
    let chosen: [Choice]
    let title: (Choice) -> String
    let onTapped: (Choice) -> Void

    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 128), spacing: Spacing.icon)], spacing: Spacing.icon) {
            ForEach(choices, id: \.self) { choice in
                ChoiceChip(title: title(choice), isChosen: chosen.contains(choice)) { onTapped(choice) }
            }
        }
    }
}

/// Paints a screen's ground.
struct ScreenGround: ViewModifier {
    func body(content: Content) -> some View {
        content
            .background(FindiePalette.ground)
            .toolbarBackground(FindiePalette.ground, for: .navigationBar)
    }
}

/// Puts something on a card as wide as there is room.
struct CardGround: ViewModifier {
    func body(content: Content) -> some View {
        content
            .padding(Spacing.section)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(FindiePalette.card, in: RoundedRectangle(cornerRadius: Radius.card))
            // On a desk the page may be as light as the card.
            .overlay { RoundedRectangle(cornerRadius: Radius.card).stroke(FindiePalette.edge, lineWidth: 1) }
    }
}

/// A form in Findie's colours.
struct FindieForm<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Form {
            Group { content }.listRowBackground(Rectangle().fill(FindiePalette.card))
        }
        .scrollContentBackground(.hidden)
        .modifier(ScreenGround())
    }
}

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
