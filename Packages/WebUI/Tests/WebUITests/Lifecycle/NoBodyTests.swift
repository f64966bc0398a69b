import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

/// Neither has a body nor draws itself; the compiler allows it.
private struct Bodiless: View {
    var body: Never { noBody() }
}

private struct BodilessModifier: ViewModifier {
    typealias Body = Never
}

/// Neither draws itself nor is resolved.
private struct Colourless: ShapeStyle {}

struct NoBodyTests {
    @Test func `a view that has no body and does not draw itself fails its page`() {
        var host: ViewHost?
        let messages = warnings { host = ViewHost(Bodiless()) }
        #expect(messages == ["Bodiless has no body."])
        #expect(host?.visibleText.contains("This page has failed") == true)
    }

    @Test func `a modifier without a body does the same`() {
        var host: ViewHost?
        let messages = warnings { host = ViewHost(Text("here").modifier(BodilessModifier())) }
        #expect(messages == ["BodilessModifier has no body."])
        #expect(host?.visibleText.contains("This page has failed") == true)
    }

    @Test func `a style that nobody resolves has the colour around it`() {
        #expect(Colourless()._css(in: EnvironmentValues()) == "currentColor")
    }
}
