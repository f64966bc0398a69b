public import Foundation

/// How far the loading of a picture is.
public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)

    /// The picture, once it is there.
    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }

    /// Why there is none.
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// A picture from the network.
///
/// The browser loads it; the placeholder stands behind it until then, and stays when there is no such picture.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let content: (AsyncImagePhase) -> Content

    /// A picture drawn differently in each phase.
    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.content = content
    }

    /// A picture with something in its place until it is there.
    public init<I: View, P: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// What it is made of.
    public var body: some View {
        HTMLElement("span", draw: { $0.classes = ["async-image"] }) {
            HTMLElement("span", draw: { $0.classes = ["async-placeholder"] }) { content(.empty) }
            if let url = url?.safeSource {
                HTMLElement("span", draw: { $0.classes = ["async-content"] }) {
                    content(.success(Image(url: url)))
                }
            }
        }
    }
}

extension URL {
    /// The address as it may stand in a page: only what is fetched over TLS, or from this server.
    package var safeSource: String? {
        guard let scheme else { return host() == nil ? absoluteString : nil }
        return scheme.lowercased() == "https" ? absoluteString : nil
    }
}

extension AsyncImage where Content == Image {
    /// A picture at its own size.
    public init(url: URL?, scale: CGFloat = 1) {
        self.init(url: url) { phase in phase.image ?? Image(systemName: "photo") }
    }
}
