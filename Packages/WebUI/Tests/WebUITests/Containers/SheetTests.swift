import SwiftUI
import Testing
import WebUITesting

private struct Presenter: View {
    let log: EventLog
    @State private var shows = false
    @State private var number = 0

    var body: some View {
        Button("Open") { shows = true }
        Button("Add") { number += 1 }
            .sheet(isPresented: $shows, onDismiss: { log.note("dismissed") }) {
                Text("number \(number)")
                Counter("inside")
                Button("Done") { shows = false }
                Leaver()
            }
    }
}

private struct Leaver: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Leave") { dismiss() }
    }
}

private struct Item: Identifiable {
    let id: Int
    var title: String
}

private struct ItemPresenter: View {
    let log: EventLog
    @State private var item: Item?

    var body: some View {
        VStack {
            Button("One") { item = Item(id: 1, title: "one") }
            Button("Uno") { item = Item(id: 1, title: "uno") }
            Button("Two") { item = Item(id: 2, title: "two") }
        }
        .sheet(item: $item, onDismiss: { log.note("dismissed") }) { item in
            Text(verbatim: item.title)
            Counter("inside")
        }
    }
}

private struct Heights: View {
    let detents: Set<PresentationDetent>
    var indicator = Visibility.automatic

    var body: some View {
        Text("Under").sheet(isPresented: .constant(true)) {
            Text("Over").presentationDetents(detents).presentationDragIndicator(indicator)
        }
    }
}

struct SheetTests {
    @Test func `a handle shows where there are several heights, and where it is asked for`() {
        func hasHandle(_ heights: Heights) -> Bool? {
            ViewHost(heights).element("sheet").map { !$0.classes.contains("no-grip") }
        }
        #expect(hasHandle(Heights(detents: [])) == false)
        #expect(hasHandle(Heights(detents: [.large])) == false)
        #expect(hasHandle(Heights(detents: [.medium, .large])) == true)
        #expect(hasHandle(Heights(detents: [], indicator: .visible)) == true)
        #expect(hasHandle(Heights(detents: [.medium, .large], indicator: .hidden)) == false)
    }

    private let log = EventLog()

    private func presented() -> ViewHost {
        let host = ViewHost(Presenter(log: log))
        host.tap("Open")
        return host
    }

    @Test func `a sheet shows while its condition holds`() {
        let host = ViewHost(Presenter(log: log))
        #expect(host.element("sheet") == nil)
        host.tap("Open")
        #expect(host.element("sheet")?.tag == "dialog")
        #expect(host.matchesFreshRender)
    }

    @Test(arguments: ["Done", "Leave"])
    func `a button inside closes the sheet, and onDismiss runs once`(button: String) {
        let host = presented()
        host.tap(button)
        #expect(host.element("sheet") == nil)
        #expect(log.lines == ["dismissed"])
    }

    @Test func `a sheet closed in the browser is closed on the server, and onDismiss runs once`() {
        let host = presented()
        host.send("close") { $0.tag == "dialog" }
        #expect(host.element("sheet") == nil)
        #expect(log.lines == ["dismissed"])
    }

    @Test func `a sheet opened again starts anew`() {
        let host = presented()
        host.tap("inside 0")
        host.tap("Done")
        host.tap("Open")
        #expect(host.visibleText.contains("inside 0"))
    }

    @Test func `a sheet follows the state of its presenter`() {
        let host = presented()
        host.tap("Add")
        #expect(host.visibleText.contains("number 1"))
        #expect(log.lines == [])
    }

    @Test func `a new value of the same item keeps the sheet's state, another item does not`() {
        let host = ViewHost(ItemPresenter(log: log))
        host.tap("One")
        host.tap("inside 0")
        host.tap("Uno")
        #expect(host.visibleText.suffix(2) == ["uno", "inside 1"])
        host.tap("Two")
        #expect(host.visibleText.suffix(2) == ["two", "inside 0"])
    }

    @Test func `closing sets the item to nil`() {
        let host = ViewHost(ItemPresenter(log: log))
        host.tap("One")
        host.send("close") { $0.tag == "dialog" }
        #expect(host.element("sheet") == nil)
        #expect(log.lines == ["dismissed"])
    }

    // MARK: Heights

    private func sheet(@ViewBuilder _ content: @escaping () -> some View) -> ViewHost {
        ViewHost(Text("below").sheet(isPresented: .constant(true)) { content() })
    }

    @Test(arguments: [(PresentationDetent.height(240), "--detent:240px"), (.fraction(0.3), "--detent:30dvh")])
    func `a sheet is exactly as high as its detent says`(detent: PresentationDetent, style: String) {
        let host = sheet { Text("a").presentationDetents([detent]) }
        #expect(host.element("detent-height")?.attributes["style"] == style)
    }

    @Test func `a sheet with several detents begins at the lowest, and its grip goes through them`() {
        let host = sheet { Text("a").presentationDetents([.large, .height(200), .medium]) }
        #expect(host.element("sheet")?.attributes["style"] == "--detent:200px")
        host.tap("Change the height of the sheet")
        #expect(host.element("sheet")?.classes.contains("detent-medium") == true)
        host.tap("Change the height of the sheet")
        #expect(host.element("sheet")?.classes == ["sheet"])
        #expect(host.matchesFreshRender)
    }

    @Test func `a sheet's detent can be bound`() {
        struct Bound: View {
            @State private var detent = PresentationDetent.large

            var body: some View {
                Text("below").sheet(isPresented: .constant(true)) {
                    Text(verbatim: detent == .large ? "large" : "medium")
                        .presentationDetents([.medium, .large], selection: $detent)
                }
            }
        }
        let host = ViewHost(Bound())
        #expect(host.visibleText.last == "large")
        host.tap("Change the height of the sheet")
        #expect(host.visibleText.last == "medium")
        #expect(host.element("sheet")?.classes.contains("detent-medium") == true)
    }

    @Test func `a sheet that must not be dismissed does not hear the browser's close`() {
        let host = sheet { Text("a").interactiveDismissDisabled() }
        #expect(host.element("sheet")?.wants("close") == false)
        #expect(sheet { Text("a") }.element("sheet")?.wants("close") == true)
    }

    @Test func `a popover stands by the view that presents it`() {
        let host = ViewHost(Text("below").popover(isPresented: .constant(true)) { Text("above") })
        #expect(host.element("text")?.attributes["style"] == "anchor-name:--anchor-1")
        #expect(host.element("popover")?.attributes["style"] == "position-anchor:--anchor-1")
        #expect(host.element("popover")?.textContent == "above")
    }
}
