package import Foundation
package import SwiftUI

/// An owner's picture, or a monogram of the right size until it is there and where there is none.
package struct Avatar: View {
    private let url: URL?
    private let name: String
    private let size: CGFloat
    private let cornerRadius: CGFloat

    /// `size` is the side in points; people's are round, which tells them from a repository's owner.
    package init(url: URL?, name: String, size: CGFloat, isRound: Bool = false) {
        self.url = url
        self.name = name
        self.size = size
        cornerRadius = isRound ? size / 2 : size / 4
    }

    package var body: some View {
        Group {
            if let url {
                AsyncImage(url: url) { image in
                    image.resizable().scaledToFill()
                } placeholder: {
                    monogram
                }
            } else {
                monogram
            }
        }
        .frame(width: size, height: size)
        .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
        .accessibilityHidden(true)
    }

    private var monogram: some View {
        let monogram = Monogram(name: name)
        let letterSize: CGFloat = size * 0.45
        return Text(verbatim: monogram.letters)
            .font(.system(size: letterSize, weight: .semibold, design: .rounded))
            .foregroundStyle(Color.white)
            .frame(width: size, height: size)
            .background(Color(hex: monogram.hex))
    }
}
