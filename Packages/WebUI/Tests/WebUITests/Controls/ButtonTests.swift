import SwiftUI
import Testing
import WebUITesting

struct ButtonTests {
    private let log = EventLog()

    @Test func `a disabled button does nothing, whatever the browser sends`() {
        let host = ViewHost(Button("Go") { log.note("go") }.disabled(true))
        host.send("tap") { $0.tag == "button" }
        #expect(log.lines == [])
        #expect(host.element("btn")?.attributes["disabled"] == "")
    }

    @Test func `enabling inside what is disabled changes nothing`() {
        let host = ViewHost(VStack { Button("Go") { log.note("go") }.disabled(false) }.disabled(true))
        host.send("tap") { $0.tag == "button" }
        #expect(log.lines == [])
    }

    @Test func `the ring of the focus is as round as what the button draws`() {
        struct Turning: View {
            @State private var isRound = true

            var body: some View {
                Button("Turn") { isRound.toggle() }
                Button {
                } label: {
                    Text("a").background(.red, in: AnyShape(isRound ? AnyShape(Circle()) : AnyShape(Rectangle())))
                }
                .buttonStyle(.plain)
            }
        }
        let host = ViewHost(Turning())
        func isRound() -> Bool? { host.elements("btn").last?.classes.contains("round-ring") }
        #expect(isRound() == true)
        host.tap("Turn")
        #expect(isRound() == false)
        #expect(host.elements("btn").first?.classes.contains("round-ring") == false)
        #expect(host.matchesFreshRender)
    }

    @Test func `a hidden button cannot be pressed`() {
        let host = ViewHost(VStack { Button("Go") { log.note("go") } }.hidden())
        host.tap("Go")
        #expect(log.lines == [])
    }

    @Test func `the action sees the newest values`() {
        struct Saying: View {
            let word: String
            let log: EventLog

            var body: some View { Button("Say") { log.note(word) } }
        }
        let host = ViewHost(Saying(word: "old", log: log))
        host.set(Saying(word: "new", log: log))
        host.tap("Say")
        #expect(log.lines == ["new"])
    }

    @Test func `a style of one's own draws the label it is given`() {
        struct Framed: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("["); configuration.label; Text("]")
                }
            }
        }
        let host = ViewHost(Button("Go") { log.note("go") }.buttonStyle(Framed()))
        #expect(host.visibleText == ["[", "Go", "]"])
        host.tap("[Go]")
        #expect(log.lines == ["go"])
    }
}
