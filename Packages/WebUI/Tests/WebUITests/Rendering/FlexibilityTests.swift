import SwiftUI
import Testing
import WebUITesting

/// A view with the axes on which it wants all the room it is offered.
private nonisolated struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let x: Bool
    let y: Bool
    let view: @MainActor @Sendable () -> AnyView

    init<V: View>(_ name: String, x: Bool = false, y: Bool = false, view: @escaping @MainActor @Sendable () -> V) {
        testDescription = name
        self.x = x
        self.y = y
        self.view = { AnyView(view()) }
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
}
