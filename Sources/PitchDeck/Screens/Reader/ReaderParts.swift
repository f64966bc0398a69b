import DesignSystem
import Foundation
import PitchDeckDomain
import SwiftUI

/// A page as wide as there is room, or wider and then moved sideways; what is too high the reader scrolls.
struct ReaderPage: View {
    let visit: DeckVisit
    /// `nil` while it is not drawn.
    let page: DeckPage?
    let number: Int
    let zoom: Double
    @Environment(\.words) private var words
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.fileAddress) private var fileAddress

    /// Points that a page without zoom has on a phone, and at most elsewhere.
    private var usualWidth: CGFloat { sizeClass == .compact ? 360 : 1_068 }

    var body: some View {
        if zoom > 1 {
            ScrollView(.horizontal) { picture.frame(width: usualWidth * zoom) }
        } else {
            picture
        }
    }

    private var picture: some View {
        FramedPicture(
            isWaiting: page == nil,
            url: page == nil ? nil : fileAddress(visit.path(page: number, .large)),
            ratio: ratio
        )
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(label)
        .id(number)
    }

    private var label: String {
        let place = words("reader.page", words.figure(number), words.figure(visit.deck.pageCount))
        guard let text = page?.text, !text.isEmpty else { return place }
        return place + ". " + text
    }

    private var ratio: CGFloat {
        let size = page ?? visit.deck.pages.first
        guard let size, size.height > 0 else { return 16 / 9 }
        return CGFloat(size.width) / CGFloat(size.height)
    }
}

/// A picture in a frame of its proportion, which is there before it.
struct FramedPicture: View {
    /// Whether what it is of is still being made.
    var isWaiting = false
    let url: URL?
    let ratio: CGFloat
    var isChosen = false
    @Environment(\.words) private var words

    var body: some View {
        Rectangle()
            .fill(PitchDeckPalette.card)
            .overlay {
                AsyncImage(url: url) { image in
                    image.resizable().scaledToFit()
                } placeholder: {
                    Rectangle().fill(PitchDeckPalette.card)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            .overlay { if isWaiting { waiting } }
            .clipShape(RoundedRectangle(cornerRadius: Radius.small))
            .overlay {
                RoundedRectangle(cornerRadius: Radius.small)
                    .stroke(isChosen ? PitchDeckPalette.accent : PitchDeckPalette.line, lineWidth: isChosen ? 3 : 1)
            }
            .aspectRatio(ratio, contentMode: .fit)
            .fixedSize(horizontal: false, vertical: true)
    }

    /// Large text has no room in a small frame.
    private var waiting: some View {
        ViewThatFits {
            ProgressView(words("reader.drawing")).padding(Spacing.icon)
            ProgressView().accessibilityLabel(words("reader.drawing"))
        }
    }
}

/// Which page it is, and the ways to the others.
struct ReaderBar: View {
    let model: DeckReaderModel
    @Environment(\.words) private var words

    var body: some View {
        HStack(spacing: Spacing.row) {
            Button {
                model.previousTapped()
            } label: {
                Label(
                    words("reader.previous"),
                    systemImage: words.language.isMirrored ? "chevron.right" : "chevron.left"
                )
                .labelStyle(.iconOnly)
            }
            .keyboardShortcut(words.language.isMirrored ? .rightArrow : .leftArrow, modifiers: [])
            .buttonStyle(LedgerButtonStyle(isProminent: false))
            .disabled(model.page <= 1)
            Text(verbatim: words.place(in: model))
                .font(.subheadline)
                .monospacedDigit()
                .frame(maxWidth: .infinity)
            Button {
                model.nextTapped()
            } label: {
                Label(words("reader.next"), systemImage: words.language.isMirrored ? "chevron.left" : "chevron.right")
                    .labelStyle(.iconOnly)
            }
            .keyboardShortcut(words.language.isMirrored ? .leftArrow : .rightArrow, modifiers: [])
            .buttonStyle(LedgerButtonStyle())
            .disabled(model.page >= model.pageCount)
        }
        .onKeyPress(keys: [.home, .end, .pageUp, .pageDown]) { press in
            keyPressed(press.key)
            return .handled
        }
    }

    /// As in other readers of such files.
    private func keyPressed(_ key: KeyEquivalent) {
        switch key {
        case .home: model.turn(to: 1)
        case .end: model.turn(to: model.pageCount)
        case .pageUp: model.previousTapped()
        default: model.nextTapped()
        }
    }
}

extension PitchDeckWords {
    /// As in “Page 2 of 9”.
    func place(in model: DeckReaderModel) -> String { self("reader.page", figure(model.page), figure(model.pageCount)) }
}

/// What stands on the page, and a field that finds words in the deck.
struct ReaderWords: View {
    @Bindable var model: DeckReaderModel
    @Environment(\.words) private var words

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.row) {
            HStack(spacing: Spacing.icon) {
                TextField(words("reader.find"), text: $model.sought)
                    .textFieldStyle(.roundedBorder)
                    .onSubmit { model.findTapped() }
                Button(words("reader.find.next")) { model.findTapped() }
                    .buttonStyle(LedgerButtonStyle(isProminent: false))
            }
            if let miss = model.miss {
                Text(verbatim: words(miss == .soFar ? "reader.find.reading" : "reader.find.nothing"))
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            if let text = model.shownPage?.text, !text.isEmpty {
                DisclosureGroup(words("reader.text"), isExpanded: $model.showsText) {
                    Text(verbatim: text)
                        .font(.body)
                        .frame(maxWidth: .infinity, alignment: .leading)
                }
            }
        }
    }
}

/// All pages, small.
struct PageGrid: View {
    let visit: DeckVisit
    let shown: Int
    let onChoose: (Int) -> Void
    @Environment(\.words) private var words
    @Environment(\.fileAddress) private var fileAddress

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: Spacing.row)], spacing: Spacing.row) {
                ForEach(visit.deck.pages) { page in
                    Button {
                        onChoose(page.number)
                    } label: {
                        thumbnail(page)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(
                        words("reader.page", words.figure(page.number), words.figure(visit.deck.pageCount))
                    )
                    .accessibilityAddTraits(page.number == shown ? .isSelected : [])
                }
            }
            .padding(Spacing.section)
        }
    }

    private func thumbnail(_ page: DeckPage) -> some View {
        VStack(spacing: Spacing.inline) {
            FramedPicture(
                url: fileAddress(visit.path(page: page.number, .small)),
                ratio: CGFloat(max(page.width, 1)) / CGFloat(max(page.height, 1)),
                isChosen: page.number == shown
            )
            Text(verbatim: words.figure(page.number)).font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// The next pages, fetched before they are turned to.
struct UpcomingPages: View {
    let visit: DeckVisit
    let after: Int
    @Environment(\.fileAddress) private var fileAddress

    private static let count = 3

    var body: some View {
        HStack(spacing: 0) {
            ForEach(visit.deck.pages.filter { (after + 1...after + Self.count).contains($0.number) }) { page in
                AsyncImage(url: fileAddress(visit.path(page: page.number, .large))) { image in
                    image.resizable()
                } placeholder: {
                    EmptyView()
                }
                .frame(width: 1, height: 1)
            }
        }
        .opacity(0)
        .accessibilityHidden(true)
    }
}
