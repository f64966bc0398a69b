package import Calls
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

extension Readme: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required("blocks", .array(of: Block.schema)),
        .required("isTruncated", .boolean.described("The text was too long; the rest is on GitHub only."))
    ).named("Readme")
}

/// Each with its `type`; what the others need is absent.
extension Readme.Block: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required(
            "type",
            JSONSchema(
                .choice([
                    "heading", "paragraph", "code", "quote", "alert", "details", "list", "table", "image", "rule",
                ])
            )
        ),
        .optional("level", .integer(1...6).described("Of a heading.")),
        .optional("content", inlines.described("Of a heading or paragraph, or the title of details.")),
        .optional("language", .string.described("Of code.")),
        .optional("text", .string.described("Of code.")),
        .optional("blocks", .array(of: .reference("ReadmeBlock")).described("Of a quote, an alert or details.")),
        .optional("alert", .choice(Readme.Alert.self)),
        .optional("isOpen", .boolean.described("Whether details are shown at first.")),
        .optional("start", .count.described("Of a numbered list.")),
        .optional("items", .array(of: item)),
        .optional("header", .array(of: inlines)),
        .optional("alignments", .array(of: .choice(Readme.Alignment.self))),
        .optional("rows", .array(of: .array(of: inlines))),
        .optional("url", .url.described("Of an image; https.")),
        .optional("alternative", .string),
        .optional("link", .url.described("Where an image leads.")),
        .optional("dark", .url.described("Of an image, in its place on a dark page; https.")),
        .optional("size", Readme.PictureSize.schema)
    ).named("ReadmeBlock")

    private static let inlines = JSONSchema.array(of: Readme.Inline.schema)

    private static let item = JSONSchema.object(
        .optional("checked", .boolean.described("Of a task.")),
        .required("blocks", .array(of: .reference("ReadmeBlock")))
    )
}

/// Each with its `type`; what the others need is absent.
extension Readme.Inline: JSONDescribed {
    package static let schema = JSONSchema.object(
        .required(
            "type",
            JSONSchema(
                .choice(["text", "code", "emphasis", "strong", "strikethrough", "link", "image", "lineBreak"])
            )
        ),
        .optional("text", .string),
        .optional("content", .array(of: .reference("ReadmeInline"))),
        .optional("url", .url),
        .optional("alternative", .string),
        .optional("dark", .url.described("In the image's place on a dark page; https.")),
        .optional("size", Readme.PictureSize.schema)
    ).named("ReadmeInline")
}

extension Readme.PictureSize: JSONDescribed {
    package static let schema = JSONSchema.object(
        .optional("width", .number.described("In points.")),
        .optional("part", .number.described("Of the column's width, above 0 and at most 1.")),
        .optional("height", .number.described("In points."))
    ).named("ReadmePictureSize")
}
