import AccountsDomain
import AccountsService
import Blobs
import Foundation
import Logging
import PitchDeckDomain
import PitchDeckService
import ServiceLifecycle

/// Draws decks behind, as long as the server runs.
struct DeckDrawing: Service {
    let drawer: DeckDrawer
    /// Of invented companies; `nil` where there are none.
    var samples: SampleDecks?
    let now: @Sendable () -> Date
    let logger: Logger

    func run() async throws {
        if !PDFTools.missing.isEmpty {
            logger.notice(
                "decks cannot be uploaded: programs are missing",
                metadata: ["programs": "\(PDFTools.missing.joined(separator: ", "))"]
            )
        }
        await cancelWhenGracefulShutdown {
            if PDFTools.missing.isEmpty { await writeSamples() }
            await drawer.run { error in
                logger.error("a deck waits to be drawn", metadata: ["error": "\(error)"])
            }
        }
    }
}

extension DeckDrawing {
    /// Without them the catalogue is whole; the next start tries again.
    private func writeSamples() async {
        do throws(StartupError) {
            try await samples?.write(at: now())
        } catch {
            // What the end of the server breaks off is no failure.
            guard !Task.isCancelled else { return }
            logger.error("samples have no decks", metadata: ["error": "\(error)"])
        }
    }
}
