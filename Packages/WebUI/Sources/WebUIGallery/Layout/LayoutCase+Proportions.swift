import SwiftUI

extension LayoutCase {
    static let proportions: [LayoutCase] = [
        LayoutCase("two to one, fitting", [LayoutBox("a", 0, 20, 160, 80)]) {
            Part("a").aspectRatio(2, contentMode: .fit)
        },
        LayoutCase("square, fitting", [LayoutBox("a", 20, 0, 120, 120)]) {
            Part("a").aspectRatio(1, contentMode: .fit)
        },
        LayoutCase("two to one, filling", [LayoutBox("a", -40, 0, 240, 120)]) {
            Part("a").aspectRatio(2, contentMode: .fill)
        },
        LayoutCase("square, filling", [LayoutBox("a", 0, -20, 160, 160)]) {
            Part("a").aspectRatio(1, contentMode: .fill)
        },
        LayoutCase("square of a width", [LayoutBox("a", 50, 30, 60, 60)]) {
            Part("a").aspectRatio(1, contentMode: .fit).frame(width: 60)
        },
        LayoutCase("square of a height", [LayoutBox("a", 60, 40, 40, 40)]) {
            Part("a").aspectRatio(1, contentMode: .fit).frame(height: 40)
        },
        LayoutCase("squares in a row", [LayoutBox("a", 0, 20, 80, 80), LayoutBox("b", 80, 20, 80, 80)]) {
            HStack(spacing: 0) {
                Part("a").aspectRatio(1, contentMode: .fit)
                Part("b").aspectRatio(1, contentMode: .fit)
            }
        },
        LayoutCase("priority takes all", [LayoutBox("a", 0, 0, 160, 120), LayoutBox("b", 160, 0, 0, 120)]) {
            HStack(spacing: 0) {
                Part("a").layoutPriority(1); Part("b")
            }
        },
        LayoutCase("priority leaves the least", [LayoutBox("a", 0, 0, 130, 120), LayoutBox("b", 130, 0, 30, 120)]) {
            HStack(spacing: 0) {
                Part("a").layoutPriority(1); Part("b").frame(minWidth: 30)
            }
        },
        LayoutCase("priority in a column", [LayoutBox("a", 0, 0, 160, 90), LayoutBox("b", 65, 90, 30, 30)]) {
            VStack(spacing: 0) {
                Part("a").layoutPriority(1); Part("b", 30, 30)
            }
        },
        LayoutCase("circles share a row", [LayoutBox("a", 0, 0, 75, 120), LayoutBox("b", 85, 0, 75, 120)]) {
            HStack(spacing: 10) {
                Circle().fill(.blue).accessibilityIdentifier("a"); Circle().fill(.orange).accessibilityIdentifier("b")
            }
        },
        LayoutCase("a circle beside a square", [LayoutBox("a", 0, 0, 100, 120), LayoutBox("b", 110, 35, 50, 50)]) {
            HStack(spacing: 10) {
                Circle().fill(.blue).accessibilityIdentifier("a"); Part("b", 50, 50)
            }
        },
        LayoutCase("the first that fits", [LayoutBox("a", 20, 50, 120, 20)]) {
            ViewThatFits {
                Part("b", 180, 20); Part("a", 120, 20); Part("c", 60, 20)
            }
        },
        LayoutCase("the first that is low enough", [LayoutBox("a", 50, 10, 60, 100)]) {
            ViewThatFits(in: .vertical) {
                Part("b", 60, 180); Part("a", 60, 100)
            }
        },
        LayoutCase("what fits beside another", [LayoutBox("a", 0, 50, 50, 20), LayoutBox("c", 60, 35, 100, 50)]) {
            HStack(spacing: 10) {
                ViewThatFits {
                    Part("b", 90, 20); Part("a", 50, 20)
                }
                Part("c", 100, 50)
            }
        },
        LayoutCase("the last where none fits", [LayoutBox("a", -10, 50, 180, 20)]) {
            ViewThatFits {
                Part("b", 220, 20); Part("a", 180, 20)
            }
        },
        LayoutCase("a colour of no size", [LayoutBox("a", 75, 55, 10, 10)]) { Part("a").fixedSize() },
        LayoutCase("a colour of no width", [LayoutBox("a", 75, 0, 10, 120)]) {
            Part("a").fixedSize(horizontal: true, vertical: false)
        },
        LayoutCase("fixed in spite of a limit", [LayoutBox("a", 65, 50, 30, 20)]) {
            Part("a", 30, 20).frame(maxWidth: .infinity).fixedSize()
        },
    ]

    static let grids: [LayoutCase] = [
        LayoutCase(
            "grid, centred",
            [
                LayoutBox("a", 45, 32, 20, 20), LayoutBox("b", 80, 37, 40, 10), LayoutBox("c", 40, 68, 30, 10),
                LayoutBox("d", 95, 58, 10, 30),
            ]
        ) {
            Grid(horizontalSpacing: 10, verticalSpacing: 6) {
                GridRow {
                    Part("a", 20, 20); Part("b", 40, 10)
                }
                GridRow {
                    Part("c", 30, 10); Part("d", 10, 30)
                }
            }
        },
        LayoutCase(
            "grid, top leading",
            [
                LayoutBox("a", 40, 32, 20, 20), LayoutBox("b", 80, 32, 40, 10), LayoutBox("c", 40, 58, 30, 10),
                LayoutBox("d", 80, 58, 10, 30),
            ]
        ) {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 6) {
                GridRow {
                    Part("a", 20, 20); Part("b", 40, 10)
                }
                GridRow {
                    Part("c", 30, 10); Part("d", 10, 30)
                }
            }
        },
        LayoutCase(
            "cell of two columns",
            [LayoutBox("a", 55, 45, 20, 20), LayoutBox("b", 85, 45, 20, 20), LayoutBox("c", 55, 65, 50, 10)]
        ) {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Part("a", 20, 20); Part("b", 20, 20)
                }
                GridRow { Part("c", 50, 10).gridCellColumns(2) }
            }
        },
        LayoutCase(
            "columns of fixed widths",
            [LayoutBox("a", 35, 38, 20, 20), LayoutBox("b", 95, 38, 20, 20), LayoutBox("c", 35, 62, 20, 20)]
        ) {
            LazyVGrid(columns: [GridItem(.fixed(40), spacing: 10), GridItem(.fixed(60))], spacing: 4) {
                Part("a", 20, 20)
                Part("b", 20, 20)
                Part("c", 20, 20)
            }
        },
        LayoutCase("columns that share", [LayoutBox("a", 30, 50, 20, 20), LayoutBox("b", 110, 50, 20, 20)]) {
            LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)]) {
                Part("a", 20, 20)
                Part("b", 20, 20)
            }
        },
        LayoutCase(
            "as many columns as fit",
            [LayoutBox("a", 0, 50, 50, 20), LayoutBox("b", 55, 50, 50, 20), LayoutBox("c", 110, 50, 50, 20)]
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 5)]) {
                Part("a", nil, 20)
                Part("b", nil, 20)
                Part("c", nil, 20)
            }
        },
    ]
}
