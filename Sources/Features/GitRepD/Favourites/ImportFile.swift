import Foundation
import RepositoriesDomain

/// A file the person chose to import.
nonisolated struct ImportFile {
    let url: URL

    /// 5,000 favourites with full notes take about this much.
    static let sizeLimit = 32 * 1_024 * 1_024

    /// - Throws: what reading threw; `invalidImport` for a file that is too large.
    func content() throws -> Data {
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
