import DesignSystem
import SwiftUI

/// The ground of a field on a card.
struct FieldFrame: ViewModifier {
    func body(content: Content) -> some View {
        content
            .textFieldStyle(.plain)
            .font(.callout)
            .foregroundStyle(DestinyPalette.text)
            .padding(.horizontal, Spacing.row)
            .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
            .background(DestinyPalette.well, in: RoundedRectangle(cornerRadius: 12))
            .overlay { RoundedRectangle(cornerRadius: 12).stroke(DestinyPalette.separator, lineWidth: 1) }
    }
}
