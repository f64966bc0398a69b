import SwiftUI
import Testing
import WebUITesting

/// A view with the axes on which it wants all the room it is offered.
private nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let x: Bool
    let y: Bool
    let view: @MainActor @Sendable () -> AnyView
    /// The width it does not pass, or the one it has whatever its texts are.
    var limit: String?

    init<V: View>(_ name: String, x: Bool = false, y: Bool = false, view: @escaping @MainActor @Sendable () -> V) {
        testDescription = name
        self.x = x
        self.y = y
        self.view = { AnyView(view()) }
    }

    func with(_ limit: String) -> Self {
        var limited = self
        limited.limit = limit
        return limited
    }
}

struct FlexibilityTests {
    fileprivate nonisolated static let cases = [
        Case("text") { Text("a") },
        Case("colour", x: true, y: true) { Color.red },
        Case("shape", x: true, y: true) { Rectangle() },
        Case("field", x: true) { TextField("a", text: .constant("")) },
        Case("toggle", x: true) { Toggle("a", isOn: .constant(true)) },
        Case("list", x: true, y: true) { List { Text("a") } },
        Case("scroll view", x: true, y: true) { ScrollView { Text("a") } },
        Case("stack of texts") {
            HStack {
                Text("a"); Text("b")
            }
        },
        Case("row with a spacer", x: true) {
            HStack {
                Text("a"); Spacer()
            }
        },
        Case("column with a spacer", y: true) {
            VStack {
                Text("a"); Spacer()
            }
        },
        Case("column with a row with a spacer", x: true) { VStack { HStack { Spacer() } } },
        Case("spacer in a row in a group", x: true) { HStack { Group { Spacer() } } },
        Case("spacer behind a condition", x: true) { HStack { if true { Spacer() } } },
        Case("column with a colour", x: true, y: true) {
            VStack {
                Color.red; Text("a")
            }
        },
        Case("column of what stops at a width", x: true) { VStack { Text("a").frame(maxWidth: 120) } }
            .with("max-width:120px"),
        Case("column of what stops at several widths", x: true) {
            VStack {
                Text("a").frame(maxWidth: 120); Text("b").frame(maxWidth: 90)
            }
        }.with("max-width:120px"),
        Case("column of what stops at a width and what never does", x: true) {
            VStack {
                Text("a").frame(maxWidth: 120); Text("b").frame(maxWidth: .infinity)
            }
        },
        Case("column of what stops at a width above a spacer", x: true, y: true) {
            VStack {
                Text("a").frame(maxWidth: 120); Spacer()
            }
        }.with("max-width:120px"),
        Case("column of what stops at a width and what is as wide as its text") {
            VStack {
                Text("a").frame(maxWidth: 120); Text("as long as it is")
            }
        }.with("--least:120px"),
        Case("such a column with padding") {
            VStack {
                Text("a").frame(maxWidth: 120); Text("as long as it is")
            }.padding(10)
        }.with("--least:140px"),
        Case("such a column within a maximum", x: true) {
            VStack {
                Text("a").frame(maxWidth: 120); Text("as long as it is")
            }.frame(maxWidth: 300)
        }.with("max-width:300px"),
        Case("row of what stops at a width", x: true) {
            HStack {
                Text("a").frame(maxWidth: 120); Text("b")
            }
        },
        Case("padding", x: true, y: true) { Color.red.padding() },
        Case("fixed width", y: true) { Color.red.frame(width: 10) },
        Case("fixed size") { Color.red.frame(width: 10, height: 10) },
        Case("maximum width", x: true) { Text("a").frame(maxWidth: .infinity) },
        Case("maximum height", y: true) { Text("a").frame(maxHeight: .infinity) },
        Case("fixed around flexible") { Text("a").frame(maxWidth: .infinity).frame(width: 50) },
        Case("background") { Text("a").background { Color.red } },
        Case("overlay") { Text("a").overlay { Color.red } },
        Case("overlay of a colour", x: true, y: true) { Color.red.overlay { Text("a") } },
        Case("sheet's presenter") { Text("a").sheet(isPresented: .constant(true)) { Color.red } },
    ]

    @Test(arguments: cases)
    fileprivate func `a view wants the room that SwiftUI gives it`(_ item: Case) throws {
        let host = ViewHost(item.view())
        let element = try #require(host.document.root.children.first)
        #expect(element.classes.contains("gx") == item.x)
        #expect(element.classes.contains("gy") == item.y)
        let style = element.attributes["style"]?.split(separator: ";").map(String.init) ?? []
        #expect(style.first { $0.hasPrefix("max-width:") || $0.hasPrefix("--least:") } == item.limit)
    }

    @Test func `room wanted below is wanted above as soon as it appears, and no longer`() {
        struct Growing: View {
            @State private var grows = false

            var body: some View {
                VStack {
                    HStack {
                        Button("Grow") { grows.toggle() }; if grows { Spacer() }
                    }
                }
            }
        }
        let host = ViewHost(Growing())
        #expect(host.element("vs")?.classes.contains("gx") == false)
        host.tap("Grow")
        #expect(host.element("vs")?.classes.contains("gx") == true)
        host.tap("Grow")
        #expect(host.element("vs")?.classes.contains("gx") == false)
        #expect(host.matchesFreshRender)
    }

    @Test func `what stands round a button or a frame of a fixed width keeps its width, while it does`() {
        struct Changing: View {
            @State private var isFixed = true

            var body: some View {
                Button("Change") { isFixed.toggle() }
                Color.red.frame(width: isFixed ? 20 : nil).overlay { Text("a") }.padding()
                Button("b") {}.frame(minHeight: 44)
                VStack { Text("c").lineLimit(1) }
                VStack { Text("d") }
            }
        }
        let host = ViewHost(Changing())
        func firm() -> [String] { host.elements("firm").map(\.textContent) }
        #expect(firm() == ["a", "a", "b", "c"])
        host.tap("Change")
        #expect(firm() == ["b", "c"])
        #expect(host.matchesFreshRender)
    }

    @Test func `a box round nothing but a list says so`() {
        let host = ViewHost(
            VStack {
                List { Text("a") }.padding()
                VStack { Text("b") }.padding()
            }
        )
        #expect(host.elements("scroller").map(\.textContent) == ["a"])
    }
}
