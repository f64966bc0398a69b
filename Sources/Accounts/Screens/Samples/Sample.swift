import DesignSystem
package import SwiftUI

/// One state of a screen, ready to be drawn in a preview or compared with a snapshot.
package struct Sample {
    /// Unique among all samples; names the snapshot's file.
    package let name: String
    package let view: AnyView

    init(_ name: String, _ view: some View) {
        self.name = name
        self.view = AnyView(
            NavigationStack { view }.environment(\.presentDate, { SampleData.now })
        )
    }

    /// A screen that has another one to go back to.
    init(_ name: String, pushed view: some View) {
        self.name = name
        let pushed = NavigationStack(path: .constant([0])) {
            Color.clear.navigationDestination(for: Int.self) { _ in view }
        }
        self.view = AnyView(pushed.environment(\.presentDate, { SampleData.now }))
    }

    /// Every state of every screen.
    package static var all: [Sample] {
        AccountSamples.all + EntrySamples.all + PasswordSamples.all + ModerationSamples.all
    }
}

#if canImport(UIKit)
import SwiftUI

#Preview("Samples") {
    TabView {
        ForEach(Sample.all, id: \.name) { $0.view }
    }
    .tabViewStyle(.page)
}
#endif
