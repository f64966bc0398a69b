package import Foundation

/// A README as blocks that hold text only: nothing in it can become markup, script or style.
package struct Readme: Hashable, Codable, Sendable {
    package var blocks: [Block]
    /// The text was too long; the rest is on GitHub only.
    package var isTruncated: Bool

    package indirect enum Block: Hashable, Sendable {
        /// `level` 1–6.
        case heading(level: Int, [Inline])
        case paragraph([Inline])
        case code(language: String?, String)
        case quote([Block])
        case alert(Alert, [Block])
        /// Content under a title, `isOpen` or hidden at first.
        case details(summary: [Inline], isOpen: Bool, [Block])
        /// `start` is `nil` for a bullet list. Task list items carry `checked`.
        case list(start: Int?, [Item])
        case table(header: [[Inline]], alignments: [Alignment], rows: [[[Inline]]])
        /// `dark` takes its place on a dark page.
        case image(url: URL, alternative: String, link: URL?, size: PictureSize? = nil, dark: URL? = nil)
        case rule
    }

    /// What a README wants one to heed, mildest first.
    package enum Alert: String, Codable, Sendable, CaseIterable { case note, tip, important, warning, caution }

    package struct Item: Hashable, Codable, Sendable {
        package var checked: Bool?
        package var blocks: [Block]

        package init(checked: Bool? = nil, blocks: [Block]) {
            self.checked = checked
            self.blocks = blocks
        }
    }

    /// How large a README wants a picture; what it does not say is the picture's own.
    package struct PictureSize: Hashable, Codable, Sendable {
        /// In points.
        package var width: Double?
        /// Of the column's width, above 0 and at most 1.
        package var part: Double?
        /// In points.
        package var height: Double?

        package init(width: Double? = nil, part: Double? = nil, height: Double? = nil) {
            self.width = width
            self.part = part
            self.height = height
        }
    }

    package enum Alignment: String, Codable, Sendable, CaseIterable { case leading, center, trailing }

    package indirect enum Inline: Hashable, Sendable {
        case text(String)
        case code(String)
        case emphasis([Inline])
        case strong([Inline])
        case strikethrough([Inline])
        /// `https`, `http` or `mailto` only.
        case link(URL, [Inline])
        /// `https` only; `dark` takes its place on a dark page.
        case image(URL, alternative: String, size: PictureSize? = nil, dark: URL? = nil)
        case lineBreak
    }

    package init(blocks: [Block], isTruncated: Bool = false) {
        self.blocks = blocks
        self.isTruncated = isTruncated
    }
}
