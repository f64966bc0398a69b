import SwiftUI

extension LayoutCase {
    static let layers: [LayoutCase] = [
        LayoutCase("pile, centred", [LayoutBox("a", 40, 30, 80, 60), LayoutBox("b", 65, 50, 30, 20)]) {
            ZStack {
                Part("a", 80, 60); Part("b", 30, 20)
            }
        },
        LayoutCase("pile, top leading", [LayoutBox("a", 40, 30, 80, 60), LayoutBox("b", 40, 30, 30, 20)]) {
            ZStack(alignment: .topLeading) {
                Part("a", 80, 60); Part("b", 30, 20)
            }
        },
        LayoutCase("pile, bottom trailing", [LayoutBox("a", 40, 30, 80, 60), LayoutBox("b", 90, 70, 30, 20)]) {
            ZStack(alignment: .bottomTrailing) {
                Part("a", 80, 60); Part("b", 30, 20)
            }
        },
        LayoutCase("pile as large as all", [LayoutBox("a", 30, 50, 100, 20), LayoutBox("b", 70, 20, 20, 80)]) {
            ZStack {
                Part("a", 100, 20); Part("b", 20, 80)
            }
        },
        LayoutCase("pile on a colour", [LayoutBox("a", 0, 0, 160, 120), LayoutBox("b", 130, 0, 30, 20)]) {
            ZStack(alignment: .topTrailing) {
                Part("a"); Part("b", 30, 20)
            }
        },
        LayoutCase("overlay keeps the size", [LayoutBox("a", 50, 40, 60, 40), LayoutBox("b", 30, 55, 100, 10)]) {
            Part("a", 60, 40).overlay { Part("b", 100, 10) }
        },
        LayoutCase("overlay, top trailing", [LayoutBox("a", 50, 40, 60, 40), LayoutBox("b", 90, 40, 20, 10)]) {
            Part("a", 60, 40).overlay(alignment: .topTrailing) { Part("b", 20, 10) }
        },
        LayoutCase("overlay of a colour", [LayoutBox("a", 50, 40, 60, 40), LayoutBox("b", 50, 40, 60, 40)]) {
            Part("a", 60, 40).overlay { Part("b") }
        },
        LayoutCase("overlay of a column", [LayoutBox("a", 50, 40, 60, 40), LayoutBox("b", 50, 70, 60, 10)]) {
            Part("a", 60, 40).overlay {
                VStack(spacing: 0) {
                    Spacer()
                    Part("b", nil, 10)
                }
            }
        },
        LayoutCase("background larger", [LayoutBox("a", 50, 40, 60, 40), LayoutBox("b", 40, 30, 80, 60)]) {
            Part("a", 60, 40).background { Part("b", 80, 60) }
        },
        LayoutCase("background, bottom leading", [LayoutBox("a", 50, 40, 60, 40), LayoutBox("b", 50, 70, 20, 10)]) {
            Part("a", 60, 40).background(alignment: .bottomLeading) { Part("b", 20, 10) }
        },
        LayoutCase("overlay on padding", [LayoutBox("a", 70, 50, 20, 20), LayoutBox("b", 60, 40, 8, 8)]) {
            Part("a", 20, 20).padding(10).overlay(alignment: .topLeading) { Part("b", 8, 8) }
        },
        LayoutCase("overlay before padding", [LayoutBox("a", 70, 50, 20, 20), LayoutBox("b", 70, 50, 8, 8)]) {
            Part("a", 20, 20).overlay(alignment: .topLeading) { Part("b", 8, 8) }.padding(10)
        },
    ]

    static let spacers: [LayoutCase] = [
        LayoutCase("spacer between", [LayoutBox("a", 0, 50, 30, 20), LayoutBox("b", 120, 45, 40, 30)]) {
            HStack(spacing: 0) {
                Part("a", 30, 20); Spacer(); Part("b", 40, 30)
            }
        },
        LayoutCase("spacer between, with spacing", [LayoutBox("a", 0, 50, 30, 20), LayoutBox("b", 120, 45, 40, 30)]) {
            HStack(spacing: 10) {
                Part("a", 30, 20); Spacer(); Part("b", 40, 30)
            }
        },
        LayoutCase("spacer before", [LayoutBox("a", 130, 50, 30, 20)]) {
            HStack(spacing: 0) {
                Spacer(); Part("a", 30, 20)
            }
        },
        LayoutCase("spacer below", [LayoutBox("a", 65, 0, 30, 20)]) {
            VStack(spacing: 0) {
                Part("a", 30, 20); Spacer()
            }
        },
        LayoutCase("spacers around", [LayoutBox("a", 65, 50, 30, 20)]) {
            VStack(spacing: 0) {
                Spacer(); Part("a", 30, 20); Spacer()
            }
        },
        LayoutCase("three spacers share", [LayoutBox("a", 40, 50, 20, 20), LayoutBox("b", 100, 50, 20, 20)]) {
            HStack(spacing: 0) {
                Spacer(); Part("a", 20, 20); Spacer(); Part("b", 20, 20); Spacer()
            }
        },
        LayoutCase("into the corner", [LayoutBox("a", 0, 0, 20, 20)]) {
            VStack(spacing: 0) {
                HStack(spacing: 0) {
                    Part("a", 20, 20); Spacer()
                }
                Spacer()
            }
        },
        LayoutCase("spacer inside modifiers", [LayoutBox("a", 10, 50, 20, 20), LayoutBox("b", 130, 50, 20, 20)]) {
            HStack(spacing: 0) {
                Part("a", 20, 20); Spacer(); Part("b", 20, 20)
            }.padding(10).background(.fill)
        },
        LayoutCase("spacer of a width", [LayoutBox("a", 35, 50, 20, 20), LayoutBox("b", 105, 50, 20, 20)]) {
            HStack(spacing: 0) {
                Part("a", 20, 20); Spacer().frame(width: 50); Part("b", 20, 20)
            }
        },
        LayoutCase("spacer at its least", [LayoutBox("a", 46, 50, 20, 20), LayoutBox("b", 94, 50, 20, 20)]) {
            HStack(spacing: 10) {
                Part("a", 20, 20); Spacer(); Part("b", 20, 20)
            }.fixedSize()
        },
        LayoutCase("a column round a fixed size in a tight row", [LayoutBox("v", 0, 50, 100, 20)]) {
            HStack(spacing: 10) {
                VStack(spacing: 0) { Part("a").frame(idealWidth: 100, idealHeight: 20).fixedSize() }
                    .accessibilityIdentifier("v")
                Text("One or two words more than fit beside it")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        },
        LayoutCase("spacer with a least length", [LayoutBox("a", 30, 50, 30, 20), LayoutBox("b", 100, 50, 30, 20)]) {
            HStack(spacing: 0) {
                Part("a", 30, 20); Spacer(minLength: 40); Part("b", 30, 20)
            }.fixedSize()
        },
    ]
}
