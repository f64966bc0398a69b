import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

private struct Card: View {
    let log: EventLog
    @State private var offset = CGSize(width: 0, height: 8)

    var body: some View {
        Text("card")
            .offset(offset)
            .rotationEffect(.degrees(offset.width / 20))
            .gesture(
                DragGesture()
                    .onChanged { offset = CGSize(width: $0.translation.width, height: 8) }
                    .onEnded { value in
                        log.note("ended \(Int(value.translation.width)) at \(Int(value.velocity.width))")
                        offset = CGSize(width: 0, height: 8)
                    }
            )
    }
}

private struct Growing: View {
    let log: EventLog
    @State private var size = 2.0
    @GestureState private var pinch = 1.0

    var body: some View {
        Text("grow")
            .scaleEffect(size * pinch)
            .gesture(
                MagnifyGesture(minimumScaleDelta: 0.1)
                    .updating($pinch) { value, pinch, _ in pinch = value.magnification }
                    .onEnded { value in
                        let (x, y) = (value.startAnchor.x, Int(value.startLocation.y))
                        log.note("ended \(value.magnification) from \(x) \(y)")
                        size *= value.magnification
                    }
            )
    }
}

private struct Pressing: View {
    let log: EventLog
    @GestureState private var distance = 0.0

    var body: some View {
        Text("press").onTapGesture(count: 2) { log.note("twice") }
        Text("hold").onLongPressGesture(minimumDuration: 0.8) { log.note("held") }
        Text("pull \(Int(distance))")
            .gesture(
                DragGesture(minimumDistance: 20).updating($distance) { value, state, _ in
                    state = value.translation.width
                }
            )
    }
}

struct GestureTests {
    private let log = EventLog()

    private func drag(_ host: ViewHost, _ text: String, _ numbers: [Double]) throws {
        let node = try #require(host.elements("text").first { $0.wants("drag") && $0.textContent.hasPrefix(text) })
        host.graph.dispatch("drag", to: try #require(node.id), EventPayload(numbers: numbers.map(UntrustedNumber.init)))
        host.update()
    }

    @Test func `a drag that ends says how far it went, and how fast`() throws {
        let host = ViewHost(Card(log: log))
        try drag(host, "card", [0, 0, 0, 0, 0])
        try drag(host, "card", [2, 120, 3, 800, 0])
        #expect(log.lines == ["ended 120 at 800"])
    }

    @Test func `a pinch says how much larger, and where it began`() throws {
        let host = ViewHost(Growing(log: log))
        let id = try #require(host.element("text")?.id)
        func pinch(_ numbers: Double...) {
            host.graph.dispatch("pinch", to: id, EventPayload(numbers: numbers.map(UntrustedNumber.init)))
            host.update()
        }
        func size() -> String? { host.element("text")?.attributes["style"] }
        // Less than it takes.
        pinch(1, 1_050, 250, 500, 20, 30)
        #expect(size() == "scale:2")
        pinch(1, 1_500, 250, 500, 20, 30)
        #expect(size() == "scale:3")
        // Once begun every size counts.
        pinch(1, 1_010, 250, 500, 20, 30)
        #expect(size() == "scale:2.02")
        pinch(2, 1_500, 250, 500, 20, 30)
        #expect(log.lines == ["ended 1.5 from 0.25 30"])
        #expect(size() == "scale:3")
        pinch(1, 1_500, 250, 500, 20, 30)
        pinch(0, 1_500, 250, 500, 20, 30)
        #expect(size() == "scale:3")
        #expect(log.lines.count == 1)
    }

    @Test func `while a view is dragged the browser is told how it follows, and where it rests`() throws {
        let host = ViewHost(Card(log: log))
        #expect(host.element("text")?.attributes["style"] == "--offset-y:8")
        try drag(host, "card", [0, 0, 0, 0, 0])
        try drag(host, "card", [1, 100, 50, 0, 0])
        #expect(host.element("text")?.attributes["style"] == "--drag-scale-y:0;--drag-tilt:0.05;--offset-y:8")
        try drag(host, "card", [2, 100, 50, 0, 0])
        #expect(host.element("text")?.attributes["style"] == "--drag-scale-y:0;--drag-tilt:0.05;--offset-y:8")
        #expect(host.matchesFreshRender)
    }

    @Test func `a view that does not move with the drag stays in place`() {
        let host = ViewHost(Text("a").gesture(DragGesture().onEnded { _ in }))
        #expect(host.element("text")?.attributes["data-drag"] == "none")
    }

    @Test func `a gesture's state lasts as long as the gesture`() throws {
        let host = ViewHost(Pressing(log: log))
        try drag(host, "pull", [0, 0, 0, 0, 0])
        #expect(host.visibleText.last == "pull 0")
        try drag(host, "pull", [1, 12, 0, 0, 0])
        #expect(host.visibleText.last == "pull 0")
        try drag(host, "pull", [1, 30, 0, 0, 0])
        #expect(host.visibleText.last == "pull 30")
        // Once it counts, it does so all the way back.
        try drag(host, "pull", [1, 12, 0, 0, 0])
        #expect(host.visibleText.last == "pull 12")
        try drag(host, "pull", [2, 30, 0, 0, 0])
        #expect(host.visibleText.last == "pull 0")
    }

    @Test func `two quick taps are a double tap, one is none`() {
        let host = ViewHost(Pressing(log: log))
        host.tap("press")
        #expect(log.lines == [])
        host.tap("press")
        #expect(log.lines == ["twice"])
        host.tap("press")
        #expect(log.lines == ["twice"])
    }

    @Test func `a long press runs its action, and says how long it takes`() {
        let host = ViewHost(Pressing(log: log))
        #expect(host.elements("text")[1].attributes["data-press"] == "0.8")
        host.send("press") { $0.wants("press") }
        #expect(log.lines == ["held"])
    }

    @Test func `numbers that are none are no drag`() throws {
        let host = ViewHost(Card(log: log))
        try drag(host, "card", [2, .nan, 0, 0, 0])
        try drag(host, "card", [7, 1, 0, 0, 0])
        try drag(host, "card", [])
        #expect(log.lines == [])
    }
}
