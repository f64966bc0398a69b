import Foundation
package import RepositoriesDomain

/// Turns what a README links to into addresses that are safe to open, or nothing.
struct ReadmeLinks: Sendable {
    private let id: Repository.ID
    private let branch: String
    /// Folders from the repository's root to the README.
    private let folders: [String]
    let isMarkdown: Bool

    init(id: Repository.ID, branch: String, path: String) {
        self.id = id
        self.branch = branch
        folders = path.split(separator: "/").dropLast().map(String.init)
        let name = path.split(separator: "/").last?.lowercased() ?? ""
        let suffix = name.contains(".") ? name.split(separator: ".").last.map(String.init) ?? "" : "md"
        isMarkdown = ["md", "markdown", "mdown", "mkd", "mkdn", "mdx"].contains(suffix)
    }

    /// `https`, `http` or `mailto`; a relative one leads to the file's page on GitHub.
    func link(_ text: String) -> URL? {
        switch Destination(text) {
        case .absolute(scheme: "mailto", let address): Self.mail(address)
        case .absolute(scheme: "http", let address), .absolute(scheme: "https", let address): Self.web(address)
        case .absolute: nil
        case .fragment(let fragment): Self.web("https://github.com/\(id.fullName)#\(Self.escapedOnce(fragment))")
        case .relative(let path, let rest): Self.web(page(path) + rest)
        }
    }

    /// `https` only; a relative one leads to the file itself.
    func image(_ text: String) -> URL? {
        switch Destination(text) {
        case .absolute(scheme: "https", let address): Self.web(Self.rawFile(address) ?? address)
        case .absolute, .fragment: nil
        case .relative(let path, let rest):
            file(path).flatMap { Self.web($0 + (PictureAppearance(fragmentOf: rest)?.fragment ?? "")) }
        }
    }

    private enum Destination {
        case absolute(scheme: String, String)
        case fragment(String)
        /// The path, and the query and fragment behind it.
        case relative(String, rest: String)

        init(_ text: String) {
            // Browsers drop line breaks and tabs inside an address; a scheme must not hide behind one. A blank inside
            // is part of a name (CommonMark 0.31, 6.3).
            let clean = String(
                String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F })
            ).trimmingCharacters(in: .whitespaces).replacing(" ", with: "%20")
            let head = clean.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
            if !head.isEmpty, clean.dropFirst(head.count).first == ":" {
                self = .absolute(scheme: head.lowercased(), clean)
            } else if clean.hasPrefix("//") {
                self = .absolute(scheme: "https", "https:\(clean)")
            } else if clean.hasPrefix("#") {
                self = .fragment(String(clean.dropFirst()))
            } else {
                let path = clean.prefix { !"?#".contains($0) }
                self = .relative(String(path), rest: String(clean.dropFirst(path.count)))
            }
        }
    }

    private func page(_ path: String) -> String {
        let (parts, above) = resolved(path)
        // From …/blob/main/ two steps up lead to the repository, so that `../../issues` is its issues.
        if above == 2 || parts.isEmpty {
            return (["https://github.com/\(id.fullName)"] + parts).joined(separator: "/")
        }
        return (["https://github.com/\(id.fullName)/blob/\(Self.escaped(branch))"] + parts).joined(separator: "/")
    }

    private func file(_ path: String) -> String? {
        let parts = resolved(path).parts
        guard !parts.isEmpty else { return nil }
        let base = "https://raw.githubusercontent.com/\(id.fullName)/\(Self.escaped(branch))"
        return ([base] + parts).joined(separator: "/")
    }

    /// The parts of a path from the root, escaped, and by how many steps it leads above the root.
    private func resolved(_ path: String) -> (parts: [String], above: Int) {
        var parts = path.hasPrefix("/") ? [] : folders.map(Self.escaped)
        var above = 0
        for part in path.split(separator: "/") {
            switch part {
            case ".": break
            case "..": if parts.popLast() == nil { above += 1 }
            default: parts.append(Self.escapedOnce(part))
            }
        }
        return (parts, above)
    }

    /// The page of a picture on GitHub is not the picture.
    private static func rawFile(_ address: String) -> String? {
        let parts = address.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count > 6, parts[2].lowercased() == "github.com", parts[5] == "blob" || parts[5] == "raw" else {
            return nil
        }
        let path = parts[6...].joined(separator: "/").prefix { !"?#".contains($0) }
        let appearance = PictureAppearance(fragmentOf: address)?.fragment ?? ""
        return "https://raw.githubusercontent.com/\(parts[3])/\(parts[4])/\(path)\(appearance)"
    }

    private static func web(_ address: String) -> URL? {
        guard address.utf8.count <= 2000, let url = URL(string: address), let host = url.host(), !host.isEmpty,
            url.user() == nil, url.password() == nil
        else { return nil }
        return url
    }

    private static func mail(_ address: String) -> URL? {
        guard address.utf8.count <= 300, address.contains("@") else { return nil }
        return URL(string: address)
    }

    /// What is escaped already stays as it is.
    private static func escapedOnce(_ text: some StringProtocol) -> String {
        escaped(text.removingPercentEncoding ?? String(text))
    }

    private static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(.init(charactersIn: ";"))) ?? ""
    }
}

/// Reads GitHub-flavoured Markdown, with the HTML that READMEs use for layout, into blocks of text.
///
/// A subset of CommonMark 0.31 and the GFM spec, chosen for what READMEs contain. Every step is linear in the length
/// of the text: what can nest is capped, what looks ahead either consumes what it saw or remembers that it is not
/// there. Nothing in the result is markup; links are `https`, `http` or `mailto`, images `https`.
package struct ReadmeParser: Sendable {
    /// Longer texts are cut.
    package static let maximumBytes = 512 << 10

    private let links: ReadmeLinks

    /// `path` is the README's own, from the root of `branch`; what it links to relatively is found from there.
    package init(id: Repository.ID, branch: String, path: String = "README.md") {
        links = ReadmeLinks(id: id, branch: branch, path: path)
    }

    package func readme(from text: String) -> Readme {
        let source = MarkdownSource(text, maximumBytes: Self.maximumBytes)
        guard links.isMarkdown else {
            let text = source.tabs.code(source.lines)
            return Readme(blocks: text.isEmpty ? [] : [.code(language: nil, text)], isTruncated: source.isTruncated)
        }
        var parser = MarkdownBlocks(source, links: links)
        let blocks = parser.blocks(of: source.lines, depth: 0) + parser.notes()
        return Readme(blocks: blocks, isTruncated: source.isTruncated || parser.isTruncated)
    }
}
