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
            if let picture {
                AsyncImage(url: picture) { image in
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

    /// A page in a browser tells no other host who reads it, so there only this server's own pictures are loaded.
    private var picture: URL? {
        #if canImport(WebUI)
        url?.host() == nil ? url : nil
        #else
        url
        #endif
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

/// The letters and the colour that stand for a picture that is missing; the same name always gets the same.
nonisolated struct Monogram: Equatable {
    let letters: String
    /// sRGB; white letters on it have at least 4.5:1.
    let hex: UInt32

    private static let grounds: [UInt32] = [
        0x57606A, 0x0969DA, 0x1A7F37, 0x8250DF, 0xBC4C00, 0xBF3989, 0x0F766E, 0x6E5494,
    ]

    init(name: String) {
        letters = name.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() } ?? "?"
        // FNV-1a: unlike Hasher it gives the same colour in every run.
        let hash = name.lowercased().utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        hex = Self.grounds[Int(hash % UInt32(Self.grounds.count))]
    }
}
