import SwiftUI
import Testing
import WebUI
import WebUITesting

private struct Letters: View {
    @State private var letters = ["a", "b", "c", "d"]
    var fixed: String?

    var body: some View {
        NavigationStack {
            List {
                ForEach(letters, id: \.self) { letter in
                    Text(letter).moveDisabled(letter == fixed).deleteDisabled(letter == fixed)
                }
                .onDelete { letters.remove(atOffsets: $0) }
                .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
            }
            .toolbar { EditButton() }
        }
    }
}

struct EditModeTests {
    private func rows(_ host: ViewHost) -> [String] { host.elements("row-content").map(\.textContent) }

    private func move(_ row: Int, by places: Double, in host: ViewHost) {
        let node = host.elements("row")[row]
        host.send("move", numbers: [places]) { $0 === node }
    }

    private func has(_ name: String, in row: DocumentNode) -> Bool { row.first { $0.classes.contains(name) } != nil }

    @Test func `handles and delete buttons are there while the list is edited`() {
        let host = ViewHost(Letters())
        #expect(host.elements("row-handle").isEmpty)
        host.tap("Edit")
        #expect(host.elements("row-handle").count == 4)
        #expect(host.elements("row-delete").count == 4)
        #expect(host.elements("swipe-actions").isEmpty)
        host.tap("Done")
        #expect(host.elements("row-handle").isEmpty)
        #expect(host.matchesFreshRender)
    }

    @Test(arguments: [
        (0, 2, ["b", "c", "a", "d"]), (3, -3, ["d", "a", "b", "c"]), (1, 1, ["a", "c", "b", "d"]),
        (1, -99, ["b", "a", "c", "d"]), (2, 99, ["a", "b", "d", "c"]), (2, 0, ["a", "b", "c", "d"]),
    ])
    func `a row is moved by so many places, at most to an end`(row: Int, places: Double, order: [String]) {
        let host = ViewHost(Letters())
        host.tap("Edit")
        move(row, by: places, in: host)
        #expect(rows(host) == order)
        #expect(host.matchesFreshRender)
    }

    @Test func `a row that may not be moved or deleted has no handle and no button`() {
        let host = ViewHost(Letters(fixed: "b"))
        host.tap("Edit")
        #expect(host.elements("row").map { has("row-handle", in: $0) } == [true, false, true, true])
        #expect(host.elements("row").map { has("row-delete", in: $0) } == [true, false, true, true])
    }

    @Test func `without editing nothing moves`() {
        let host = ViewHost(Letters())
        move(0, by: 1, in: host)
        #expect(rows(host) == ["a", "b", "c", "d"])
    }
}
