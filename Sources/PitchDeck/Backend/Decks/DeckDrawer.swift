import Blobs
package import Foundation
package import PitchDeckDomain
package import Storage

/// Draws decks page by page, the first page first; by as many processes as there are, each deck by one of them.
package struct DeckDrawer: Sendable {
    private let database: any SQLDatabase
    private let blobs: any FileBlobs
    private let tools: PDFTools
    private let now: @Sendable () -> Date
    private let news: (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation)

    /// Decks that another process left are looked for so often.
    private static let pause = Duration.seconds(20)
    /// After an error of ours.
    private static let retry: TimeInterval = 60

    package init(
        database: any SQLDatabase,
        blobs: any FileBlobs,
        tools: PDFTools = PDFTools(),
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.database, self.blobs, self.tools, self.now) = (database, blobs, tools, now)
        news = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Says that there is a new deck.
    package func wake() { news.continuation.yield() }

    /// Draws until the task is cancelled; `failed` is told of errors of ours, after which it goes on.
    package func run(failed: @escaping @Sendable (StartupError) -> Void) async {
        let clock = Task { [continuation = news.continuation] in
            while (try? await Task.sleep(for: Self.pause)) != nil { continuation.yield() }
        }
        defer { clock.cancel() }
        news.continuation.yield()
        for await _ in news.stream {
            if Task.isCancelled { break }
            do throws(StartupError) {
                while try await drawNext() {}
            } catch {
                // What the end of the server breaks off is no failure.
                if !Task.isCancelled { failed(error) }
            }
        }
    }

    /// Draws what is missing of one deck.
    ///
    /// - Returns: Whether there was one.
    package func drawNext() async throws(StartupError) -> Bool {
        let date = now()
        let taken = try await database.changing { try DeckStore(connection: $0).take(at: date) }
        guard let (id, pages) = taken else { return false }
        do throws(StartupError) {
            try await draw(pages, of: id)
            try await database.changing { try DeckStore(connection: $0).finish(id, nil) }
        } catch .invalid(_, let reason) {
            try await database.changing { try DeckStore(connection: $0).finish(id, reason) }
        } catch {
            let later = now().addingTimeInterval(Self.retry)
            try await database.changing { try DeckStore(connection: $0).release(id, until: later) }
            throw error
        }
        return true
    }

    private func draw(_ pages: ClosedRange<Int>, of id: DocumentID) async throws(StartupError) {
        let blob = try await database.finding { try FileStore(connection: $0).blob(of: id) }
        // Deleted meanwhile, or a backup was put back without its files.
        guard let blob, let pdf = try await blobs.bytes(of: blob) else { throw .invalid("files", .unreadable) }
        try await tools.draw(pages, of: pdf) { number, drawn throws(StartupError) in
            let kept = DeckStore.KeptPage(
                page: DeckPage(number: number, width: drawn.width, height: drawn.height, text: drawn.text),
                small: try await blobs.keep(drawn.small),
                large: try await blobs.keep(drawn.large)
            )
            let date = now()
            _ = try await database.changing { try DeckStore(connection: $0).note(kept, of: id, at: date) }
        }
    }
}
