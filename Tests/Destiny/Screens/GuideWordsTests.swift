import DestinyDomain
import Foundation
import Testing

@testable import Destiny

struct GuideWordsTests {
    private static func keys(_ language: String) throws -> Set<String> {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/Destiny/Screens/Resources/\(language).lproj/Localizable.strings")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        return Set(lines.compactMap { $0.split(separator: "\"").first.map(String.init) })
    }

    @Test func `every word of the interface is there in both languages`() throws {
        #expect(try Self.keys("en").symmetricDifference(Self.keys("hi")).isEmpty)
    }

    @Test func `every word the sources ask for is in the table`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../../Sources/Destiny/Screens"
        )
        let known = try Self.keys("en")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /words\("(destiny\.[A-Za-z.]+)"[,)]/) {
                #expect(known.contains(String(match.1)), "\(file.lastPathComponent)")
            }
        }
    }
}
