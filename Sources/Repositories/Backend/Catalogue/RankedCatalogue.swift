import Foundation

/// The repositories known from rankings by stars, some thousand, with a line made of their topics; see
/// `bin/make-catalogue`.
///
/// They stay in their file: a start reads its head, and only a database that lacks this edition has them all read.
package struct RankedCatalogue: Sendable {
    /// Changes with what is in the file, and with how it is read.
    let version: String
    let count: Int
    /// The day as of which the oldest facts are.
    let oldest: Date
    private let file: URL

    /// More than the comments at the beginning of the file have.
    private static let headSize = 4_096

    /// The one that ships with the program, in a file beside it.
    package static func builtIn() throws(StarterCatalogue.Problem) -> RankedCatalogue {
        guard let file = Bundle.module.url(forResource: "ranked-catalogue", withExtension: "tsv") else { throw .noFile }
        return try RankedCatalogue(file)
    }

    /// Reads the head: `# edition: …`, `# count: n` and `# oldest: yyyy-mm-dd` among the first lines.
    ///
    /// - Throws: `noFile`, or `noHead` with the first of them that is missing.
    init(_ file: URL) throws(StarterCatalogue.Problem) {
        guard let handle = try? FileHandle(forReadingFrom: file), let data = try? handle.read(upToCount: Self.headSize)
        else { throw .noFile }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").prefix { $0.hasPrefix("#") }
        func value(_ name: String) throws(StarterCatalogue.Problem) -> Substring {
            let start = "# \(name): "
            guard let line = lines.first(where: { $0.hasPrefix(start) }) else { throw .noHead(name) }
            return line.dropFirst(start.count)
        }
        guard let count = Int(try value("count")) else { throw .noHead("count") }
        guard let oldest = StarterCatalogue.day(try value("oldest")) else { throw .noHead("oldest") }
        version = "5-\(try value("edition"))"
        (self.count, self.oldest, self.file) = (count, oldest, file)
    }

    /// All of it, in the form of the starter catalogue.
    func catalogue() throws(StarterCatalogue.Problem) -> StarterCatalogue { try StarterCatalogue(file: file) }
}
