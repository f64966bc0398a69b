import SwiftUI

extension LayoutCase {
    static let padding: [LayoutCase] = [
        LayoutCase("padding", [LayoutBox("f", 55, 40, 50, 40), LayoutBox("a", 65, 50, 30, 20)]) {
            Part("a", 30, 20).padding(10).accessibilityIdentifier("f")
        },
        LayoutCase("the usual padding", [LayoutBox("f", 49, 34, 62, 52), LayoutBox("a", 65, 50, 30, 20)]) {
            Part("a", 30, 20).padding().accessibilityIdentifier("f")
        },
        LayoutCase("padding on one side", [LayoutBox("f", 55, 50, 50, 20), LayoutBox("a", 75, 50, 30, 20)]) {
            Part("a", 30, 20).padding(.leading, 20).accessibilityIdentifier("f")
        },
        LayoutCase("padding twice", [LayoutBox("f", 55, 45, 50, 30), LayoutBox("a", 65, 50, 30, 20)]) {
            Part("a", 30, 20).padding(.horizontal, 10).padding(.vertical, 5).accessibilityIdentifier("f")
        },
        LayoutCase("padding of four lengths", [LayoutBox("f", 53, 42, 54, 36), LayoutBox("a", 61, 46, 30, 20)]) {
            Part("a", 30, 20)
                .padding(EdgeInsets(top: 4, leading: 8, bottom: 12, trailing: 16))
                .accessibilityIdentifier("f")
        },
        LayoutCase("padding around a colour", [LayoutBox("a", 10, 10, 140, 100)]) { Part("a").padding(10) },
        LayoutCase("padding below zero", [LayoutBox("a", 40, 40, 60, 40), LayoutBox("b", 90, 50, 20, 20)]) {
            HStack(spacing: 0) {
                Part("a", 60, 40).padding(-10); Part("b", 20, 20)
            }
        },
        LayoutCase("padding in a row", [LayoutBox("a", 45, 50, 20, 20), LayoutBox("b", 95, 50, 20, 20)]) {
            HStack(spacing: 0) {
                Part("a", 20, 20).padding(.trailing, 30); Part("b", 20, 20)
            }
        },
        LayoutCase("padding then frame", [LayoutBox("a", 20, 20, 30, 20)]) {
            Part("a", 30, 20).padding(20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        },
        LayoutCase("frame then padding", [LayoutBox("a", 20, 20, 30, 20)]) {
            Part("a", 30, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).padding(20)
        },
    ]

    static let effects: [LayoutCase] = [
        LayoutCase("offset", [LayoutBox("a", 85, 40, 30, 20)]) { Part("a", 30, 20).offset(x: 20, y: -10) },
        LayoutCase("offset leaves the others", [LayoutBox("a", 90, 50, 20, 20), LayoutBox("b", 80, 50, 20, 20)]) {
            HStack(spacing: 0) {
                Part("a", 20, 20).offset(x: 30); Part("b", 20, 20)
            }
        },
        LayoutCase("position", [LayoutBox("a", 25, 20, 30, 20)]) { Part("a", 30, 20).position(x: 40, y: 30) },
        LayoutCase("turned in its place", [LayoutBox("a", 60, 40, 20, 40), LayoutBox("b", 90, 50, 20, 20)]) {
            HStack(spacing: 0) {
                Part("a", 40, 20).rotationEffect(.degrees(90)); Part("b", 20, 20)
            }
        },
        LayoutCase("scaled in its place", [LayoutBox("a", 50, 40, 40, 40), LayoutBox("b", 80, 50, 20, 20)]) {
            HStack(spacing: 0) {
                Part("a", 20, 20).scaleEffect(2); Part("b", 20, 20)
            }
        },
        LayoutCase("scaled from a corner", [LayoutBox("a", 70, 50, 40, 40)]) {
            Part("a", 20, 20).scaleEffect(2, anchor: .topLeading)
        },
        LayoutCase("hidden keeps its place", [LayoutBox("b", 80, 50, 20, 20)]) {
            HStack(spacing: 0) {
                Part("a", 20, 20).hidden(); Part("b", 20, 20)
            }
        },
        LayoutCase("clipped keeps its size", [LayoutBox("f", 60, 40, 40, 40), LayoutBox("a", 40, 50, 80, 20)]) {
            Part("a", 80, 20).frame(width: 40, height: 40).clipped().accessibilityIdentifier("f")
        },
    ]
}
