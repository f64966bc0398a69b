import SwiftUI

/// The list of pages and the page chosen from it.
struct GalleryView: View {
    @Bindable var model: GalleryModel
    @Binding var delay: Duration

    var body: some View {
        NavigationSplitView(preferredCompactColumn: column) {
            GalleryList(page: $model.page, delay: $delay)
        } detail: {
            if let page = model.page {
                page.content
                    .id(page)
                    .navigationTitle(page.title)
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar { ToolbarItem(placement: .topBarTrailing) { LatencyDial(delay: $delay) } }
            } else {
                GalleryWelcome()
            }
        }
    }

    private var column: Binding<NavigationSplitViewColumn> {
        Binding {
            model.isPageInFront ? .detail : .sidebar
        } set: { column in
            model.isPageInFront = column == .detail
        }
    }
}

/// The pages by subject.
private struct GalleryList: View {
    @Binding var page: GalleryPage?
    @Binding var delay: Duration

    var body: some View {
        List(selection: $page) {
            Section {
                Picker("Latency", selection: $delay) {
                    ForEach([0, 100, 300, 1000], id: \.self) { milliseconds in
                        Text("\(milliseconds)").tag(Duration.milliseconds(milliseconds))
                    }
                }
                .pickerStyle(.segmented)
            } header: {
                Text("Milliseconds each frame is late")
            }
            ForEach(GalleryPage.Part.allCases) { part in
                Section(part.title) {
                    ForEach(part.pages) { page in
                        NavigationLink(value: page) { Label(page.title, systemImage: page.symbol) }
                    }
                }
            }
        }
        .listStyle(.insetGrouped)
        .navigationTitle("Gallery")
    }
}

/// The room beside the list before a page is chosen.
private struct GalleryWelcome: View {
    var body: some View {
        ContentUnavailableView(
            "Everything WebUI can draw",
            systemImage: "square.grid.2x2",
            description: Text("Choose a page, and set how slow the line is.")
        )
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
