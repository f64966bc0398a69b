import Foundation

/// Small whole pictures.
enum TestPicture {
    /// A PNG of one pixel; other words make other pictures, which nothing here decodes.
    static func png(saying words: String = "") -> Data {
        let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return Data(head) + chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]) + chunk("IDAT", Array(words.utf8))
            + chunk("IEND", [])
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> Data {
        Data([0, 0, 0, UInt8(content.count)]) + Data(type.utf8) + Data(content) + Data([0, 0, 0, 0])
    }
}
