package import Calls

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
