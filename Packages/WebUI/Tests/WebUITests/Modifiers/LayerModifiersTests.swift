import SwiftUI
import Testing
import WebUITesting

struct LayerModifiersTests {
    @Test func `a content shape gives its corners to what can be pressed`() {
        let host = ViewHost(Text("a").contentShape(Circle()))
        #expect(host.element("text")?.attributes["style"] == "border-radius:50%")
        #expect(ViewHost(Text("a").contentShape(Rectangle())).element("text")?.attributes["style"] == nil)
    }

    @Test func `a template takes the colour around, an original its own`() {
        func color(_ mode: Image.TemplateRenderingMode) -> String? {
            ViewHost(Image(systemName: "star").renderingMode(mode).foregroundStyle(.red)).element("icon")?
                .attributes["style"]
        }
        #expect(color(.template) == "color:var(--red)")
        #expect(color(.original) == "color:var(--text)")
    }

    @Test func `a transition can come in one way and go another`() {
        let host = ViewHost(
            Text("a").transition(.asymmetric(insertion: .opacity.combined(with: .slide), removal: .move(edge: .bottom)))
        )
        #expect(host.element("text")?.attributes["data-transition"] == "in-fade in-slide out-move-bottom")
    }

    @Test func `a removed trait is not said`() {
        let header = Text("a").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
        #expect(ViewHost(header).element("text")?.attributes == ViewHost(Text("a")).element("text")?.attributes)
        let button = Button("a") {}.accessibilityRemoveTraits(.isButton)
        #expect(ViewHost(button).element("btn")?.attributes["role"] == "group")
    }

    @Test func `a section has lines above and below where it is told to`() {
        let host = ViewHost(
            List {
                Section("one") { Text("a") }.listSectionSeparator(.visible, edges: .bottom)
                Section("two") { Text("b") }
            }
        )
        #expect(host.elements("section").map { $0.classes.contains("separator-below") } == [true, false])
        #expect(host.elements("section").map { $0.classes.contains("separator-above") } == [false, false])
    }
}
