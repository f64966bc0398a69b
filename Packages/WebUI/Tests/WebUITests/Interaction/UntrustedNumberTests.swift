import SwiftUI
import Testing

@testable import WebUI
@testable import WebUITesting

struct UntrustedNumberTests {
    nonisolated private static let claims: [Double] = [
        .infinity, -.infinity, .nan, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, -1e300, 0x1p63,
        -0x1p63,
        0x1p64, 9.5, -0.0, .leastNonzeroMagnitude,
    ]

    @Test func `a whole number is given exactly and within its range, or not at all`() {
        #expect(UntrustedNumber(3).whole(in: 0...3) == 3)
        #expect(UntrustedNumber(-0.0).whole(in: 0...3) == 0)
        for claim in Self.claims where claim != 0 { #expect(UntrustedNumber(claim).whole(in: 0...3) == nil) }
        #expect(UntrustedNumber(0x1p63).whole(in: .min ... .max) == nil)
        #expect(UntrustedNumber(-0x1p63).whole(in: .min ... .max) == .min)
        #expect(UntrustedNumber(2.5).whole(in: 0...3) == nil)
    }

    @Test func `points are those of a screen`() {
        #expect(UntrustedNumber(-812.25).points == -812.25)
        for claim in Self.claims where abs(claim) > 1e6 || claim.isNaN { #expect(UntrustedNumber(claim).points == nil) }
    }

    @Test(arguments: claims) func `no drag of a forged event moves anything, or ends the process`(claim: Double) {
        struct Card: View {
            @State private var offset = CGSize.zero

            var body: some View {
                Text("Card \(offset.width)").offset(offset)
                    .gesture(DragGesture().onChanged { offset = $0.translation }.onEnded { offset = $0.translation })
            }
        }
        let host = ViewHost(Card())
        let before = host.html
        for place in 0..<7 {
            var numbers = [1.0, 40, 0, 0, 0, 0, 0]
            numbers[place] = claim
            host.dispatch("drag", numbers: numbers)
        }
        // What is within a screen's reach may move it.
        if abs(claim) > 1e6 || claim.isNaN { #expect(host.html == before) }
    }

    @Test(arguments: claims) func `no pinch of a forged event grows anything beyond reason, or ends the process`(
        claim: Double
    ) {
        struct Card: View {
            @State private var size = 1.0

            var body: some View {
                Text("Card").scaleEffect(size)
                    .gesture(MagnifyGesture().onChanged { size = $0.magnification }.onEnded { size = $0.magnification })
            }
        }
        let host = ViewHost(Card())
        let before = host.html
        for place in 0..<6 {
            var numbers = [1.0, 1_000, 500, 500, 40, 40]
            numbers[place] = claim
            host.dispatch("pinch", numbers: numbers)
        }
        host.dispatch("pinch", numbers: [1])
        if abs(claim) > 100_000 || claim.isNaN { #expect(host.html == before) }
    }

    @Test(arguments: claims) func `no move of a forged event leaves the list`(claim: Double) {
        struct Rows: View {
            @State private var rows = ["a", "b", "c"]

            var body: some View {
                List { ForEach(rows, id: \.self) { Text($0) }.onMove { rows.move(fromOffsets: $0, toOffset: $1) } }
                    .environment(\.editMode, .constant(.active))
            }
        }
        let host = ViewHost(Rows())
        let before = host.html
        host.dispatch("move", numbers: [claim])
        host.dispatch("move", numbers: [])
        #expect(host.html == before)
    }

    @Test(arguments: ["9223372036854775807-01-01", "99999-12-31", "2026-99999999999-01", "-1--1--1", "2026-02-31", ""])
    func `a date that is none changes nothing`(text: String) {
        struct Day: View {
            @State private var day = Date(timeIntervalSince1970: 0)

            var body: some View {
                DatePicker("Day", selection: $day, displayedComponents: .date)
                Text("\(day.timeIntervalSince1970)")
            }
        }
        let host = ViewHost(Day())
        host.dispatch("change", text: text)
        #expect(host.html.contains(">0"))
    }
}

extension ViewHost {
    /// Sends an event to every element that wants it.
    fileprivate func dispatch(_ event: String, text: String? = nil, numbers: [Double] = []) {
        let payload = EventPayload(text: text, numbers: numbers.map(UntrustedNumber.init))
        for element in graph.liveElements where element.draft.handlers[event] != nil {
            graph.dispatch(event, to: element.id, payload)
        }
        _ = graph.commit()
    }

    fileprivate var html: String { graph.renderAll() }
}
