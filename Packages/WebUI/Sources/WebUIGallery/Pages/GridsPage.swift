import SwiftUI

/// Rows and columns.
struct GridsPage: View {
    var body: some View {
        Specimens {
            Specimen("Grid") {
                Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 10) {
                    GridRow {
                        Text("Language").bold()
                        Text("Stars").bold()
                        Text("Since").bold()
                    }
                    Divider()
                    GridRow {
                        Text("Swift"); Text("69k"); Text("2014")
                    }
                    GridRow {
                        Text("Rust"); Text("101k"); Text("2010")
                    }
                    GridRow {
                        Text("Together").gridCellColumns(2); Text("–")
                    }
                }
            }
            Specimen("Adaptive columns") {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 64))], spacing: 8) {
                    ForEach(0..<14) { NumberTile($0) }
                }
            }
            Specimen("Fixed and flexible columns") {
                LazyVGrid(columns: [GridItem(.fixed(96)), GridItem(.flexible()), GridItem(.flexible())]) {
                    ForEach(0..<6) { NumberTile($0) }
                }
            }
            Specimen("Rows that run sideways") {
                ScrollView(.horizontal) {
                    LazyHGrid(rows: [GridItem(.fixed(56)), GridItem(.fixed(56))]) {
                        ForEach(0..<24) { NumberTile($0).frame(width: 56) }
                    }
                }
                .frame(height: 124)
            }
        }
    }
}

/// A number on a colour of its own.
struct NumberTile: View {
    let number: Int

    init(_ number: Int) { self.number = number }

    var body: some View {
        Text("\(number + 1)")
            .font(.headline)
            .foregroundStyle(.black)
            .frame(maxWidth: .infinity, minHeight: 56)
            .background(
                Color(hue: Double(number) / 24, saturation: 0.45, brightness: 0.95),
                in: RoundedRectangle(cornerRadius: 12)
            )
    }
}
