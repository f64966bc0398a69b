import DesignSystem
import SwiftUI

/// A person's picture, the first letter of their name, or a figure that stands for anybody.
struct PersonPicture: View {
    let url: URL?
    let name: String
    /// The side in points.
    let size: CGFloat

    var body: some View {
        if url == nil, name.isEmpty {
            Image(systemName: "person.crop.circle")
                .resizable()
                .scaledToFit()
                .frame(width: size, height: size)
                .foregroundStyle(.secondary)
                .accessibilityHidden(true)
        } else {
            Avatar(url: url, name: name, size: size, isRound: true)
        }
    }
}
