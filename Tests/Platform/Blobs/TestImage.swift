import Foundation

/// Heads of images, as their formats' documents have them; each ends with its size.
enum TestImage {
    static func png(_ width: Int, _ height: Int) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
            + big(width, 4) + big(height, 4)
    }

    /// With a preview's segment, a fill byte and a table before the frame.
    static func jpeg(_ width: Int, _ height: Int) -> Data {
        Data([0xFF, 0xD8, 0xFF, 0xE1, 0, 6, 1, 2, 3, 4, 0xFF, 0xFF, 0xC4, 0, 3, 9, 0xFF, 0xC2, 0, 17, 8])
            + big(height, 2) + big(width, 2)
    }

    static func gif(_ width: Int, _ height: Int) -> Data {
        Data("GIF89a".utf8) + little(width, 2) + little(height, 2)
    }

    static func webpLossy(_ width: Int, _ height: Int) -> Data {
        webp("VP8 ") + Data([0, 0, 0, 0x9D, 0x01, 0x2A]) + little(width, 2) + little(height, 2)
    }

    static func webpLossless(_ width: Int, _ height: Int) -> Data {
        webp("VP8L") + Data([0x2F]) + little((width - 1) | (height - 1) << 14, 4)
    }

    static func webpExtended(_ width: Int, _ height: Int) -> Data {
        webp("VP8X") + Data([0, 0, 0, 0]) + little(width - 1, 3) + little(height - 1, 3)
    }

    private static func webp(_ chunk: String) -> Data {
        Data("RIFF".utf8) + little(30, 4) + Data("WEBP".utf8) + Data(chunk.utf8) + little(18, 4)
    }

    private static func big(_ value: Int, _ count: Int) -> Data { Data(little(value, count).reversed()) }

    private static func little(_ value: Int, _ count: Int) -> Data {
        Data((0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
    }
}
