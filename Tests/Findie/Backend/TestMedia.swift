import Foundation

/// Pictures and films that are as small as they can be and still are what they say.
enum TestMedia {
    static func png(_ width: UInt32, _ height: UInt32) -> Data {
        let head = big(width) + big(height) + [8, 2, 0, 0, 0]
        let pieces = chunk("IHDR", head) + chunk("tEXt", Array("Comment\0at home".utf8)) + chunk("IDAT", [1, 2, 3])
        return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + pieces + chunk("IEND", []))
    }

    /// A film of one track.
    static func mp4(
        seconds: UInt32,
        coding: String = "avc1",
        width: UInt32 = 1_280,
        height: UInt32 = 720,
        pictures: Int = 100
    ) -> Data {
        let movie = box("mvhd", [0, 0, 0, 0] + big(0) + big(0) + big(1_000) + big(seconds * 1_000))
        let track = box("tkhd", Array(repeating: 0, count: 76) + big(width << 16) + big(height << 16))
        let entry = [0, 0, 0, 0] + big(1) + box(coding, Array(repeating: 0, count: 8))
        let media = box("mdia", box("minf", box("stbl", box("stsd", entry))))
        let head = box("ftyp", Array("isom".utf8) + big(0))
        return Data(
            head + box("moov", movie + box("trak", track + media)) + box("mdat", Array(repeating: 7, count: pictures))
        )
    }

    private static func big(_ number: UInt32) -> [UInt8] { (0..<4).reversed().map { UInt8(number >> ($0 * 8) & 255) } }

    private static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
        big(UInt32(content.count + 8)) + Array(type.utf8) + content
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(type.utf8) + content
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in named {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return big(UInt32(content.count)) + named + big(~sum)
    }
}
