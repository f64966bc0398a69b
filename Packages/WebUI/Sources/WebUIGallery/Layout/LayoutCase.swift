import Foundation
import SwiftUI

/// A view offered 160 × 120 points, and where SwiftUI's documented rules place its parts.
struct LayoutCase: Identifiable {
    let name: String
    let view: AnyView
    let boxes: [LayoutBox]

    var id: String { name }

    /// The room each view is offered; it stands in its middle.
    static let canvas = CGSize(width: 160, height: 120)

    init(_ name: String, _ boxes: [LayoutBox], @ViewBuilder view: () -> some View) {
        self.name = name
        self.boxes = boxes
        self.view = AnyView(view())
    }

    /// All cases by subject, in the order of the page.
    static var subjects: [(name: String, cases: [LayoutCase])] {
        [
            ("Stacks", stacks), ("Layers", layers), ("Spacers", spacers), ("Frames", frames),
            ("Frames in stacks", framesInStacks), ("Padding", padding), ("Effects", effects),
            ("Proportions and priorities", proportions), ("Grids", grids), ("Scrolling and text", scrolling),
        ]
    }
}

/// Where a part should be, in points from the canvas's top left corner.
struct LayoutBox {
    let name: String
    let frame: CGRect

    init(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.name = name
        frame = CGRect(x: x, y: y, width: width, height: height)
    }

    /// For people, and for the test that measures: `a 10 20 30 40`.
    var words: String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        return "\(name) \(numbers.map { $0.formatted() }.joined(separator: " "))"
    }
}

/// A coloured part with a name; without a size it takes all the room it is offered.
struct Part: View {
    let name: String
    let width: CGFloat?
    let height: CGFloat?

    init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
        self.name = name
        self.width = width
        self.height = height
    }

    private var color: Color {
        switch name {
        case "a": .blue
        case "b": .orange
        case "c": .pink
        default: .teal
        }
    }

    var body: some View {
        if width == nil, height == nil {
            color.opacity(0.75).accessibilityIdentifier(name)
        } else {
            color.opacity(0.75).frame(width: width, height: height).accessibilityIdentifier(name)
        }
    }
}

