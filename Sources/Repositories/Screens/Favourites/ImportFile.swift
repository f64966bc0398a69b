package import Foundation
import RepositoriesDomain

/// A file the person chose to import.
nonisolated package struct ImportFile {
    private let url: URL

    package init(url: URL) {
        self.url = url
    }

    /// 5,000 favourites with full notes take about this much.
    package static let sizeLimit = 32 * 1_024 * 1_024

    /// - Throws: what reading threw; `invalidImport` for a file that is too large.
    package func content() throws -> Data {
        #if canImport(Darwin)
        let isScoped = url.startAccessingSecurityScopedResource()
        defer { if isScoped { url.stopAccessingSecurityScopedResource() } }
        #endif
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        if let size = attributes[.size] as? NSNumber, size.intValue > Self.sizeLimit {
            throw RepositoryError.invalidImport(line: nil)
        }
        return try Data(contentsOf: url)
    }
}
