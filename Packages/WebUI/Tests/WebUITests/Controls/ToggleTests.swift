import SwiftUI
import Testing
import WebUITesting

private struct Switching: View {
    @State private var isOn = false
    var isDisabled = false
    var refuses = false

    var body: some View {
        Toggle("Sound", isOn: refuses ? Binding(get: { isOn }, set: { _ in }) : $isOn).disabled(isDisabled)
        Text(isOn ? "loud" : "quiet")
        Button("Silence") { isOn = false }
    }
}

struct ToggleTests {
    private func flip(_ value: Bool, in host: ViewHost) {
        let node = host.document.root.first { $0.attributes["role"] == "switch" }
        node?.isChecked = value
        node?.edit += 1
        host.send("change", flag: value) { $0.attributes["role"] == "switch" }
    }

    private func isChecked(_ host: ViewHost) -> Bool? {
        host.document.root.first { $0.attributes["role"] == "switch" }?.isChecked
    }

    @Test func `flipping writes the binding and sends nothing back for the switch`() {
        let host = ViewHost(Switching())
        flip(true, in: host)
        #expect(host.visibleText.contains("loud"))
        #expect(host.lastOperationCount == 1)
    }

    @Test func `what code writes shows`() {
        let host = ViewHost(Switching())
        flip(true, in: host)
        host.tap("Silence")
        #expect(isChecked(host) == false)
    }

    @Test func `a binding that refuses flips the switch back`() {
        let host = ViewHost(Switching(refuses: true))
        flip(true, in: host)
        #expect(isChecked(host) == false)
    }

    @Test func `a disabled switch ignores the browser`() {
        let host = ViewHost(Switching(isDisabled: true))
        flip(true, in: host)
        #expect(host.visibleText.contains("quiet"))
    }
}
