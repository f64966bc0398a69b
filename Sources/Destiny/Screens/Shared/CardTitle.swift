import SwiftUI

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
