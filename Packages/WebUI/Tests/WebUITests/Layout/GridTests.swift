import SwiftUI
import Testing
import WebUITesting

private struct Table: View {
    @State private var isWide = false

    var body: some View {
        Grid {
            GridRow {
                Text("a")
                Text("b")
                if isWide { Text("c") }
            }
            Divider()
            GridRow { Text("wide").gridCellColumns(2) }
        }
        Button("Widen") { isWide.toggle() }
    }
}

struct GridTests {
    @Test func `a grid has as many columns as its longest row, also when a row grows`() {
        let host = ViewHost(Table())
        #expect(host.element("grid-table")?.attributes["style"] == "--columns:2")
        host.tap("Widen")
        #expect(host.element("grid-table")?.attributes["style"] == "--columns:3")
        #expect(host.matchesFreshRender)
    }

    @Test func `a cell that takes several columns counts as several`() {
        let host = ViewHost(
            Grid {
                GridRow {
                    Text("a").gridCellColumns(3)
                    Text("b")
                }
            }
        )
        #expect(host.element("grid-table")?.attributes["style"] == "--columns:4")
        #expect(host.element("text")?.attributes["style"] == "grid-column-end:span 3")
    }

    @Test(arguments: [
        (GridItem.Size.fixed(80), "80px"), (.flexible(), "minmax(10px, 1fr)"),
        (.flexible(minimum: 40, maximum: 90), "minmax(40px, 90px)"),
        (.adaptive(minimum: 120), "repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))"),
    ])
    fileprivate func `a column of a lazy grid is as wide as it says`(size: GridItem.Size, track: String) {
        let host = ViewHost(LazyVGrid(columns: [GridItem(size)]) { Text("a") })
        #expect(host.element("grid")?.attributes["style"] == "grid-template-columns:\(track)")
    }
}
