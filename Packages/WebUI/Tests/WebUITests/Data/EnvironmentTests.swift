import Observation
import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

private nonisolated struct LevelKey: EnvironmentKey {
    static let defaultValue = 0
}

private nonisolated struct WordKey: EnvironmentKey {
    static let defaultValue = "none"
}

nonisolated extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }

    fileprivate var word: String {
        get { self[WordKey.self] }
        set { self[WordKey.self] = newValue }
    }
}

private struct LevelReader: View {
    let log: EventLog
    @Environment(\.level) private var level

    var body: some View {
        let _ = log.note("level \(level)")
        Text("level \(level)")
    }
}

private struct WordReader: View {
    let log: EventLog
    @Environment(\.word) private var word

    var body: some View {
        let _ = log.note("word \(word)")
        Text("word \(word)")
    }
}

private struct Readers: View {
    let log: EventLog
    @State private var level = 1
    @State private var count = 0

    var body: some View {
        let _ = count
        Button("Raise") { level += 1 }
        Button("Same") { count += 1 }
        Wrapper(log: log).environment(\.level, level)
    }

    struct Wrapper: View {
        let log: EventLog

        var body: some View {
            let _ = log.note("wrapper")
            VStack {
                LevelReader(log: log)
                WordReader(log: log)
                Noted(name: "none", log: log)
            }
        }
    }
}

@Observable
private final class Model {
    var name: String

    init(_ name: String) { self.name = name }
}

private struct ModelReader: View {
    let log: EventLog
    @Environment(Model.self) private var model

    var body: some View {
        let _ = log.note(model.name)
        Text(verbatim: model.name)
    }
}

private struct OptionalModelReader: View {
    @Environment(Model.self) private var model: Model?

    var body: some View { Text(verbatim: model?.name ?? "no model") }
}

private struct ModelHolder: View {
    let log: EventLog
    let models: [Model]
    @State private var index = 0
    @State private var count = 0

    var body: some View {
        let _ = count
        Button("Next") { index += 1 }
        Button("Same") { count += 1 }
        ModelReader(log: log).environment(models[index])
    }
}

private struct LevelModifier: ViewModifier {
    @Environment(\.level) private var level

    func body(content: Content) -> some View {
        Text("modifier \(level)")
        content
    }
}

struct EnvironmentTests {
    @Test func `the default counts where nobody set a value`() {
        #expect(ViewHost(LevelReader(log: EventLog())).visibleText == ["level 0"])
    }

    @Test func `the nearest value counts`() {
        let log = EventLog()
        let view = VStack {
            LevelReader(log: log).environment(\.level, 2).environment(\.level, 3)
            LevelReader(log: log)
        }
        #expect(ViewHost(view.environment(\.level, 1)).visibleText == ["level 2", "level 1"])
    }

    @Test func `a changed value evaluates its readers and nothing between`() {
        let log = EventLog()
        let host = ViewHost(Readers(log: log))
        #expect(log.take() == ["wrapper", "level 1", "word none", "none"])
        host.tap("Raise")
        #expect(log.take() == ["level 2"])
        #expect(host.visibleText.contains("level 2"))
    }

    @Test func `an equal value evaluates nothing`() {
        let log = EventLog()
        let host = ViewHost(Readers(log: log))
        _ = log.take()
        host.tap("Same")
        #expect(log.take() == [])
    }

    @Test func `a changed value reaches what draws without reading it in a body`() {
        struct Styled: View {
            @State private var isBold = false

            var body: some View {
                Button("Bold") { isBold.toggle() }
                Noted(name: "text", log: EventLog()).bold(isBold)
            }
        }
        let host = ViewHost(Styled())
        host.tap("Bold")
        #expect(host.elements("text").last?.attributes["style"] == "font-weight:700")
        #expect(host.matchesFreshRender)
    }

    @Test func `an observable object is found by its type`() {
        let host = ViewHost(OptionalModelReader().environment(Model("a")))
        #expect(host.visibleText == ["a"])
        #expect(ViewHost(OptionalModelReader()).visibleText == ["no model"])
    }

    @Test func `the same object evaluates nothing, another one its readers`() {
        let log = EventLog()
        let host = ViewHost(ModelHolder(log: log, models: [Model("a"), Model("b")]))
        host.tap("Same")
        #expect(log.lines == ["a"])
        host.tap("Next")
        #expect(log.lines == ["a", "b"])
        #expect(host.visibleText.last == "b")
    }

    @Test func `a changed property of the object evaluates its readers`() {
        let model = Model("a")
        let host = ViewHost(OptionalModelReader().environment(model))
        model.name = "b"
        host.update()
        #expect(host.visibleText == ["b"])
    }

    @Test func `a modifier reads the environment it stands in, not the one it wraps`() {
        let view = Text("content").environment(\.level, 2).modifier(LevelModifier()).environment(\.level, 1)
        #expect(ViewHost(view).visibleText == ["modifier 1", "content"])
    }

    @Test func `the page's own values reach a root that is a modifier`() {
        let host = ViewHost(LevelReader(log: EventLog()).environment(\.word, "w"))
        host.graph.setEnvironment { $0.level = 7 }
        host.update()
        #expect(host.visibleText == ["level 7"])
    }

    @Test func `a value can be changed on the basis of the one around`() {
        struct Raised: View {
            let level: Int

            var body: some View {
                LevelReader(log: EventLog()).transformEnvironment(\.level) { $0 += 1 }.environment(\.level, level)
            }
        }
        let host = ViewHost(Raised(level: 1))
        #expect(host.visibleText == ["level 2"])
        host.set(Raised(level: 5))
        #expect(host.visibleText == ["level 6"])
    }
}
