import DestinyDomain
import DesignSystem
import SwiftUI

/// The computations an answer rests on.
struct ToolChips: View {
    let tools: [ToolChip]

    var body: some View {
        ChipRow {
            ForEach(tools, id: \.self) { FactChip(text: $0.label, systemImage: "checkmark") }
        }
    }
}
