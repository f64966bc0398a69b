import DesignSystem
import RepositoriesDomain
import SwiftUI

/// Blocks of a README below one another.
struct ReadmeBlocksView: View {
    let blocks: [Readme.Block]

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            ForEach(blocks.indices, id: \.self) { ReadmeBlockView(block: blocks[$0]) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        // As high as it is: a badge may be any height up to its limit, and would leave the whole to what is below.
        .fixedSize(horizontal: false, vertical: true)
    }
}
