import DestinyDomain
import DesignSystem
import Foundation
package import SwiftUI

/// One state of a screen, ready to be drawn in a preview or compared with a snapshot.
package struct Sample {
    /// Unique among all samples; names the snapshot's file.
    package let name: String
    package let view: AnyView

    init(_ name: String, language: GuideLanguage = .english, _ view: some View) {
        self.name = name
        let words = GuideWords(language)
        self.view = AnyView(
            view
                .environment(\.words, words)
                .environment(\.locale, words.locale)
                .environment(\.timeZone, TimeZone(identifier: "Asia/Kolkata") ?? .gmt)
                .environment(\.presentDate, { SampleData.now })
                .background(DestinyPalette.ground)
                .tint(DestinyPalette.accent)
        )
    }

    /// Every state of every screen.
    package static var all: [Sample] {
        HomeSamples.all + AskSamples.all + HistorySamples.all + MatchSamples.all + SheetSamples.all
    }
}
