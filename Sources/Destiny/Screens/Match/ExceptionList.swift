import DesignSystem
import SwiftUI

/// The exceptions that lift a fault.
struct ExceptionList: View {
    let exceptions: [String]
    @Environment(\.words) private var words

    var body: some View {
        if !exceptions.isEmpty {
            VStack(alignment: .leading, spacing: Spacing.inline) {
                Text(words("destiny.match.exceptions"))
                    .font(.footnote)
                    .fontWeight(.medium)
                    .foregroundStyle(DestinyPalette.secondary)
                ForEach(exceptions, id: \.self) { exception in
                    Label(exception, systemImage: "checkmark")
                        .font(.footnote)
                        .foregroundStyle(DestinyPalette.text)
                }
            }
        }
    }
}
