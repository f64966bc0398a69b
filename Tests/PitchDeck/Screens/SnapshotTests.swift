#if os(Linux)
import Foundation
import PitchDeckDomain
import SwiftUI
import Testing
import WebUITesting

@testable import PitchDeck

/// Compares the markup of every sample with a file in `Snapshots/`.
///
/// A missing file is written; `RECORD=1` writes all.
struct SnapshotTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots")

    // A loop, not arguments: samples are views, and those exist on the main actor only.
    @Test func `every state of every screen looks as it was approved`() throws {
        for sample in Sample.all {
            let markup = Markup.snapshot(of: sample.view)
            let file = Self.folder.appending(path: "\(sample.name).html")
            guard FileManager.default.fileExists(atPath: file.path), !Self.isRecording else {
                try markup.write(to: file, atomically: true, encoding: .utf8)
                continue
            }
            let approved = try String(contentsOf: file, encoding: .utf8)
            #expect(Self.firstDifference(approved, markup) == nil, "\(sample.name)")
        }
    }

    private static var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD"] != nil }

    @Test func `every sample has a name of its own`() {
        let names = Sample.all.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test func `a pitch that is cut after two lines loses its end, whichever way the page runs`() {
        let row = StartupRow(startup: SampleData.startups[0]).environment(\.words, PitchDeckWords(.arabic))
        #expect(!Markup.snapshot(of: row).contains("\u{2068}"))
    }

    @Test func `a story of nothing but marks is drawn no deeper than another`() {
        let marks = String(repeating: "*a* ", count: StartupContent.maximumDescription / 4)
        let lines = Markup.snapshot(of: StoryCard(text: marks)).split(separator: "\n")
        #expect(lines.count > 2_000)
        #expect(lines.map { $0.prefix { $0 == " " }.count / 2 }.max() ?? 0 < 50)
    }

    /// The first line that differs, both ways; whole pages would drown it.
    private static func firstDifference(_ approved: String, _ actual: String) -> String? {
        let old = approved.split(separator: "\n", omittingEmptySubsequences: false)
        let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
        for line in 0..<max(old.count, new.count) {
            let (before, after) = (line < old.count ? old[line] : "", line < new.count ? new[line] : "")
            if before != after { return "line \(line + 1): \(before) → \(after)" }
        }
        return nil
    }
}
#endif
