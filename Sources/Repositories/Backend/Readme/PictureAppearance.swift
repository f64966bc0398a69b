import Foundation
import RepositoriesDomain

/// The pages that a picture is for, as GitHub reads it from the end of its address.
enum PictureAppearance: String, CaseIterable {
    case light, dark

    var fragment: String { "#gh-\(rawValue)-mode-only" }

    init?(fragmentOf address: String) {
        guard let found = Self.allCases.first(where: { address.hasSuffix($0.fragment) }) else { return nil }
        self = found
    }
}

/// The addresses that a `<picture>` has for light pages and for dark ones.
struct PictureSources {
    private var addresses: [PictureAppearance: URL] = [:]

    /// Reads a `<source>`, of whose pictures of several sizes the first is taken.
    mutating func read(_ tag: HTMLTag, links: ReadmeLinks) {
        guard let media = tag.attributes["media"], media.contains("prefers-color-scheme"),
            let appearance = PictureAppearance.allCases.first(where: { media.contains($0.rawValue) }),
            let first = tag.attributes["srcset"]?.split(whereSeparator: \.isWhitespace).first
        else { return }
        let address = first.hasSuffix(",") ? first.dropLast() : first
        if addresses[appearance] == nil { addresses[appearance] = links.image(String(address)) }
    }

    /// What its `<img>` shows, whose own address is for what no source is for.
    mutating func addresses(default url: URL?) -> (light: URL?, dark: URL?) {
        defer { addresses = [:] }
        guard let light = addresses[.light] ?? url else { return (addresses[.dark], nil) }
        let dark = addresses[.dark] ?? url
        return (light, dark == light ? nil : dark)
    }
}

/// A picture for light pages or for dark ones only, with the link it is in.
private struct OnePicture {
    var url: URL
    var alternative: String
    var size: Readme.PictureSize?
    var link: URL?
    var appearance: PictureAppearance

    init?(_ url: URL, _ alternative: String, _ size: Readme.PictureSize?, _ dark: URL?, link: URL? = nil) {
        guard dark == nil, let appearance = PictureAppearance(fragmentOf: url.absoluteString),
            let bare = URL(string: String(url.absoluteString.dropLast(appearance.fragment.count)))
        else { return nil }
        (self.url, self.alternative, self.size, self.link) = (bare, alternative, size, link)
        self.appearance = appearance
    }

    init?(_ inline: Readme.Inline) {
        switch inline {
        case .image(let url, let alternative, let size, let dark): self.init(url, alternative, size, dark)
        case .link(let link, let content):
            guard content.count == 1, var picture = OnePicture(content[0]), picture.link == nil else { return nil }
            picture.link = link
            self = picture
        default: return nil
        }
    }

    init?(_ block: Readme.Block) {
        guard case .image(let url, let alternative, let link, let size, let dark) = block else { return nil }
        self.init(url, alternative, size, dark, link: link)
    }

    /// Both as one; `nil` where they are no pair.
    func pair(with other: OnePicture) -> (light: OnePicture, dark: URL)? {
        guard appearance != other.appearance, link == other.link else { return nil }
        return appearance == .light ? (self, other.url) : (other, url)
    }
}

extension [Readme.Inline] {
    /// The same, where two pictures beside each other, for light pages and for dark ones, are one.
    func pairingAppearances() -> [Readme.Inline] {
        var result: [Readme.Inline] = []
        /// The last picture that still is for one kind of pages, with nothing but blanks behind it.
        var last: (place: Int, picture: OnePicture)?
        for inline in map({ $0.pairingAppearances() }) {
            let picture = OnePicture(inline)
            if let last, let (light, dark) = picture.flatMap({ last.picture.pair(with: $0) }) {
                result.removeSubrange(last.place...)
                let both = Readme.Inline.image(
                    light.url,
                    alternative: light.alternative,
                    size: light.size,
                    dark: dark
                )
                result.append(light.link.map { .link($0, [both]) } ?? both)
            } else {
                result.append(inline)
            }
            if !inline.isBlank { last = picture.map { (result.count - 1, $0) } }
        }
        return result
    }
}

extension Readme.Inline {
    fileprivate var isBlank: Bool {
        switch self {
        case .text(let text): text.allSatisfy(\.isWhitespace)
        case .lineBreak: true
        default: false
        }
    }

    fileprivate func pairingAppearances() -> Readme.Inline {
        switch self {
        case .link(let url, let content): .link(url, content.pairingAppearances())
        case .emphasis(let content): .emphasis(content.pairingAppearances())
        case .strong(let content): .strong(content.pairingAppearances())
        case .strikethrough(let content): .strikethrough(content.pairingAppearances())
        case .text, .code, .image, .lineBreak: self
        }
    }
}

extension [Readme.Block] {
    /// The same, where two pictures below each other, for light pages and for dark ones, are one.
    func pairingAppearances() -> [Readme.Block] {
        reduce(into: []) { result, block in
            guard
                let (light, dark) = result.last.flatMap({ OnePicture($0) })
                    .flatMap({ last in OnePicture(block).flatMap { last.pair(with: $0) } })
            else {
                result.append(block)
                return
            }
            result[result.count - 1] = .image(
                url: light.url,
                alternative: light.alternative,
                link: light.link,
                size: light.size,
                dark: dark
            )
        }
    }
}
