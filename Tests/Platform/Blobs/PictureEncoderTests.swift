import Foundation
import Testing

@testable import Blobs

@Suite(.enabled(if: PictureEncoder().isPossible, "bin/setup installs what makes smaller pictures"))
struct PictureEncoderTests {
    @Test func `a photograph that lies on its side is left as it is`() async throws {
        let turned = ImagePieces.jpeg(extra: [ImagePieces.segment(0xE1, ImagePieces.exif(turn: 6, isLittle: true))])
        let cleaned = try Upload(turned, rules: UploadRules(kinds: [.jpeg])).withoutMetadata().bytes
        #expect(try await PictureEncoder().webP(of: cleaned, upTo: 800) == nil)
    }

    @Test(arguments: [
        ImagePieces.jpeg(extra: []), ImagePieces.png(extra: Data()), ImagePieces.webp(flags: 0x02, extra: Data()),
        TestImage.png(7_900, 5_000), Data("GIF89a".utf8), Data(),
    ])
    func `what is no whole picture has no copy`(bytes: Data) async throws {
        await #expect {
            try await PictureEncoder().webP(of: bytes, upTo: 800)
        } throws: { error in
            (error as? LimitedProcess.Failure)?.isOfTheFile == true
        }
    }

    @Test func `without its program it says so`() async throws {
        let encoder = PictureEncoder(program: "no-such-program")
        #expect(!encoder.isPossible)
        await #expect(throws: LimitedProcess.Failure.missing("no-such-program")) {
            try await encoder.webP(of: ImagePieces.png(extra: Data()), upTo: 800)
        }
    }
}
