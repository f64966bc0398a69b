import DesignSystem
import Foundation
import RepositoriesDomain
import SwiftUI
import WebUIOptimistic

/// A picture of a README at the size it has or is given, never wider than its column.
struct ReadmePicture: View {
    let url: URL
    let alternative: String
    var link: URL?
    var size: Readme.PictureSize?
    /// What takes its place on a dark page.
    let dark: URL?
    private var place = Place.column

    /// Where it stands; in a row none is so large that the others are out of sight.
    private enum Place {
        case column, row, text

        var height: CGFloat { self == .row ? 240 : .infinity }
        var width: CGFloat { self == .row ? 320 : Spacing.columnWidth }
    }

    init(url: URL, alternative: String, link: URL? = nil, size: Readme.PictureSize? = nil, dark: URL? = nil) {
        self.url = url
        self.alternative = alternative
        self.link = link
        self.size = size
        self.dark = dark
    }

    /// The same beside others in a row.
    var inRow: ReadmePicture { placed(.row) }

    /// The same among words, which do not say how wide it is.
    var inText: ReadmePicture { placed(.text) }

    private func placed(_ place: Place) -> ReadmePicture {
        var copy = self
        copy.place = place
        return copy
    }

    /// The same at the leading edge of a column, which is not to be as narrow as a picture in it.
    var inColumn: some View { frame(maxWidth: .infinity, alignment: .leading) }

    var body: some View {
        if let link {
            Link(destination: link) { picture }
                .accessibilityLabel(alternative.isEmpty ? link.absoluteString : alternative)
        } else {
            picture
        }
    }

    @ViewBuilder private var picture: some View {
        if let dark {
            ZStack {
                drawn(url).optimisticShown(in: .light)
                drawn(dark).optimisticShown(in: .dark)
            }
        } else {
            drawn(url)
        }
    }

    @ViewBuilder private func drawn(_ url: URL) -> some View {
        if let width, place != .column {
            FittedPicture(url: url, alternative: alternative, width: width)
                .frame(width: min(width, place.width))
        } else {
            FittedPicture(url: url, alternative: alternative, width: width, maximumHeight: maximumHeight)
        }
    }

    /// Whether it is known to be no larger than a few lines of words.
    var isSmall: Bool {
        guard let wanted = size?.width ?? size?.height else { return false }
        return wanted <= 64
    }

    private var width: CGFloat? {
        size.flatMap { size in size.width ?? size.part.map { $0 * Spacing.columnWidth } }.map { CGFloat($0) }
    }

    private var maximumHeight: CGFloat? {
        let height = min(size?.height.map { CGFloat($0) } ?? .infinity, place.height)
        return height.isFinite ? height : nil
    }
}

/// Running text, and the pictures in it, such as a line of badges.
struct ReadmeParagraph: View {
    let inlines: [Readme.Inline]

    var body: some View {
        if inlines.contains(where: \.hasPicture) {
            ReadmeFlow(inlines: inlines).font(.body)
        } else {
            ReadmeText(inlines).text
                .font(.body)
                .textSelection(.enabled)
        }
    }
}
