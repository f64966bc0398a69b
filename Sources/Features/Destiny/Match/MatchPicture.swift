import AstrologyDomain
import Foundation
import SwiftUI

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// A match as a picture to share: names, points and the note, no birth details.
nonisolated struct MatchPicture: Transferable {
    let drawing: String

    @MainActor init(_ report: MatchReport, _ words: GuideWords) {
        drawing = MatchDrawing(report, words).text
    }

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<MatchPicture>(exportedContentType: .svg) { Data($0.drawing.utf8) }
            .suggestedFileName("destiny-match.svg")
    }
}
