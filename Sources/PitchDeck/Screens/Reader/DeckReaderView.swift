import DesignSystem
import Foundation
import PitchDeckDomain
import SwiftUI

/// A deck over the whole screen.
struct DeckReaderView: View {
    @State private var model: DeckReaderModel
    private let onClose: () -> Void
    @Environment(\.words) private var words
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.fileAddress) private var fileAddress
    @Environment(\.scenePhase) private var scenePhase

    init(model: DeckReaderModel, onClose: @escaping () -> Void) {
        _model = State(initialValue: model)
        self.onClose = onClose
    }

    private var device: DeviceClass { sizeClass == .compact ? .phone : .desk }

    var body: some View {
        NavigationStack {
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(PitchDeckPalette.ground)
                .navigationTitle(model.visit?.title ?? words("reader.title"))
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button(words("action.close"), action: onClose) }
                    ToolbarItemGroup(placement: .topBarTrailing) { tools }
                }
        }
        .background(PitchDeckPalette.ground)
        .task { await model.appeared(on: device) }
        .task(id: model.visit?.id) { await model.followDrawing() }
        .task(id: measured) { if scenePhase == .active { await model.measure() } }
        .onChange(of: model.page) { AccessibilityNotification.Announcement(words.place(in: model)).post() }
    }

    /// Another page of the same visit begins another measuring, and so does coming back to it.
    private var measured: [String] {
        [model.visit?.id.text ?? "", String(model.page), scenePhase == .active ? "seen" : "unseen"]
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .loading: SkeletonRows(count: 4).padding(Spacing.section)
        case .locked(let isWrong): ReaderGate(model: model, isWrong: isWrong, device: device)
        case .asked(let entry): AddressGate(model: model, entry: entry, device: device)
        case .failed(.linkGone):
            EmptyState(
                systemImage: "link",
                title: words("reader.gone.title"),
                message: words("reader.gone.message")
            )
        case .failed(.notFound):
            EmptyState(
                systemImage: "doc",
                title: words("reader.none.title"),
                message: words("reader.none.message")
            )
        case .failed(let error): StartupFailure(error: error) { Task { await model.retryTapped(on: device) } }
        case .open(let visit): pages(of: visit)
        }
    }

    @ViewBuilder private var tools: some View {
        if let visit = model.visit {
            Button {
                model.zoomTapped(-1)
            } label: {
                Label(words("reader.smaller"), systemImage: "minus.magnifyingglass")
            }
            .disabled(model.zoom == DeckReaderModel.zooms.first)
            Button {
                model.zoomTapped(1)
            } label: {
                Label(words("reader.larger"), systemImage: "plus.magnifyingglass")
            }
            .disabled(model.zoom == DeckReaderModel.zooms.last)
            Button {
                model.isListing.toggle()
            } label: {
                Label(words("reader.pages"), systemImage: "square.grid.2x2")
            }
            if let url = visit.downloadPath.flatMap(fileAddress) {
                Link(destination: url) {
                    Label(words("reader.download"), systemImage: "arrow.down.circle")
                        .labelStyle(.iconOnly)
                        .frame(width: 44, height: 44)
                }
            }
        }
    }

    @ViewBuilder
    private func pages(of visit: DeckVisit) -> some View {
        if case .failed(let reason) = visit.deck.state, visit.deck.pages.isEmpty {
            EmptyState(
                systemImage: "exclamationmark.triangle",
                title: words("reader.broken"),
                message: words("field.deck") + ": " + words.reason(reason)
            )
        } else if model.isListing {
            PageGrid(visit: visit, shown: model.page) { model.turn(to: $0) }
        } else {
            ScrollView {
                VStack(alignment: .leading, spacing: Spacing.section) {
                    ReaderPage(visit: visit, page: model.shownPage, number: model.page, zoom: model.zoom)
                        .gesture(swipe)
                    ReaderBar(model: model)
                    ReaderWords(model: model)
                    notes(of: visit)
                    UpcomingPages(visit: visit, after: model.page)
                }
                .padding(Spacing.section)
                .frame(maxWidth: 1_100)
                .frame(maxWidth: .infinity)
            }
        }
    }

    private var swipe: some Gesture {
        DragGesture(minimumDistance: 30)
            .onEnded { value in
                guard model.zoom == 1, abs(value.translation.width) > 60 else { return }
                let isForward = (value.translation.width < 0) != words.language.isMirrored
                if isForward { model.nextTapped() } else { model.previousTapped() }
            }
    }

    /// What the founder sees of the reading.
    private func seen(of visit: DeckVisit) -> String {
        visit.address.isEmpty ? "reader.measured" : visit.isMeasured ? "reader.known.measured" : "reader.known"
    }

    @ViewBuilder
    private func notes(of visit: DeckVisit) -> some View {
        if visit.isPreview {
            Text(verbatim: words("reader.preview")).font(.footnote).foregroundStyle(.secondary)
        } else {
            if visit.isMeasured || !visit.address.isEmpty {
                Text(verbatim: words(seen(of: visit))).font(.footnote).foregroundStyle(.secondary)
            }
            if let entry = model.entry {
                WorkspaceCard(entry: entry, stages: model.stages) { stage, note in
                    Task { await model.noteSaved(stage, note) }
                }
            } else if case .startup = model.door {
                Button(words("workspace.save")) { Task { await model.saveTapped() } }
                    .buttonStyle(LedgerButtonStyle(isProminent: false))
            }
        }
    }
}
