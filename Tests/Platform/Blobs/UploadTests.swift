import Foundation
import Testing

@testable import Blobs

struct UploadTests {
    private let rules = UploadRules(kinds: [.png, .jpeg, .gif, .webp, .pdf], maximumBytes: 4_096)

    @Test(arguments: [
        (TestImage.png(640, 480), UploadKind.png, ImageSize(width: 640, height: 480)),
        (TestImage.jpeg(1_200, 630), .jpeg, ImageSize(width: 1_200, height: 630)),
        (TestImage.gif(16, 9), .gif, ImageSize(width: 16, height: 9)),
        (TestImage.webpLossy(320, 200), .webp, ImageSize(width: 320, height: 200)),
        (TestImage.webpLossless(321, 201), .webp, ImageSize(width: 321, height: 201)),
        (TestImage.webpExtended(4_000, 3_000), .webp, ImageSize(width: 4_000, height: 3_000)),
    ])
    func `an image is known by its bytes, and so is its size`(bytes: Data, kind: UploadKind, size: ImageSize) throws {
        let upload = try Upload(bytes, rules: rules)
        #expect(upload.kind == kind)
        #expect(upload.size == size)
    }

    @Test func `a PDF has no size`() throws {
        #expect(try Upload(Data("%PDF-1.7\n".utf8), rules: rules).size == nil)
    }

    @Test(arguments: [
        "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>", "<!doctype html>", "PK\u{3}\u{4}", "#!/bin/sh",
        "RIFF0000WAVE", " %PDF-1.7", "GIF88a",
    ])
    func `a program, an archive or what only looks alike is refused`(text: String) {
        #expect(throws: UploadProblem.wrongKind) { try Upload(Data(text.utf8), rules: rules) }
    }

    @Test func `a kind that this place does not take is refused`() {
        #expect(throws: UploadProblem.wrongKind) {
            try Upload(TestImage.gif(1, 1), rules: UploadRules(kinds: [.png]))
        }
    }

    @Test func `nothing, and a byte more than allowed, are refused`() throws {
        #expect(throws: UploadProblem.empty) { try Upload(Data(), rules: rules) }
        let room = Data(count: rules.maximumBytes - TestImage.png(1, 1).count)
        _ = try Upload(TestImage.png(1, 1) + room, rules: rules)
        #expect(throws: UploadProblem.tooLarge(maximumBytes: 4_096)) {
            try Upload(TestImage.png(1, 1) + room + [0], rules: rules)
        }
    }

    @Test(arguments: [
        TestImage.png(8_193, 1), TestImage.png(6_000, 6_000), TestImage.png(0xFFFF_FFFF, 0xFFFF_FFFF),
        TestImage.gif(65_535, 65_535), TestImage.webpExtended(16_000_000, 16_000_000), TestImage.jpeg(65_535, 65_535),
    ])
    func `a small file that would become a huge image is refused before it is decoded`(bytes: Data) {
        #expect(throws: UploadProblem.tooManyPixels) { try Upload(bytes, rules: rules) }
    }

    @Test func `what a camera of 24 megapixels makes is taken`() throws {
        #expect(try Upload(TestImage.jpeg(6_036, 4_020), rules: rules).size == ImageSize(width: 6_036, height: 4_020))
        #expect(throws: UploadProblem.tooManyPixels) { try Upload(TestImage.jpeg(6_125, 4_000), rules: rules) }
    }

    @Test(arguments: [TestImage.png(0, 5), TestImage.jpeg(5, 0), TestImage.gif(0, 0)])
    func `an image without a pixel is refused`(bytes: Data) {
        #expect(throws: UploadProblem.unreadable) { try Upload(bytes, rules: rules) }
    }

    @Test(arguments: [TestImage.png(9, 9), TestImage.jpeg(9, 9), TestImage.gif(9, 9), TestImage.webpExtended(9, 9)])
    func `a head that is cut anywhere is refused and reads nothing behind its end`(bytes: Data) {
        for length in 1..<bytes.count {
            #expect(throws: UploadProblem.self, "\(length)") { try Upload(bytes.prefix(length), rules: rules) }
        }
    }
}
