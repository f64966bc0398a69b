import Foundation
import Testing

@testable import Blobs

/// What a camera writes beside a picture is not kept.
struct MetadataTests {
    private let rules = UploadRules(kinds: [.png, .jpeg, .webp])

    private func cleaned(_ bytes: Data) throws -> Data {
        try Upload(bytes, rules: rules).withoutMetadata().bytes
    }

    @Test(arguments: [true, false])
    func `of a photograph's Exif only which way up it was taken stays`(isLittle: Bool) throws {
        let profile = ImagePieces.segment(0xE2, Data("ICC_PROFILE\0".utf8) + [1])
        let bytes = ImagePieces.jpeg(extra: [
            ImagePieces.segment(0xE1, ImagePieces.exif(turn: 6, isLittle: isLittle)), profile,
            ImagePieces.segment(0xE1, Data("http://ns.adobe.com/xap/1.0/\0".utf8) + ImagePieces.secret),
            ImagePieces.segment(0xE2, Data("MPF\0".utf8) + ImagePieces.secret),
            ImagePieces.segment(0xED, ImagePieces.secret), ImagePieces.segment(0xFE, ImagePieces.secret),
        ])
        let turn = try #require(ExifTurn(ArraySlice(ImagePieces.exif(turn: 6, isLittle: isLittle))))
        let wanted = ImagePieces.jpeg(extra: [Data(turn.segment), profile])
        #expect(turn.value == 6)
        #expect(try cleaned(bytes + ImagePieces.secret) == wanted)
        #expect(try cleaned(wanted) == wanted)
    }

    @Test func `a photograph taken upright says nothing`() throws {
        let exif = ImagePieces.segment(0xE1, ImagePieces.exif(turn: 1, isLittle: true))
        #expect(try cleaned(ImagePieces.jpeg(extra: [exif])) == ImagePieces.jpeg(extra: []))
    }

    @Test func `an AVIF keeps its picture at its place, and nothing else has bytes`() throws {
        let rules = UploadRules(kinds: [.avif])
        let upload = try Upload(ImagePieces.avif(), rules: rules)
        let cleaned = try upload.withoutMetadata()
        #expect(upload.size == ImageSize(width: 1_600, height: 900))
        #expect(cleaned.bytes.count == upload.bytes.count && cleaned.bytes.suffix(8) == upload.bytes.suffix(8))
        #expect(upload.bytes.range(of: ImagePieces.secret) != nil)
        #expect(cleaned.bytes.range(of: ImagePieces.secret) == nil)
        #expect(try Upload(cleaned.bytes, rules: rules).withoutMetadata() == cleaned)
        #expect(try Upload(ImagePieces.avif(turn: 1), rules: rules).size == ImageSize(width: 900, height: 1_600))
        #expect(throws: UploadProblem.wrongKind) { try Upload(ImagePieces.avif(brand: "isom"), rules: rules) }
        let whole = ImagePieces.avif()
        for count in 1..<whole.count {
            #expect(throws: UploadProblem.self, "\(count)") {
                try Upload(whole.prefix(count), rules: rules).withoutMetadata()
            }
        }
    }

    /// Numbers that lead anywhere lead to a refusal or to a picture, never out of the file.
    @Test func `an AVIF of any bytes ends`() {
        let whole = ImagePieces.avif()
        for place in 12..<whole.count {
            for value in [0, 1, 0x7F, 0xFF] as [UInt8] {
                var bytes = whole
                bytes[place] = value
                let upload = try? Upload(bytes, rules: UploadRules(kinds: [.avif])).withoutMetadata()
                #expect(upload.map { $0.bytes.count == whole.count } ?? true)
            }
        }
    }

    @Test func `a PNG keeps its colours, and neither texts nor times nor Exif`() throws {
        let colours = ImagePieces.chunk("gAMA", Data([0, 0, 1, 2])) + ImagePieces.chunk("tRNS", Data([1]))
        let texts = ["tEXt", "zTXt", "iTXt", "eXIf", "tIME", "prVt"].map { ImagePieces.chunk($0, ImagePieces.secret) }
        let bytes = ImagePieces.png(extra: texts.reduce(colours, +), behind: ImagePieces.secret)
        #expect(try cleaned(bytes) == ImagePieces.png(extra: colours))
    }

    @Test func `a WebP keeps neither Exif nor XMP, and does not claim to have them`() throws {
        let extra = ImagePieces.riff("EXIF", ImagePieces.secret) + ImagePieces.riff("XMP ", ImagePieces.secret)
        let bytes = ImagePieces.webp(flags: 0x3C, extra: extra, behind: ImagePieces.secret)
        #expect(try cleaned(bytes) == ImagePieces.webp(flags: 0x30, extra: Data()))
    }

    @Test func `a PNG gets the end that it lacks, and is refused when it is cut before`() throws {
        let whole = ImagePieces.png(extra: Data())
        for length in 1..<whole.count - 12 {
            #expect(throws: UploadProblem.self, "\(length)") { try cleaned(whole.prefix(length)) }
        }
        for missing in 1...12 { #expect(try cleaned(whole.dropLast(missing)) == whole) }
    }

    @Test func `a WebP gets the last byte that evens it out, and is refused when it is cut before`() throws {
        let whole = ImagePieces.webp(flags: 0, extra: Data())
        for length in 1..<whole.count - 1 {
            #expect(throws: UploadProblem.self, "\(length)") { try cleaned(whole.prefix(length)) }
        }
        #expect(try cleaned(whole.dropLast()) == whole)
        var uneven = Data(whole.dropLast())
        uneven[4] -= 1
        #expect(try cleaned(uneven) == whole)
    }

    @Test func `a JPEG gets the end that it lacks, and is refused when it is cut before its picture begins`() throws {
        let whole = ImagePieces.jpeg(extra: [])
        for missing in 1...2 { #expect(try cleaned(whole.dropLast(missing)) == whole) }
        let start = try #require(whole.firstRange(of: [0xFF, 0xDA])).lowerBound
        for length in 1...start + 1 {
            #expect(throws: UploadProblem.self, "\(length)") { try cleaned(whole.prefix(length)) }
        }
    }

    @Test func `a directory that leads nowhere is no turn`() {
        for length in 0..<50 {
            let exif = ImagePieces.exif(turn: 6, isLittle: false).prefix(length)
            #expect((ExifTurn(ArraySlice(exif)) != nil) == (length >= 6 + 8 + 2 + 12 + 10))
        }
    }

    @Test(arguments: [
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12P4z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC",
        "UklGRloAAABXRUJQVlA4IE4AAAAwBACdASpAAEAAPpFIoEwlpCMiIggAsBIJaQDRroB+AAAQN1NQBXiFuQAA/uyXj/+sr+ZX8yv98j//G7cYb76P"
            + "sISfw+x5JZonQPJEAAA=",
    ])
    func `what another program has made and that holds nothing else stays as it is`(text: String) throws {
        let bytes = try #require(Data(base64Encoded: text))
        #expect(try cleaned(bytes) == bytes)
    }
}
