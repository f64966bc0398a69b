import DesignSystem
import SwiftUI

/// The face of a round button under the deck.
struct RoundButtonFace<Tint: ShapeStyle>: View {
    let systemImage: String
    let size: CGFloat
    let tint: Tint

    var body: some View {
        Image(systemName: systemImage)
            .font(.system(size: size * 0.42, weight: .semibold))
            .foregroundStyle(tint)
            .frame(width: size, height: size)
            .background(RepoFinderPalette.raised, in: Circle())
            .overlay { Circle().stroke(RepoFinderPalette.edge, lineWidth: 1) }
            .shadow(color: .black.opacity(0.08), radius: 10, y: 4)
    }
}
