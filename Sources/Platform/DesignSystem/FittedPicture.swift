package import Foundation
package import SwiftUI

/// A picture from the network at its own size, smaller where there is less room; where there is none, its alternative.
package struct FittedPicture: View {
    private let url: URL
    private let alternative: String
    private let width: CGFloat?
    private let maximumHeight: CGFloat?

    /// `width` is what is wanted in place of the picture's own, in points.
    package init(url: URL, alternative: String, width: CGFloat? = nil, maximumHeight: CGFloat? = nil) {
        self.url = url
        self.alternative = alternative
        self.width = width
        self.maximumHeight = maximumHeight
    }

    package var body: some View {
        picture
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(alternative)
            .accessibilityHidden(alternative.isEmpty)
    }

    @ViewBuilder private var picture: some View {
        if let width {
            loaded { $0.resizable().accessibilityLabel(alternative).scaledToFit() }
                .frame(maxWidth: width)
        } else if let maximumHeight {
            loaded { fitted($0) }
                .frame(maxHeight: maximumHeight)
        } else {
            loaded { fitted($0) }
        }
    }

    private func loaded(@ViewBuilder _ draw: @escaping (Image) -> some View) -> some View {
        AsyncImage(url: url) { phase in
            switch phase {
            case .success(let image): draw(image)
            case .empty: waiting
            default: words
            }
        }
    }

    /// A browser makes a picture no wider than its column by itself, and no higher than its frame.
    private func fitted(_ image: Image) -> some View {
        #if canImport(WebUI)
        image.accessibilityLabel(alternative)
        #else
        ViewThatFits {
            image
            image.resizable().scaledToFit()
        }
        #endif
    }

    /// A browser writes the alternative where it cannot draw the picture; behind one that lets light through it would
    /// be seen.
    @ViewBuilder private var waiting: some View {
        #if canImport(WebUI)
        EmptyView()
        #else
        words
        #endif
    }

    private var words: some View {
        Text(verbatim: alternative).font(.footnote).foregroundStyle(.secondary)
    }
}

/// Where files of the server are, by their paths: beside the page on the web, at the server's address on a phone.
nonisolated private struct FileAddressKey: EnvironmentKey {
    static let defaultValue: @Sendable (String) -> URL? = { URL(string: $0) }
}

nonisolated extension EnvironmentValues {
    /// The address of a file that is at a path of the server.
    package var fileAddress: @Sendable (String) -> URL? {
        get { self[FileAddressKey.self] }
        set { self[FileAddressKey.self] = newValue }
    }
}
