import Foundation
import SwiftUI

/// Menus, context menus and links that share or lead away.
struct MenusPage: View {
    @State private var chosen = "Nothing yet"
    @State private var order = "Stars"

    var body: some View {
        Specimens {
            Specimen("Menu", note: chosen) {
                Menu("Actions") {
                    Button("Duplicate", systemImage: "doc.on.doc") { chosen = "Duplicated" }
                    Button("Rename", systemImage: "pencil") { chosen = "Renamed" }
                    Divider()
                    Button("Delete", systemImage: "trash", role: .destructive) { chosen = "Deleted" }
                }
                .buttonStyle(.bordered)
                Menu {
                    ForEach(["Stars", "Forks", "Name"], id: \.self) { name in
                        Button(name) { order = name }
                    }
                } label: {
                    Label("Order: \(order)", systemImage: "arrow.up.arrow.down")
                }
                Menu("Order by") {
                    Picker("Order", selection: $order) {
                        ForEach(["Stars", "Forks", "Name"], id: \.self) { Text($0) }
                    }
                }
            }
            Specimen("Context menu", note: "A long press, a right click or the menu key") {
                Label("Press and hold", systemImage: "photo")
                    .padding(20)
                    .frame(maxWidth: .infinity)
                    .background(.fill, in: RoundedRectangle(cornerRadius: 12))
                    .focusable()
                    .contextMenu {
                        Button("Copy", systemImage: "doc.on.doc") { chosen = "Copied" }
                        Button("Save", systemImage: "bookmark") { chosen = "Saved" }
                    }
            }
            Specimen("Leading away") {
                if let address = URL(string: "https://www.swift.org") {
                    Link("swift.org", destination: address)
                    ShareLink(item: address)
                }
            }
        }
    }
}
