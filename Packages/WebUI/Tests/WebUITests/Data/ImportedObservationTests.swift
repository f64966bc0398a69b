// No `import Observation`: view files written for Apple's SwiftUI have none.
import SwiftUI
import Testing
import WebUITesting

@Observable
private final class Tally {
    var count = 1
}

private struct TallyView: View {
    @State private var tally = Tally()

    var body: some View {
        Button("Count \(tally.count)") { tally.count += 1 }
    }
}

struct ImportedObservationTests {
    @Test func `SwiftUI alone brings observation along`() {
        let host = ViewHost(TallyView())
        host.tap("Count 1")
        #expect(host.document.root.textContent == "Count 2")
    }
}
