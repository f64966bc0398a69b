import Blobs
import Foundation

/// Small whole pictures.
enum TestPicture {
    /// A PNG of one pixel; other numbers make other pictures.
    static func png(_ number: UInt8 = 0) -> Data {
        let head: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return Data(head) + chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]) + chunk("IDAT", [number])
            + chunk("IEND", [])
    }

    /// The same with words beside the picture.
    static func png(_ number: UInt8, saying words: String) -> Data {
        let picture = png(number)
        let head = 8 + 12 + 13
        return picture.prefix(head) + chunk("tEXt", Array(words.utf8)) + picture.dropFirst(head)
    }

    static func version(_ bytes: Data) -> String { BlobID(of: bytes).description }

    private static func chunk(_ type: String, _ content: [UInt8]) -> Data {
        Data([0, 0, 0, UInt8(content.count)]) + Data(type.utf8) + Data(content) + Data([0, 0, 0, 0])
    }
}
