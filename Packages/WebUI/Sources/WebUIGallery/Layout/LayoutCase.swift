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
