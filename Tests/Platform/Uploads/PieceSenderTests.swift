import Foundation
import Synchronization
import Testing

@testable import Uploads

struct PieceSenderTests {
    private enum Break: Error { case line, refused }

    /// A server that keeps what it is sent and breaks the line when it is told to.
    private final class Taker: Sendable {
        enum Fault { case request, answer, refusal }

        let content: Mutex<Data> = Mutex(Data())
        let faults: Mutex<[Fault?]>
        let size: Int

        init(size: Int, faults: [Fault?] = []) {
            self.size = size
            self.faults = Mutex(faults)
        }

        var upload: ChunkedUpload { ChunkedUpload(id: UUID(), size: size, received: content.withLock { $0.count }) }

        func append(_ bytes: Data, _ offset: Int) throws(Break) -> ChunkedUpload {
            let fault = faults.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            if fault == .request { throw .line }
            if fault == .refusal { throw .refused }
            content.withLock { if offset == $0.count { $0 += bytes } }
            if fault == .answer { throw .line }
            return upload
        }
    }

    /// Pauses take no time.
    private struct Hurry: Clock {
        var now: ContinuousClock.Instant { .now }
        var minimumResolution: Duration { .zero }

        func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
            try Task.checkCancellation()
        }
    }

    private func sender(_ taker: Taker) -> PieceSender<Break> {
        PieceSender(
            clock: Hurry(),
            append: { bytes, offset throws(Break) in try taker.append(bytes, offset) },
            status: { () throws(Break) in taker.upload },
            isPassing: { $0 == .line }
        )
    }

    private func withFile(_ bytes: Int, _ body: (URL, Data) async throws -> Void) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "piece-sender-\(UUID().uuidString)")
        let content = Data((0..<bytes).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        try content.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try await body(file, content)
    }

    @Test func `a file arrives whole over a line that breaks before and after a piece arrives`() async throws {
        try await withFile(ChunkedUpload.maximumPiece * 2 + 5) { file, content in
            let taker = Taker(size: content.count, faults: [nil, .request, .answer, .request])
            let shares = Mutex<[Double]>([])
            let isSent = try await sender(taker).send(file, from: taker.upload) { share in
                shares.withLock { $0.append(share) }
            }
            #expect(isSent)
            #expect(taker.content.withLock { $0 } == content)
            #expect(shares.withLock { $0 } == shares.withLock { $0.sorted() } && shares.withLock { $0.last } == 1)
        }
    }

    @Test func `what is refused is not sent again`() async throws {
        try await withFile(10) { file, content in
            let taker = Taker(size: content.count, faults: [.refusal])
            await #expect(throws: Break.refused) {
                _ = try await sender(taker).send(file, from: taker.upload)
            }
            #expect(taker.content.withLock { $0.isEmpty })
        }
    }

    @Test func `a line that stays broken ends it`() async throws {
        try await withFile(10) { file, content in
            let taker = Taker(size: content.count, faults: Array(repeating: .request, count: 100))
            await #expect(throws: Break.line) {
                _ = try await sender(taker).send(file, from: taker.upload)
            }
            #expect(taker.faults.withLock { $0.count } == 80)
        }
    }

    @Test func `a file that is shorter than was said ends it`() async throws {
        try await withFile(10) { file, _ in
            let taker = Taker(size: 11)
            let isSent = try await sender(taker).send(file, from: taker.upload)
            #expect(!isSent)
        }
    }
}
