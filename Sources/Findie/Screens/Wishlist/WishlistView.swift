import DesignSystem
import DiscoveryDomain
import FindieDomain
import Foundation
import SwiftUI

#if canImport(UniformTypeIdentifiers)
import UniformTypeIdentifiers
#endif

/// The wishlist as a grid of covers.
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
                Text(reported)
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
        case .loaded: grid
        }
    }

    private var grid: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.section) {
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
                if model.sorted.isEmpty {
                    Text(words("findie.wish.part.none")).foregroundStyle(.secondary)
                }
                LazyVGrid(
                    columns: [GridItem(.adaptive(minimum: 150), spacing: Spacing.section, alignment: .top)],
                    spacing: Spacing.group
                ) {
                    ForEach(model.sorted) { wish in
                        WishTile(
                            wish: wish,
                            onOpen: { onOpen(wish.id) },
                            onEdit: { onEdit(wish) },
                            onRemove: { model.remove(wish) }
                        )
                    }
                }
            }
            .padding(Spacing.section)
            .frame(maxWidth: 960)
            .frame(maxWidth: .infinity)
        }
    }

    private var isReported: Binding<Bool> {
        Binding {
            model.report != nil
        } set: { isShown in
            if !isShown { model.report = nil }
        }
    }

    private var reported: String {
        guard let report = model.report else { return "" }
        let unknown = report.unknown.isEmpty ? "" : " " + counted("findie.wish.report.unknown", report.unknown.count)
        return words("findie.wish.report", String(report.added), String(report.kept)) + unknown
    }

    private func read(_ result: Result<URL, any Error>) async {
        // Nothing chosen, or a file that went away meanwhile: there is nothing to add.
        guard let url = try? result.get(), let data = try? Data(contentsOf: url) else { return }
        await model.imported(String(decoding: data, as: UTF8.self))
    }
}

/// One wish of the grid.
struct WishTile: View {
    let wish: Wish
    let onOpen: () -> Void
    let onEdit: () -> Void
    let onRemove: () -> Void
    @Environment(\.locale) private var locale
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.inline) {
            Button(action: onOpen) { CoverTile(game: wish.game, width: 150) }
                .buttonStyle(.plain)
                .accessibilityLabel(words("findie.card.open", wish.game.title))
            HStack(alignment: .top, spacing: 0) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: wish.game.title)
                        .font(.subheadline)
                        .fontWeight(.semibold)
                        .lineLimit(2)
                    Text(verbatim: facts)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
                Menu {
                    Button(words("findie.wish.edit"), action: onEdit)
                    // Only there can it be put on Steam's list: no other program may.
                    if let store = wish.game.storeAddress.flatMap(URL.init) {
                        Button(words("findie.game.store")) { openURL(store) }
                    }
                    Button(words("findie.wish.remove"), role: .destructive, action: onRemove)
                } label: {
                    Label(words("findie.wish.more", wish.game.title), systemImage: "ellipsis")
                        .labelStyle(.iconOnly)
                        .frame(width: 44, height: 44)
                }
                .buttonStyle(.plain)
            }
            if wish.isBelowPrice {
                Label(words("findie.wish.below"), systemImage: "tag")
                    .font(.footnote)
                    .fontWeight(.semibold)
                    .foregroundStyle(Palette.success)
            }
            if !wish.note.isEmpty {
                Text(verbatim: wish.note)
                    .font(.footnote)
                    .foregroundStyle(.secondary)
                    .lineLimit(2)
            }
        }
        .frame(width: 150, alignment: .leading)
    }

    private var facts: String {
        let fit = wish.fit.map { words("findie.card.fit.badge", String($0)) }
        return [GameWords(game: wish.game, locale: locale).price, fit].compactMap(\.self).joined(separator: " · ")
    }
}

/// The note and the price of one wish.
struct WishEditorView: View {
    let wish: Wish
    let model: WishlistModel
    @State private var note: String
    @State private var dollars: String
    @State private var failure: FindieError?
    @Environment(\.dismiss) private var dismiss

    init(wish: Wish, model: WishlistModel) {
        self.wish = wish
        self.model = model
        _note = State(initialValue: wish.note)
        _dollars = State(initialValue: wish.priceBelow.map { Self.text($0) } ?? "")
    }

    var body: some View {
        NavigationStack {
            FindieForm {
                Section(words("findie.wish.note")) {
                    TextField(words("findie.wish.note.prompt"), text: $note, axis: .vertical)
                        .lineLimit(3...8)
                }
                Section {
                    TextField(words("findie.wish.price.prompt"), text: $dollars)
                        .keyboardType(.decimalPad)
                        .accessibilityLabel(words("findie.wish.price"))
                } header: {
                    Text(words("findie.wish.price"))
                } footer: {
                    Text(words(failure == nil ? "findie.wish.price.about" : "findie.wish.price.wrong"))
                        .foregroundStyle(failure == nil ? AnyShapeStyle(.secondary) : AnyShapeStyle(Palette.danger))
                }
            }
            .navigationTitle(wish.game.title)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(words("findie.action.cancel")) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button(words("findie.action.save")) { Task { await save() } }
                }
            }
        }
        .presentationDetents([.medium, .large])
    }

    private func save() async {
        let typed = dollars.trimmingCharacters(in: .whitespaces)
        let price = Self.cents(typed)
        guard typed.isEmpty || price != nil else {
            failure = .invalid(field: "priceBelow", reason: .outOfRange)
            return
        }
        failure = await model.noted(wish.id, WishNote(note: note, priceBelow: price))
        if failure == nil { dismiss() }
    }

    private static func text(_ cents: Int) -> String {
        cents % 100 == 0 ? String(cents / 100) : "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    }

    /// "9.99", "9,99" or "9" as cents; `nil` for anything else.
    static func cents(_ text: String) -> Int? {
        let parts = text.replacing(",", with: ".").split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), parts.allSatisfy({ $0.allSatisfy(\.isNumber) }), let whole = Int(parts[0]),
            (0...100_000).contains(whole)
        else { return nil }
        guard parts.count == 2 else { return whole * 100 }
        let digits = parts[1].count == 1 ? parts[1] + "0" : parts[1]
        guard digits.count == 2, let rest = Int(digits) else { return nil }
        return whole * 100 + rest
    }
}

/// Hands the wishlist out as a file.
struct WishExportView: View {
    let model: WishlistModel
    @State private var isTable = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            FindieForm {
                Section {
                    Picker(words("findie.wish.export.format"), selection: $isTable) {
                        Text(words("findie.wish.export.json")).tag(false)
                        Text(words("findie.wish.export.csv")).tag(true)
                    }
                    .pickerStyle(.segmented)
                } footer: {
                    Text(words(isTable ? "findie.wish.export.csv.about" : "findie.wish.export.json.about"))
                }
                if let text = isTable ? model.csv : try? model.json() {
                    Section {
                        ShareLink(item: text, subject: Text(verbatim: isTable ? "wishlist.csv" : "wishlist.json")) {
                            Label(
                                counted("findie.wish.export.share", model.wishes.count),
                                systemImage: "square.and.arrow.up"
                            )
                        }
                    }
                }
            }
            .navigationTitle(words("findie.wish.export"))
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button(words("findie.action.close")) { dismiss() }
                }
            }
        }
        .presentationDetents([.medium])
    }
}
