import Foundation
import Testing

@testable import Server

struct ProgramFolderTests {
    @Test func `a program that was moved alone says which folder it misses`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        var missing: [String] = []
        for _ in 0..<3 {
            do throws(ServeError) {
                try ProgramFolder.check(folder)
            } catch {
                guard case .missingFolder(let path) = error else { throw error }
                missing.append(URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent)
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
                #expect("\(error)".contains(path))
            }
        }
        #expect(missing == ["Serendip_RepositoriesService", "Serendip_RepoFinderService", "Serendip_FindieService"])
        try ProgramFolder.check(folder)
    }
}
