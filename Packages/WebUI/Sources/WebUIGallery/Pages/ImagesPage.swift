import Foundation
import PhotosUI
import SwiftUI

/// Symbols, and pictures that load, that never come and that do not exist.
struct ImagesPage: View {
    private static let symbols = [
        "star.fill", "heart.fill", "bolt.fill", "flame.fill", "moon.stars.fill", "sun.max.fill", "bell.fill",
        "bookmark.fill", "trophy.fill",
    ]

    /// A picture of the page itself, so that nothing is fetched from elsewhere.
    private static let picture = URL(
        string: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 100'%3E"
            + "%3Crect width='160' height='100' fill='%23312e81'/%3E%3Ccircle cx='118' cy='34' r='16' fill='%23fde68a'/%3E"
            + "%3Cpath d='M0 100 50 44 86 84 112 60 160 100Z' fill='%236366f1'/%3E%3C/svg%3E"
    )

    @State private var chosen: PhotosPickerItem?
    @State private var size: Int?

    var body: some View {
        Specimens {
            Specimen("Symbols") {
                FlowRow {
                    ForEach(Self.symbols, id: \.self) { name in
                        Label(name, systemImage: name).font(.footnote)
                    }
                }
                HStack(spacing: 20) {
                    Image(systemName: "star.fill").imageScale(.small)
                    Image(systemName: "star.fill")
                    Image(systemName: "star.fill").imageScale(.large)
                    Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(.orange)
                    Image(systemName: "star.fill").resizable().frame(width: 44, height: 44).foregroundStyle(.pink)
                }
            }
            Specimen("Loaded") { Picture(name: "Night over mountains", url: Self.picture) }
            Specimen("Missing") { Picture(name: "Nothing to load", url: nil) }
            Specimen("Broken") { Picture(name: "A broken picture", url: URL(string: "data:image/png,nothing")) }
            Specimen("Of one’s own", note: size.map { "\($0) bytes" } ?? "None chosen") {
                PhotosPicker("Choose a picture", selection: $chosen).buttonStyle(.bordered)
            }
            .task(id: chosen) { size = try? await chosen?.loadTransferable(type: Data.self)?.count }
        }
    }
}

/// A picture with a place of its own while there is none.
private struct Picture: View {
    let name: String
    let url: URL?

    var body: some View {
        AsyncImage(url: url) { image in
            image.resizable().scaledToFill().accessibilityLabel(name)
        } placeholder: {
            ZStack {
                Rectangle().fill(.fill)
                Label("No picture yet", systemImage: "photo").font(.footnote)
            }
        }
        .frame(height: 150)
        .frame(maxWidth: .infinity)
        .clipShape(RoundedRectangle(cornerRadius: 12))
    }
}
