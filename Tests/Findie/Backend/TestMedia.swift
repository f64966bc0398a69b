import Foundation

/// Pictures and films that are as small as they can be and still are what they say.
enum TestMedia {
    static func png(_ width: UInt32, _ height: UInt32) -> Data {
        let head = big(width) + big(height) + [8, 2, 0, 0, 0]
        let pieces = chunk("IHDR", head) + chunk("tEXt", Array("Comment\0".utf8) + secret) + chunk("IDAT", [1, 2, 3])
        return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + pieces + chunk("IEND", []))
    }

    /// What a program wrote beside a drawing.
    static let secret = Data("at home".utf8)

    /// A picture that decodes, in black and white: squares, or as much disorder as there can be.
    static func drawing(_ width: Int, _ height: Int, isNoise: Bool = false) -> Data {
        var random: UInt32 = 7
        let rows = (0..<height).map { row in
            [0]
                + (0..<(width + 7) / 8).map { column -> UInt8 in
                    random = random &* 1_664_525 &+ 1_013_904_223
                    return isNoise ? UInt8(random >> 24) : (row / 40 + column / 5) % 2 == 0 ? 0xFF : 0
                }
        }
        let head = big(UInt32(width)) + big(UInt32(height)) + [1, 0, 0, 0, 0]
        let pieces =
            chunk("IHDR", head) + chunk("iTXt", Array("XML:com.adobe.xmp\0\0\0\0\0".utf8) + secret)
            + chunk("IDAT", stored(Array(rows.joined())))
        return Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + pieces + chunk("IEND", []))
    }

    /// As zlib (RFC 1950) has what is not compressed.
    private static func stored(_ content: [UInt8]) -> [UInt8] {
        var (blocks, low, high): ([UInt8], UInt32, UInt32) = ([0x78, 0x01], 1, 0)
        for start in stride(from: 0, to: content.count, by: 0xFFFF) {
            let block = content[start..<min(start + 0xFFFF, content.count)]
            let count = UInt16(block.count)
            let isLast: UInt8 = block.endIndex == content.count ? 1 : 0
            blocks += [isLast, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)] + block
        }
        for byte in content {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return blocks + big(high << 16 | low)
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
