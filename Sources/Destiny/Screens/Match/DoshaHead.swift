import DesignSystem
import SwiftUI

/// The name of a fault and what was found, calmly.
struct DoshaHead: View {
    let title: String
    let verdict: String
    let isEased: Bool

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(verbatim: title)
                .font(.callout)
                .fontWeight(.semibold)
                .foregroundStyle(DestinyPalette.text)
            Spacer(minLength: Spacing.icon)
            Label(verdict, systemImage: isEased ? "checkmark.circle" : "info.circle")
                .font(.footnote)
                .fontWeight(.medium)
                .foregroundStyle(isEased ? DestinyPalette.success : DestinyPalette.goldText)
        }
    }
}
