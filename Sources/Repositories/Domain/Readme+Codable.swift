import Foundation

extension Readme.Block: Codable {
    private enum Key: String, CodingKey {
        case type, level, content, language, text, blocks, start, items, header, alignments, rows, url, alternative,
            link, size, dark, alert, isOpen
    }

    private enum Kind: String, Codable {
        case heading, paragraph, code, quote, alert, details, list, table, image, rule
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        switch try values.decode(Kind.self, forKey: .type) {
        case .heading:
            self = .heading(
                level: try values.decode(Int.self, forKey: .level),
                try values.decode([Readme.Inline].self, forKey: .content)
            )
        case .paragraph: self = .paragraph(try values.decode([Readme.Inline].self, forKey: .content))
        case .code:
            self = .code(
                language: try values.decodeIfPresent(String.self, forKey: .language),
                try values.decode(String.self, forKey: .text)
            )
        case .quote: self = .quote(try values.decode([Readme.Block].self, forKey: .blocks))
        case .alert:
            self = .alert(
                try values.decode(Readme.Alert.self, forKey: .alert),
                try values.decode([Readme.Block].self, forKey: .blocks)
            )
        case .details:
            self = .details(
                summary: try values.decode([Readme.Inline].self, forKey: .content),
                isOpen: try values.decode(Bool.self, forKey: .isOpen),
                try values.decode([Readme.Block].self, forKey: .blocks)
            )
        case .list:
            self = .list(
                start: try values.decodeIfPresent(Int.self, forKey: .start),
                try values.decode([Readme.Item].self, forKey: .items)
            )
        case .table:
            self = .table(
                header: try values.decode([[Readme.Inline]].self, forKey: .header),
                alignments: try values.decode([Readme.Alignment].self, forKey: .alignments),
                rows: try values.decode([[[Readme.Inline]]].self, forKey: .rows)
            )
        case .image:
            self = .image(
                url: try values.decode(URL.self, forKey: .url),
                alternative: try values.decode(String.self, forKey: .alternative),
                link: try values.decodeIfPresent(URL.self, forKey: .link),
                size: try values.decodeIfPresent(Readme.PictureSize.self, forKey: .size),
                dark: try values.decodeIfPresent(URL.self, forKey: .dark)
            )
        case .rule: self = .rule
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        switch self {
        case .heading(let level, let content):
            try values.encode(Kind.heading, forKey: .type)
            try values.encode(level, forKey: .level)
            try values.encode(content, forKey: .content)
        case .paragraph(let content):
            try values.encode(Kind.paragraph, forKey: .type)
            try values.encode(content, forKey: .content)
        case .code(let language, let text):
            try values.encode(Kind.code, forKey: .type)
            try values.encodeIfPresent(language, forKey: .language)
            try values.encode(text, forKey: .text)
        case .quote(let blocks):
            try values.encode(Kind.quote, forKey: .type)
            try values.encode(blocks, forKey: .blocks)
        case .alert(let alert, let blocks):
            try values.encode(Kind.alert, forKey: .type)
            try values.encode(alert, forKey: .alert)
            try values.encode(blocks, forKey: .blocks)
        case .details(let summary, let isOpen, let blocks):
            try values.encode(Kind.details, forKey: .type)
            try values.encode(summary, forKey: .content)
            try values.encode(isOpen, forKey: .isOpen)
            try values.encode(blocks, forKey: .blocks)
        case .list(let start, let items):
            try values.encode(Kind.list, forKey: .type)
            try values.encodeIfPresent(start, forKey: .start)
            try values.encode(items, forKey: .items)
        case .table(let header, let alignments, let rows):
            try values.encode(Kind.table, forKey: .type)
            try values.encode(header, forKey: .header)
            try values.encode(alignments, forKey: .alignments)
            try values.encode(rows, forKey: .rows)
        case .image(let url, let alternative, let link, let size, let dark):
            try values.encode(Kind.image, forKey: .type)
            try values.encode(url, forKey: .url)
            try values.encode(alternative, forKey: .alternative)
            try values.encodeIfPresent(link, forKey: .link)
            try values.encodeIfPresent(size, forKey: .size)
            try values.encodeIfPresent(dark, forKey: .dark)
        case .rule: try values.encode(Kind.rule, forKey: .type)
        }
    }
}

extension Readme.Inline: Codable {
    private enum Key: String, CodingKey { case type, text, content, url, alternative, size, dark }

    private enum Kind: String, Codable {
        case text, code, emphasis, strong, strikethrough, link, image, lineBreak
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func content() throws -> [Readme.Inline] { try values.decode([Readme.Inline].self, forKey: .content) }
        switch try values.decode(Kind.self, forKey: .type) {
        case .text: self = .text(try values.decode(String.self, forKey: .text))
        case .code: self = .code(try values.decode(String.self, forKey: .text))
        case .emphasis: self = .emphasis(try content())
        case .strong: self = .strong(try content())
        case .strikethrough: self = .strikethrough(try content())
        case .link: self = .link(try values.decode(URL.self, forKey: .url), try content())
        case .image:
            self = .image(
                try values.decode(URL.self, forKey: .url),
                alternative: try values.decode(String.self, forKey: .alternative),
                size: try values.decodeIfPresent(Readme.PictureSize.self, forKey: .size),
                dark: try values.decodeIfPresent(URL.self, forKey: .dark)
            )
        case .lineBreak: self = .lineBreak
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        func put(_ kind: Kind, _ content: [Readme.Inline]) throws {
            try values.encode(kind, forKey: .type)
            try values.encode(content, forKey: .content)
        }
        switch self {
        case .text(let text):
            try values.encode(Kind.text, forKey: .type)
            try values.encode(text, forKey: .text)
        case .code(let text):
            try values.encode(Kind.code, forKey: .type)
            try values.encode(text, forKey: .text)
        case .emphasis(let content): try put(.emphasis, content)
        case .strong(let content): try put(.strong, content)
        case .strikethrough(let content): try put(.strikethrough, content)
        case .link(let url, let content):
            try put(.link, content)
            try values.encode(url, forKey: .url)
        case .image(let url, let alternative, let size, let dark):
            try values.encode(Kind.image, forKey: .type)
            try values.encode(url, forKey: .url)
            try values.encode(alternative, forKey: .alternative)
            try values.encodeIfPresent(size, forKey: .size)
            try values.encodeIfPresent(dark, forKey: .dark)
        case .lineBreak: try values.encode(Kind.lineBreak, forKey: .type)
        }
    }
}
