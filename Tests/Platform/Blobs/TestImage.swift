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

/// Whole images made of pieces, with and without what a camera writes beside the picture.
enum ImagePieces {
    static let secret = Data("48.2082 N 16.3738 E".utf8)
    /// What stands for a compressed picture; nothing decodes it.
    private static let picture = Data([1, 2, 0xFF, 0, 3, 0xFF, 0xD0, 4])

    static func jpeg(extra: [Data]) -> Data {
        let size = segment(0xC0, Data([8, 0, 9, 0, 16, 1, 1, 0x11, 0]))
        let head = Data([0xFF, 0xD8]) + segment(0xE0, Data("JFIF\0".utf8))
        let scan = segment(0xDA, Data([1, 1, 0, 0, 63, 0])) + picture
        // A progressive picture has more than one scan.
        return head + extra.reduce(Data(), +) + size + scan + segment(0xC4, Data([7])) + scan + Data([0xFF, 0xD9])
    }

    static func png(extra: Data, behind: Data = Data()) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            + chunk("IHDR", Data([0, 0, 0, 16, 0, 0, 0, 9, 8, 2, 0, 0, 0])) + extra + chunk("IDAT", picture)
            + end + behind
    }

    /// `IEND` with its true checksum, as it is added where it lacks.
    private static let end = Data([0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])

    static func webp(flags: UInt8, extra: Data, behind: Data = Data()) -> Data {
        let head = riff("VP8X", Data([flags, 0, 0, 0, 15, 0, 0, 8, 0, 0]))
        let pieces = head + riff("VP8 ", picture + [5]) + extra
        return Data("RIFF".utf8) + little(pieces.count + 4) + Data("WEBP".utf8) + pieces + behind
    }

    /// A picture and what a camera wrote, as two items; the second one's bytes come first.
    static func avif(turn: UInt8 = 0, brand: String = "avif") -> Data {
        func full(_ type: String, _ content: Data) -> Data { box(type, Data(count: 4) + content) }
        func entry(_ id: UInt8, _ type: String) -> Data {
            box("infe", Data([2, 0, 0, 0, 0, id, 0, 0]) + Data(type.utf8) + Data([0]))
        }
        func meta(at start: Int) -> Data {
            func place(_ id: UInt8, _ offset: Int, _ count: Int) -> Data {
                Data([0, id, 0, 0, 0, 1]) + big(start + offset) + big(count)
            }
            let places = Data([0x44, 0, 0, 2]) + place(1, secret.count, picture.count) + place(2, 0, secret.count)
            let properties = full("ispe", big(1_600) + big(900)) + box("irot", Data([turn]))
            return full(
                "meta",
                full("hdlr", Data(count: 20)) + full("pitm", Data([0, 1])) + full("iloc", places)
                    + full("iinf", Data([0, 2]) + entry(1, "av01") + entry(2, "Exif"))
                    + box("iprp", box("ipco", properties) + full("ipma", big(1) + Data([0, 1, 2, 1, 0x82])))
                    + box("uuid", secret)
            )
        }
        let head = box("ftyp", Data(brand.utf8) + Data(count: 4)) + box("free", secret)
        return head + meta(at: head.count + meta(at: 0).count + 8) + box("mdat", secret + picture)
    }

    private static func box(_ type: String, _ content: Data) -> Data {
        big(content.count + 8) + Data(type.utf8) + content
    }

    private static func big(_ value: Int) -> Data { Data(little(value).reversed()) }

    static func segment(_ kind: UInt8, _ content: Data) -> Data {
        Data([0xFF, kind, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 0xFF)]) + content
    }

    static func chunk(_ type: String, _ content: Data) -> Data {
        Data(little(content.count).reversed()) + Data(type.utf8) + content + Data([0, 0, 0, 0])
    }

    static func riff(_ type: String, _ content: Data) -> Data {
        Data(type.utf8) + little(content.count) + content + Data(count: content.count % 2)
    }

    /// Exif with a turn and the secret, of a camera whose numbers begin with the lowest byte, or the highest.
    static func exif(turn: UInt8, isLittle: Bool) -> Data {
        func number(_ value: Int, _ count: Int) -> Data {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
            return Data(isLittle ? bytes : bytes.reversed())
        }
        let entries: [(tag: Int, value: Int)] = [(0x0100, 16), (0x0112, Int(turn)), (0x8825, 62)]
        let directory = entries.map {
            number($0.tag, 2) + number(3, 2) + number(1, 4) + number($0.value, 2) + Data(count: 2)
        }
        return Data("Exif\0\0".utf8) + Data((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
            + number(entries.count, 2) + directory.reduce(Data(), +) + Data(count: 4) + secret
    }

    private static func little(_ value: Int) -> Data {
        Data((0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) })
    }
}
