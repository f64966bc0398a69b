import Foundation
import Testing

@testable import Blobs

/// Heads of WebM; those of MP4 are tried with the files of makers.
struct FilmHeadTests {
    private func element(_ id: [UInt8], _ content: [UInt8]) -> [UInt8] {
        // A length of two bytes.
        id + [0x40 | UInt8(content.count >> 8), UInt8(content.count & 255)] + content
    }

    private func webm(_ kind: String = "webm", coding: String = "V_VP9", seconds: Float = 12) -> [UInt8] {
        let duration = (seconds * 1_000).bitPattern
        let bits = (0..<4).reversed().map { UInt8(duration >> ($0 * 8) & 255) }
        let info = element([0x15, 0x49, 0xA9, 0x66], element([0x44, 0x89], bits))
        let size = element([0xB0], [0x05, 0x00]) + element([0xBA], [0x02, 0xD0])
        let track = element([0x86], Array(coding.utf8)) + element([0xE0], size)
        let tracks = element([0x16, 0x54, 0xAE, 0x6B], element([0xAE], track))
        let head = element([0x1A, 0x45, 0xDF, 0xA3], element([0x42, 0x82], Array(kind.utf8)))
        return head + element([0x18, 0x53, 0x80, 0x67], info + tracks)
    }

    private func head(of bytes: [UInt8]) throws(UploadProblem) -> FilmHead {
        let file = FileManager.default.temporaryDirectory.appending(path: "film-\(UUID().uuidString)")
        // A temporary file; without it the reader says that it is unreadable.
        try? Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try FilmHead(file)
    }

    @Test func `a film says how long, how large and in what coding it is`() throws {
        let film = try head(of: webm())
        #expect(film == FilmHead(container: .webm, seconds: 12, width: 1_280, height: 720, codings: ["V_VP9"]))
        #expect(film.isShownEverywhere)
        #expect(try !head(of: webm(coding: "V_MPEGH/ISO/HEVC")).isShownEverywhere)
    }

    @Test func `what is no film, is cut short or has something behind it is refused`() {
        #expect(throws: UploadProblem.wrongKind) { try head(of: webm("matroska")) }
        #expect(throws: UploadProblem.wrongKind) { try head(of: webm() + Array("<script>".utf8)) }
        #expect(throws: UploadProblem.unreadable) { try head(of: Array(webm().dropLast(1))) }
        #expect(throws: UploadProblem.unreadable) { try head(of: webm(seconds: -1)) }
        #expect(throws: UploadProblem.wrongKind) { try head(of: []) }
    }

    @Test func `no bytes end the program`() {
        var generator = SystemRandomNumberGenerator()
        let starts = [webm(), [0, 0, 0, 20] + Array("ftypisom".utf8)]
        for round in 0..<400 {
            var bytes = starts[round % 2]
            for _ in 0..<8 {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                bytes[place] = UInt8.random(in: 0...255, using: &generator)
            }
            bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
            // Whatever it says of them, it comes back.
            _ = try? head(of: bytes)
        }
        #expect(throws: UploadProblem.wrongKind) { try head(of: Array("nothing of the kind".utf8)) }
    }
}
