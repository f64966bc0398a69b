import SwiftUI
import Testing
@testable import WebUI
@testable import WebUITesting

struct FirstHeadingTests {
    /// A view in that many stacks.
    private func buried<Content: View>(_ content: Content, under levels: Int) -> AnyView {
        (0..<levels).reduce(AnyView(content)) { inner, _ in AnyView(VStack { inner }) }
    }

    /// Looked at once more on each level, it would be found after hours.
    @Test(.timeLimit(.minutes(1)))
    func `a heading at the bottom of a deep page is found at once`() {
        let page = ViewHost(buried(Text("Here").accessibilityAddTraits(.isHeader).accessibilityHeading(.h1), under: 40))
        #expect(page.graph.rendered.firstHeading == "Here")
    }

    @Test(.timeLimit(.minutes(1)))
    func `a field at the bottom of a deep form takes the focus at once`() {
        struct Form: View {
            @FocusState var isFocused: Bool
            let content: AnyView

            var body: some View {
                VStack {
                    content.focused($isFocused)
                    Button("Go") { isFocused = true }
                }
            }
        }
        let page = ViewHost(Form(content: buried(TextField("Name", text: .constant("")), under: 40)))
        page.tap("Go")
        #expect(page.graph.focusedElement != nil)
    }
}
