import Foundation

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
