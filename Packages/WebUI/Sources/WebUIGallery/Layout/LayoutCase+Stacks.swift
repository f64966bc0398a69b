import SwiftUI

extension LayoutCase {
    static let stacks: [LayoutCase] = [
        LayoutCase("row, centred", [LayoutBox("a", 40, 50, 30, 20), LayoutBox("b", 80, 45, 40, 30)]) {
            HStack(spacing: 10) {
                Part("a", 30, 20); Part("b", 40, 30)
            }
        },
        LayoutCase("row, top", [LayoutBox("a", 40, 45, 30, 20), LayoutBox("b", 80, 45, 40, 30)]) {
            HStack(alignment: .top, spacing: 10) {
                Part("a", 30, 20); Part("b", 40, 30)
            }
        },
        LayoutCase("row, bottom", [LayoutBox("a", 40, 55, 30, 20), LayoutBox("b", 80, 45, 40, 30)]) {
            HStack(alignment: .bottom, spacing: 10) {
                Part("a", 30, 20); Part("b", 40, 30)
            }
        },
        LayoutCase("row without spacing", [LayoutBox("a", 45, 50, 30, 20), LayoutBox("b", 75, 45, 40, 30)]) {
            HStack(spacing: 0) {
                Part("a", 30, 20); Part("b", 40, 30)
            }
        },
        LayoutCase("row with the usual spacing", [LayoutBox("a", 41, 50, 30, 20), LayoutBox("b", 79, 45, 40, 30)]) {
            HStack {
                Part("a", 30, 20); Part("b", 40, 30)
            }
        },
        LayoutCase("row that overlaps", [LayoutBox("a", 50, 50, 30, 20), LayoutBox("b", 70, 45, 40, 30)]) {
            HStack(spacing: -10) {
                Part("a", 30, 20); Part("b", 40, 30)
            }
        },
        LayoutCase("row wider than its room", [LayoutBox("a", -20, 50, 100, 20), LayoutBox("b", 80, 50, 100, 20)]) {
            HStack(spacing: 0) {
                Part("a", 100, 20); Part("b", 100, 20)
            }
        },
        LayoutCase("column, centred", [LayoutBox("a", 65, 30, 30, 20), LayoutBox("b", 60, 60, 40, 30)]) {
            VStack(spacing: 10) {
                Part("a", 30, 20); Part("b", 40, 30)
            }
        },
        LayoutCase("column, leading", [LayoutBox("a", 60, 30, 30, 20), LayoutBox("b", 60, 60, 40, 30)]) {
            VStack(alignment: .leading, spacing: 10) {
                Part("a", 30, 20); Part("b", 40, 30)
            }
        },
        LayoutCase("column, trailing", [LayoutBox("a", 70, 30, 30, 20), LayoutBox("b", 60, 60, 40, 30)]) {
            VStack(alignment: .trailing, spacing: 10) {
                Part("a", 30, 20); Part("b", 40, 30)
            }
        },
        LayoutCase("column that overlaps", [LayoutBox("a", 65, 45, 30, 20), LayoutBox("b", 65, 55, 30, 20)]) {
            VStack(spacing: -10) {
                Part("a", 30, 20); Part("b", 30, 20)
            }
        },
        LayoutCase("column higher than its room", [LayoutBox("a", 65, -20, 30, 80), LayoutBox("b", 65, 60, 30, 80)]) {
            VStack(spacing: 0) {
                Part("a", 30, 80); Part("b", 30, 80)
            }
        },
        LayoutCase(
            "column in a row",
            [LayoutBox("a", 50, 30, 20, 60), LayoutBox("b", 80, 38, 30, 20), LayoutBox("c", 80, 62, 30, 20)]
        ) {
            HStack(spacing: 10) {
                Part("a", 20, 60)
                VStack(spacing: 4) {
                    Part("b", 30, 20); Part("c", 30, 20)
                }
            }
        },
        LayoutCase("colours share a row", [LayoutBox("a", 0, 0, 75, 120), LayoutBox("b", 85, 0, 75, 120)]) {
            HStack(spacing: 10) {
                Part("a"); Part("b")
            }
        },
        LayoutCase(
            "colours share a column",
            [LayoutBox("a", 0, 0, 160, 40), LayoutBox("b", 0, 40, 160, 40), LayoutBox("c", 0, 80, 160, 40)]
        ) {
            VStack(spacing: 0) {
                Part("a"); Part("b"); Part("c")
            }
        },
        LayoutCase("a colour takes the rest", [LayoutBox("a", 0, 50, 40, 20), LayoutBox("b", 50, 0, 110, 120)]) {
            HStack(spacing: 10) {
                Part("a", 40, 20); Part("b")
            }
        },
        LayoutCase("what is clipped keeps its width", [LayoutBox("a", 0, 40, 60, 40)]) {
            HStack(spacing: 0) {
                Part("a", 60, 40).overlay(alignment: .top) { Part("b", 20, 10) }.clipShape(Circle())
                Text("Words that would like far more room than there is beside it")
                    .frame(maxHeight: 40)
            }
        },
        LayoutCase("a colour takes the foot", [LayoutBox("a", 60, 0, 40, 20), LayoutBox("b", 0, 30, 160, 90)]) {
            VStack(spacing: 10) {
                Part("a", 40, 20); Part("b")
            }
        },
        LayoutCase("nothing takes no spacing", [LayoutBox("a", 65, 35, 30, 20), LayoutBox("b", 65, 65, 30, 20)]) {
            VStack(spacing: 10) {
                Part("a", 30, 20); EmptyView(); Part("b", 30, 20)
            }
        },
        LayoutCase("a group spreads padding", [LayoutBox("a", 55, 50, 20, 20), LayoutBox("b", 85, 50, 20, 20)]) {
            HStack(spacing: 0) {
                Group {
                    Part("a", 20, 20); Part("b", 20, 20)
                }.padding(5)
            }
        },
    ]
}
