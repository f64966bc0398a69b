import DesignSystem
import SwiftUI

/// A raised surface with a radius of 16 and one soft shadow.
struct Card: ViewModifier {
    var padding = Spacing.section

    func body(content: Content) -> some View {
        content
            .padding(padding)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(DestinyPalette.card, in: RoundedRectangle(cornerRadius: Radius.card))
            .shadow(color: Color.black.opacity(0.05), radius: 10, x: 0, y: 4)
    }
}

extension View {
    func card(padding: CGFloat = Spacing.section) -> some View { modifier(Card(padding: padding)) }
}

/// The heading of a card.
struct CardTitle: View {
    let text: String

    var body: some View {
        Text(verbatim: text)
            .font(.title3)
            .fontWeight(.semibold)
            .foregroundStyle(DestinyPalette.text)
            .accessibilityAddTraits(.isHeader)
    }
}
