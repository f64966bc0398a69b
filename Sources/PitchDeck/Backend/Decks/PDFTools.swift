import Blobs
package import Foundation
package import PitchDeckDomain

/// What poppler, qpdf and webp do with a deck, each program in limits of its own.
package struct PDFTools: Sendable {
    var process = LimitedProcess()

    private static let programs = ["pdfinfo", "pdftocairo", "pdftotext", "qpdf", "cwebp", "prlimit", "timeout"]

    /// Names of a PDF's objects that run, fetch or carry something; a deck needs none of them.
    private static let programNames = [
        "/JavaScript", "/JS", "/Launch", "/EmbeddedFiles", "/EmbeddedFile", "/FileAttachment", "/RichMedia", "/XFA",
        "/ImportData", "/SubmitForm",
    ]

    package init() {}

    /// Those that this machine has not; empty where decks can be read.
    package static var missing: [String] { programs.filter { !LimitedProcess.isThere($0) } }

    /// How many pages a PDF has.
    ///
    /// - Throws: `invalid("files", …)` for what is refused, `noDecks`.
    package func pageCount(of pdf: Data) async throws(StartupError) -> Int {
        try await inFolder(pdf) { folder throws(StartupError) in
            let info = try await information(in: folder)
            let lines = String(decoding: info, as: UTF8.self).split(separator: "\n")
            func value(_ name: String) -> Substring? {
                lines.first { $0.hasPrefix("\(name):") }?.dropFirst(name.count + 1)
            }
            guard value("Encrypted")?.contains("yes") != true else { throw .invalid("files", .encrypted) }
            guard let pages = value("Pages").flatMap({ Int($0.trimmingCharacters(in: .whitespaces)) }), pages > 0
            else { throw .invalid("files", .unreadable) }
            guard pages <= StartupFile.maximumPages else { throw .invalid("files", .tooManyPages) }
            // Names stand in quotation marks, texts with a letter and a colon before them. What is damaged and can be
            // mended ends with a warning, and is read as the other programs read it.
            let objects = try await said(
                "qpdf",
                ["--warning-exit-0", "--json=2", "--json-key=qpdf", Self.file],
                in: folder,
                refusal: .unreadable
            )
            let hasPrograms = Self.programNames.contains { objects.range(of: Data("\"\($0)\"".utf8)) != nil }
            guard !hasPrograms else { throw .invalid("files", .hasPrograms) }
            return pages
        }
    }

    /// What `pdfinfo` says of the file.
    private func information(in folder: URL) async throws(StartupError) -> Data {
        do throws(StartupError) {
            return try await said("pdfinfo", [Self.file], in: folder, refusal: .unreadable)
        } catch .invalid("files", .unreadable) {
            // Where a password is asked for it ends as with a broken file; what is not encrypted ends this as well.
            _ = try await said("qpdf", ["--is-encrypted", Self.file], in: folder, refusal: .unreadable)
            throw .invalid("files", .encrypted)
        }
    }

    /// A page as pictures of both widths, with its words.
    struct DrawnPage: Sendable {
        var small: Data
        var large: Data
        var width: Int
        var height: Int
        var text: String
    }

    static let file = "deck.pdf"

    /// Draws some pages one after the other, from a file that is written once.
    func draw(
        _ pages: ClosedRange<Int>,
        of pdf: Data,
        each: (Int, DrawnPage) async throws(StartupError) -> Void
    ) async throws(StartupError) {
        try await inFolder(pdf) { folder throws(StartupError) in
            for page in pages { try await each(page, try await draw(page, in: folder)) }
        }
    }

    private func draw(_ page: Int, in folder: URL) async throws(StartupError) -> DrawnPage {
        let range = ["-f", String(page), "-l", String(page)]
        let side = String(DeckPage.Size.large.width)
        _ = try await said(
            "pdftocairo",
            ["-png", "-singlefile"] + range + ["-scale-to", side, Self.file, "page"],
            in: folder,
            refusal: .unreadable
        )
        let png = folder.appending(path: "page.png")
        guard let bytes = try? Data(contentsOf: png), let size = ImageSize(bytes, .png) else {
            throw .invalid("files", .unreadable)
        }
        let half = String(max(size.width / 2, 1))
        let large = try await picture(in: folder)
        let small = try await picture(["-resize", half, "0"], in: folder)
        let words = try await said(
            "pdftotext",
            range + ["-enc", "UTF-8", Self.file, "-"],
            in: folder,
            refusal: .unreadable
        )
        return DrawnPage(
            small: small,
            large: large,
            width: size.width,
            height: size.height,
            text: Self.text(words)
        )
    }

    /// A page as WebP, of the best quality with which it is not too many bytes for a slow line.
    private func picture(_ arguments: [String] = [], in folder: URL) async throws(StartupError) -> Data {
        var picture = Data()
        for quality in Self.qualities {
            let options = ["-quiet", "-q", String(quality)] + arguments
            picture = try await said("cwebp", options + ["page.png", "-o", "-"], in: folder, refusal: .unreadable)
            if picture.count <= DeckPage.maximumPictureBytes { break }
        }
        return picture
    }

    /// Of WebP, 100 being the best; the last one is taken whatever it takes.
    private static let qualities = [78, 60, 40, 20, 5]

    /// Without what no database takes, in lines without spaces around.
    private static func text(_ bytes: Data) -> String {
        let lines = String(decoding: bytes, as: UTF8.self)
            .components(separatedBy: .newlines)
            .map { line in
                String(String.UnicodeScalarView(line.unicodeScalars.filter { $0.value >= 32 }))
                    .trimmingCharacters(in: .whitespaces)
            }
            .filter { !$0.isEmpty }
        return String(lines.joined(separator: "\n").prefix(DeckPage.maximumText))
    }

    func inFolder<Value>(
        _ pdf: Data,
        _ work: (URL) async throws(StartupError) -> Value
    ) async throws(StartupError) -> Value {
        let folder: WorkFolder
        do {
            folder = try WorkFolder()
            try pdf.write(to: folder.url.appending(path: Self.file))
        } catch {
            throw .noRoom
        }
        defer { folder.remove() }
        return try await work(folder.url)
    }

    /// What a program said, or why not: `refusal` is for a file that it cannot read.
    func said(
        _ program: String,
        _ arguments: [String],
        in folder: URL,
        refusal: StartupError.Reason
    ) async throws(StartupError) -> Data {
        do {
            return try await process.run(program, arguments, in: folder)
        } catch LimitedProcess.Failure.missing {
            throw .noDecks
        } catch LimitedProcess.Failure.tooSlow {
            throw .invalid("files", .tooSlow)
        } catch LimitedProcess.Failure.ended {
            throw .invalid("files", refusal)
        } catch {
            throw .failed("\(program): \(error)")
        }
    }
}
