import Foundation
import PitchDeckDomain

extension PDFTools {
    private static let (overlay, result) = ("mark.pdf", "marked.pdf")

    /// The whole file with a mark on each page.
    func marked(_ pdf: Data, _ mark: DeckMark, _ sizes: [DeckMark.PageSize]) async throws(StartupError) -> Data {
        try await inFolder(pdf) { folder throws(StartupError) in
            try await draw(mark.pdf(for: sizes), pages: [], in: folder)
            return try read(Self.result, in: folder)
        }
    }

    /// One page with its mark.
    func marked(
        page: Int,
        of pdf: Data,
        _ mark: DeckMark,
        _ size: DeckMark.PageSize
    ) async throws(StartupError) -> DrawnPage {
        let single = try await inFolder(pdf) { folder throws(StartupError) in
            try await draw(mark.pdf(for: [size]), pages: ["--pages", ".", String(page), "--"], in: folder)
            return try read(Self.result, in: folder)
        }
        var drawn: DrawnPage?
        try await draw(1...1, of: single) { drawn = $1 }
        guard let drawn else { throw .invalid("files", .unreadable) }
        return drawn
    }

    private func draw(_ overlay: Data, pages: [String], in folder: URL) async throws(StartupError) {
        do {
            try overlay.write(to: folder.appending(path: Self.overlay))
        } catch {
            throw .noRoom
        }
        let names = ["--overlay", Self.overlay, "--", Self.result]
        // The same mark of the same deck is the same file.
        _ = try await said(
            "qpdf",
            ["--deterministic-id", "--warning-exit-0", Self.file] + pages + names,
            in: folder,
            refusal: .unreadable
        )
    }

    private func read(_ name: String, in folder: URL) throws(StartupError) -> Data {
        do {
            return try Data(contentsOf: folder.appending(path: name))
        } catch {
            throw .failed("\(name): \(error)")
        }
    }
}
