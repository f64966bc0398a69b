import DesignSystem
import DiscoveryDomain
import FindieDomain
import Foundation
import SwiftUI

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// The wishlist as a grid of covers or a list, with what is new on top.
struct WishlistView: View {
    @Bindable var model: WishlistModel
    let onOpen: (String) -> Void
    let onEdit: (Wish) -> Void
    let onExport: () -> Void
    let onSync: () -> Void
    let onDiscover: () -> Void
    @State private var isImporting = false

    var body: some View {
        content
            .modifier(ScreenGround())
            .navigationTitle(words("findie.tab.wishlist"))
            .toolbar {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    if !model.wishes.isEmpty { layout }
                    Menu {
                        Button(words("findie.wish.export"), action: onExport)
                            .disabled(model.wishes.isEmpty)
                        Button(words("findie.wish.import")) { isImporting = true }
                        Button(words("findie.sync.title"), action: onSync)
                    } label: {
                        Label(words("findie.wish.file"), systemImage: "ellipsis.circle")
                    }
                }
            }
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json, .commaSeparatedText]) { result in
                Task { await read(result) }
            }
            .alert(words("findie.wish.imported"), isPresented: isReported) {
                Button(words("findie.action.ok"), role: .cancel) {}
            } message: {
                Text(verbatim: model.reported)
            }
            .modifier(FindieProblemAlert(problem: $model.problem))
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading: ScrollView { SkeletonRows(count: 6).padding(Spacing.section) }
        case .failed(let error): FindieFailureView(error: error) { Task { await model.retryTapped() } }
        case .loaded where model.wishes.isEmpty:
            EmptyState(
                systemImage: "bookmark",
                title: words("findie.wish.empty.title"),
                message: words("findie.wish.empty.message")
            ) {
                Button(words("findie.wish.empty.go"), action: onDiscover).buttonStyle(.borderedProminent)
                Button(words("findie.sync.title"), action: onSync).frame(minHeight: 44)
            }
        case .loaded: loaded
        }
    }

    private var layout: some View {
        let other: WishlistModel.Layout = model.layout == .grid ? .list : .grid
        return Button {
            model.layout = other
        } label: {
            Label(
                words("findie.wish.layout.\(other.rawValue)"),
                systemImage: other == .list ? "list.bullet" : "square.grid.2x2"
            )
        }
    }

    private var loaded: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.section) {
                if !model.news.isEmpty { WishNewsSection(model: model, onOpen: onOpen) }
                choices
                if model.sorted.isEmpty {
                    Text(words("findie.wish.part.none")).foregroundStyle(.secondary)
                }
                if model.layout == .grid { grid } else { list }
            }
            .padding(Spacing.section)
            .frame(maxWidth: 960)
            .frame(maxWidth: .infinity)
        }
    }

    @ViewBuilder private var choices: some View {
        Picker(words("findie.wish.order"), selection: $model.order) {
            ForEach(WishlistModel.Order.allCases, id: \.self) { order in
                Text(words("findie.wish.order.\(order.rawValue)")).tag(order)
            }
        }
        .pickerStyle(.segmented)
        Picker(words("findie.wish.part"), selection: $model.part) {
            ForEach(WishlistModel.Part.allCases, id: \.self) { part in
                Text(words("findie.wish.part.\(part.rawValue)")).tag(part)
            }
        }
        .pickerStyle(.menu)
        .frame(minHeight: 44)
    }

    private var grid: some View {
        LazyVGrid(
            columns: [GridItem(.adaptive(minimum: 150), spacing: Spacing.section, alignment: .top)],
            spacing: Spacing.group
        ) {
            ForEach(model.sorted) { wish in
                WishTile(wish: wish, onOpen: { onOpen(wish.id) }) { menu(wish) }
            }
        }
    }

    private var list: some View {
        LazyVStack(spacing: Spacing.row) {
            ForEach(model.sorted) { wish in
                WishRow(wish: wish, onOpen: { onOpen(wish.id) }) { menu(wish) }
            }
        }
    }

    private func menu(_ wish: Wish) -> WishMenu {
        WishMenu(wish: wish, onEdit: { onEdit(wish) }, onRemove: { model.remove(wish) })
    }

    private var isReported: Binding<Bool> {
        Binding {
            model.report != nil
        } set: { isShown in
            if !isShown { model.report = nil }
        }
    }

    private func read(_ result: Result<URL, any Error>) async {
        // Nothing chosen, or a file that went away meanwhile: there is nothing to add.
        guard let url = try? result.get(), let data = try? Data(contentsOf: url) else { return }
        await model.imported(String(decoding: data, as: UTF8.self))
    }
}

/// The wishes with something new since the person looked last.
struct WishNewsSection: View {
    let model: WishlistModel
    let onOpen: (String) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.icon) {
            Text(words("findie.wish.news"))
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            ForEach(model.news, id: \.id) { entry in
                // One that was taken off meanwhile is no news.
                if let wish = model.wishes.first(where: { $0.id == entry.id }) { row(wish, entry.news) }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(Spacing.row)
        .background(FindiePalette.tinted, in: RoundedRectangle(cornerRadius: 14))
    }

    private func row(_ wish: Wish, _ news: [WishNews]) -> some View {
        Button {
            onOpen(wish.id)
        } label: {
            HStack(spacing: Spacing.row) {
                CoverTile(game: wish.game, width: 72)
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: wish.game.title)
                        .font(.subheadline)
                        .fontWeight(.semibold)
                        .lineLimit(2)
                    ForEach(news, id: \.self) { WishMark(news: $0) }
                }
                Spacer(minLength: 0)
                Image(systemName: "chevron.right").foregroundStyle(.secondary)
            }
            .frame(minHeight: 44)
        }
        .buttonStyle(.plain)
    }
}
