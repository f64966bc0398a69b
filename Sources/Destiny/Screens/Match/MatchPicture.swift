import DestinyDomain
import Foundation
import SwiftUI

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// A match as a picture to share: names, points and the note, no birth details.
nonisolated struct MatchPicture: Transferable {
    let report: MatchReport
    let words: GuideWords

    init(_ report: MatchReport, _ words: GuideWords) {
        self.report = report
        self.words = words
    }

    #if canImport(UIKit)
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<MatchPicture>(exportedContentType: .png) { try await $0.pixels() }
            .suggestedFileName(fileName)
    }

    @MainActor private func pixels() throws -> Data {
        let renderer = ImageRenderer(content: MatchPoster(report: report).environment(\.words, words))
        renderer.scale = 3
        guard let data = renderer.uiImage?.pngData() else { throw CocoaError(.fileWriteUnknown) }
        return data
    }
    #else
    /// A drawing under the name of a picture: the browser paints it.
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<MatchPicture>(exportedContentType: .svg) { await Data($0.drawing.utf8) }
            .suggestedFileName(fileName)
    }

    @MainActor private var drawing: String { MatchDrawing(report, words).text }
    #endif

    private static let fileName = "destiny-match.png"
}
