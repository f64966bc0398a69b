import DesignSystem
package import SwiftUI

/// One state of a screen, ready to be drawn in a preview or compared with a snapshot.
package struct Sample {
    /// Unique among all samples; names the snapshot's file.
    package let name: String
    package let view: AnyView

    init(_ name: String, _ view: some View) {
        self.name = name
        self.view = AnyView(view.environment(\.presentDate, { SampleData.now }))
    }

    /// Every state of every screen.
    package static var all: [Sample] {
        OnboardingSamples.all + DiscoverSamples.all + DeckEditorSamples.all + HistorySamples.all + PageSamples.all
            + TrendingSamples.all + SavedSamples.all + ProfileSamples.all
    }
}
