import SwiftUI
import Testing
import WebUITesting

private struct Sliding: View {
    @State private var value = 2.0
    var step: Double?
    var isDisabled = false

    var body: some View {
        Group {
            if let step {
                Slider(value: $value, in: 0...10, step: step) { Text("Size") }
            } else {
                Slider(value: $value, in: 0...10) { Text("Size") }
            }
        }
        .disabled(isDisabled)
        Text(verbatim: "value \(value)")
    }
}

struct SliderTests {
    private func slide(to text: String, in host: ViewHost) {
        host.send("change", text: text) { $0.attributes["type"] == "range" }
    }

    @Test(arguments: [("7.25", "value 7.25"), ("99", "value 10.0"), ("-3", "value 0.0"), ("nan", "value 2.0")])
    func `a slider writes what the browser says, within its bounds`(text: String, shown: String) {
        let host = ViewHost(Sliding())
        slide(to: text, in: host)
        #expect(host.visibleText.last == shown)
    }

    @Test func `a slider with steps stands on one of them`() {
        let host = ViewHost(Sliding(step: 2.5))
        slide(to: "6", in: host)
        #expect(host.visibleText.last == "value 5.0")
        #expect(host.matchesFreshRender)
    }

    @Test func `the part before the thumb is filled`() {
        let host = ViewHost(Sliding())
        #expect(host.document.root.first { $0.tag == "input" }?.attributes["style"] == "--part:0.2")
    }

    @Test func `a disabled slider ignores the browser`() {
        let host = ViewHost(Sliding(isDisabled: true))
        slide(to: "7", in: host)
        #expect(host.visibleText.last == "value 2.0")
    }
}
