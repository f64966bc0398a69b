import Foundation

/// Small whole pictures.
enum TestPicture {
    /// A PNG of one pixel; other words make other pictures, which nothing here decodes.
    static func png(saying words: String = "") -> Data { png(of: Array(words.utf8)) }

    static func png(of content: [UInt8]) -> Data {
        let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return Data(head) + chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]) + chunk("IDAT", content)
            + chunk("IEND", [])
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> Data {
        Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: content.count >> $0) }) + Data(type.utf8) + Data(content)
            + Data([0, 0, 0, 0])
    }
}
