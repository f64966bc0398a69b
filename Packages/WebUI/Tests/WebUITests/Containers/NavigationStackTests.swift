import SwiftUI
import Testing
import WebUITesting

private struct Numbers: View {
    @State var path: [Int] = []
    @State private var word = "screen"

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Counter("root")
                NavigationLink("one", value: 1)
            }
            .navigationDestination(for: Int.self) { number in
                VStack {
                    Text("\(word) \(number)")
                    Counter("count \(number)")
                    NavigationLink("deeper", value: number + 1)
                    Button("replace") { path = [number + 10] }
                    Button("word") { word = "page" }
                    Leaver()
                }
            }
        }
    }
}

private struct Leaver: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
        Button(isPresented ? "leave" : "stay") { dismiss() }
    }
}

private struct Own: View {
    let log = EventLog()

    var body: some View {
        NavigationStack {
            NavigationLink("text", value: "a")
                .navigationDestination(for: String.self) { Text("screen \($0)") }
                .navigationTitle("Root")
        }
    }
}

private struct Titled: View {
    @State private var title = "Before"

    var body: some View {
        NavigationStack {
            Button("Rename") { title = "After" }.navigationTitle(title)
        }
    }
}

private struct Lasting: View {
    let log: EventLog
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("push") { path.append(1) }
                .onAppear { log.note("+root") }
                .onDisappear { log.note("-root") }
                .navigationDestination(for: Int.self) { _ in
                    Text("top").onAppear { log.note("+top") }.onDisappear { log.note("-top") }
                }
        }
    }
}

struct NavigationStackTests {
    private func isCovered(_ depth: Int, in host: ViewHost) -> Bool? {
        host.elements("screen").first { $0.attributes["data-depth"] == String(depth) }
            .map { $0.attributes["hidden"] != nil && $0.attributes["inert"] != nil }
    }

    @Test func `a link pushes its value's screen`() {
        let host = ViewHost(Numbers())
        host.tap("one")
        #expect(host.visibleText.contains("screen 1"))
        #expect(!host.visibleText.contains("root 0"))
        #expect(isCovered(0, in: host) == true)
        #expect(isCovered(1, in: host) == false)
    }

    @Test func `the back button pops`() {
        let host = ViewHost(Numbers(path: [1]))
        host.tap("Back")
        #expect(host.visibleText.contains("root 0"))
        #expect(isCovered(1, in: host) == nil)
    }

    @Test func `dismissing pops the screen it is read in`() {
        let host = ViewHost(Numbers(path: [1, 2]))
        host.tap("leave")
        #expect(host.elements("screen").count == 2)
        #expect(host.visibleText.contains("screen 1"))
    }

    @Test func `a path given at first shows all its screens`() {
        let host = ViewHost(Numbers(path: [1, 2, 3]))
        #expect(host.visibleText.contains("screen 3"))
        #expect(host.elements("screen").count == 4)
        #expect(host.matchesFreshRender)
    }

    @Test func `a covered screen keeps its state`() {
        let host = ViewHost(Numbers())
        host.tap("root 0")
        host.tap("one")
        host.tap("Back")
        #expect(host.visibleText.contains("root 1"))
    }

    @Test func `a screen left and opened again starts anew`() {
        let host = ViewHost(Numbers())
        host.tap("one")
        host.tap("count 1 0")
        #expect(host.visibleText.contains("count 1 1"))
        host.tap("Back")
        host.tap("one")
        #expect(host.visibleText.contains("count 1 0"))
    }

    @Test func `a value replaced in the path is a new screen`() {
        let host = ViewHost(Numbers(path: [1]))
        host.tap("count 1 0")
        host.tap("replace")
        #expect(host.visibleText.contains("count 11 0"))
        #expect(host.elements("screen").count == 2)
    }

    @Test func `state read only by the destination brings its screen up to date`() {
        let host = ViewHost(Numbers(path: [1]))
        host.tap("word")
        #expect(host.visibleText.contains("page 1"))
    }

    @Test func `a second tap on a link that is covered already opens nothing`() {
        let host = ViewHost(Numbers())
        let link = host.element("navlink")?.id ?? 0
        host.tap("one")
        host.send("tap") { $0.id == link }
        #expect(host.elements("screen").count == 2)
    }

    @Test func `a stack without a path of its own pushes and pops`() {
        let host = ViewHost(Own())
        host.tap("text")
        #expect(host.visibleText.contains("screen a"))
        host.tap("Back")
        #expect(host.visibleText.contains("text"))
    }

    @Test func `the screen's title follows its content`() {
        let host = ViewHost(Titled())
        #expect(host.element("large-title")?.textContent == "Before")
        host.tap("Rename")
        #expect(host.element("large-title")?.textContent == "After")
        #expect(host.matchesFreshRender)
    }

    @Test func `screens appear when pushed and disappear when popped`() {
        let log = EventLog()
        let host = ViewHost(Lasting(log: log))
        host.tap("push")
        host.tap("Back")
        #expect(log.lines.filter { $0.hasSuffix("top") } == ["+top", "-top"])
    }

    @Test func `a path of any values is compared by its values`() {
        var path = NavigationPath()
        path.append(1)
        path.append("a")
        #expect(path.count == 2)
        path.removeLast()
        #expect(path == NavigationPath([1]))
    }
}