extension LayoutCase {
    static let frames: [LayoutCase] = [
        LayoutCase("frame, top leading", [LayoutBox("f", 30, 20, 100, 80), LayoutBox("a", 30, 20, 30, 20)]) {
            Part("a", 30, 20).frame(width: 100, height: 80, alignment: .topLeading).accessibilityIdentifier("f")
        },
        LayoutCase("frame, bottom trailing", [LayoutBox("f", 30, 20, 100, 80), LayoutBox("a", 100, 80, 30, 20)]) {
            Part("a", 30, 20).frame(width: 100, height: 80, alignment: .bottomTrailing).accessibilityIdentifier("f")
        },
        LayoutCase("frame smaller than its content", [LayoutBox("f", 60, 40, 40, 40), LayoutBox("a", 40, 50, 80, 20)]) {
            Part("a", 80, 20).frame(width: 40, height: 40).accessibilityIdentifier("f")
        },
        LayoutCase("smaller frame, leading", [LayoutBox("f", 60, 40, 40, 40), LayoutBox("a", 60, 50, 80, 20)]) {
            Part("a", 80, 20).frame(width: 40, height: 40, alignment: .leading).accessibilityIdentifier("f")
        },
        LayoutCase("smaller frame, bottom trailing", [LayoutBox("f", 60, 50, 40, 20), LayoutBox("a", 20, 30, 80, 40)]) {
            Part("a", 80, 40).frame(width: 40, height: 20, alignment: .bottomTrailing).accessibilityIdentifier("f")
        },
        LayoutCase("frame of a width", [LayoutBox("a", 55, 0, 50, 120)]) { Part("a").frame(width: 50) },
        LayoutCase("frame of a height", [LayoutBox("a", 0, 45, 160, 30)]) { Part("a").frame(height: 30) },
        LayoutCase("as wide as there is room", [LayoutBox("f", 0, 50, 160, 20), LayoutBox("a", 0, 50, 30, 20)]) {
            Part("a", 30, 20).frame(maxWidth: .infinity, alignment: .leading).accessibilityIdentifier("f")
        },
        LayoutCase("as high as there is room", [LayoutBox("f", 65, 0, 30, 120), LayoutBox("a", 65, 0, 30, 20)]) {
            Part("a", 30, 20).frame(maxHeight: .infinity, alignment: .top).accessibilityIdentifier("f")
        },
        LayoutCase("as large as there is room", [LayoutBox("f", 0, 0, 160, 120), LayoutBox("a", 130, 100, 30, 20)]) {
            Part("a", 30, 20)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
                .accessibilityIdentifier("f")
        },
        LayoutCase("at least so wide", [LayoutBox("f", 40, 50, 80, 20), LayoutBox("a", 65, 50, 30, 20)]) {
            Part("a", 30, 20).frame(minWidth: 80).accessibilityIdentifier("f")
        },
        LayoutCase("at least so high", [LayoutBox("f", 65, 35, 30, 50), LayoutBox("a", 65, 35, 30, 20)]) {
            Part("a", 30, 20).frame(minHeight: 50, alignment: .top).accessibilityIdentifier("f")
        },
        LayoutCase("at most so wide", [LayoutBox("f", 30, 50, 100, 20), LayoutBox("a", 65, 50, 30, 20)]) {
            Part("a", 30, 20).frame(maxWidth: 100).accessibilityIdentifier("f")
        },
        LayoutCase("at most so high", [LayoutBox("f", 65, 20, 30, 80), LayoutBox("a", 65, 80, 30, 20)]) {
            Part("a", 30, 20).frame(maxHeight: 80, alignment: .bottom).accessibilityIdentifier("f")
        },
        LayoutCase("between two widths", [LayoutBox("f", 30, 50, 100, 20), LayoutBox("a", 100, 50, 30, 20)]) {
            Part("a", 30, 20).frame(minWidth: 40, maxWidth: 100, alignment: .trailing).accessibilityIdentifier("f")
        },
        LayoutCase("a colour with a limit", [LayoutBox("a", 30, 0, 100, 120)]) { Part("a").frame(maxWidth: 100) },
        LayoutCase("a colour with two limits", [LayoutBox("a", 50, 40, 60, 40)]) {
            Part("a").frame(maxWidth: 60, maxHeight: 40)
        },
        LayoutCase("frame in a frame", [LayoutBox("f", 30, 70, 60, 40), LayoutBox("a", 50, 70, 20, 20)]) {
            Part("a", 20, 20)
                .frame(width: 60, height: 40, alignment: .top)
                .accessibilityIdentifier("f")
                .frame(width: 100, height: 100, alignment: .bottomLeading)
        },
        LayoutCase("ideal size", [LayoutBox("a", 55, 40, 50, 40)]) {
            Part("a").frame(idealWidth: 50, idealHeight: 40).fixedSize()
        },
    ]

    static let framesInStacks: [LayoutCase] = [
        LayoutCase("two halves", [LayoutBox("a", 30, 50, 20, 20), LayoutBox("b", 110, 50, 20, 20)]) {
            HStack(spacing: 0) {
                Part("a", 20, 20).frame(maxWidth: .infinity)
                Part("b", 20, 20).frame(maxWidth: .infinity)
            }
        },
        LayoutCase("one takes the rest", [LayoutBox("a", 0, 50, 40, 20), LayoutBox("b", 140, 50, 20, 20)]) {
            HStack(spacing: 10) {
                Part("a", 40, 20)
                Part("b", 20, 20).frame(maxWidth: .infinity, alignment: .trailing)
            }
        },
        LayoutCase("a limit in a row", [LayoutBox("a", 0, 0, 40, 120), LayoutBox("b", 40, 0, 120, 120)]) {
            HStack(spacing: 0) {
                Part("a").frame(maxWidth: 40); Part("b")
            }
        },
        LayoutCase("a limit in a column", [LayoutBox("a", 0, 0, 160, 30), LayoutBox("b", 0, 30, 160, 90)]) {
            VStack(spacing: 0) {
                Part("a").frame(maxHeight: 30); Part("b")
            }
        },
        LayoutCase("a least height in a column", [LayoutBox("a", 0, 0, 160, 40), LayoutBox("b", 0, 40, 160, 80)]) {
            VStack(spacing: 0) {
                Part("a"); Part("b").frame(minHeight: 80)
            }
        },
        LayoutCase("a least width in a row", [LayoutBox("a", 0, 0, 60, 120), LayoutBox("b", 60, 0, 100, 120)]) {
            HStack(spacing: 0) {
                Part("a"); Part("b").frame(minWidth: 100)
            }
        },
        LayoutCase("limits that leave room", [LayoutBox("a", 30, 0, 40, 120), LayoutBox("b", 70, 0, 60, 120)]) {
            HStack(spacing: 0) {
                Part("a").frame(maxWidth: 40); Part("b").frame(maxWidth: 60)
            }
        },
    ]
}
