import Foundation
import RepositoriesDomain

/// Reads the text of one paragraph, heading or cell.
struct MarkdownInlines {
    let bytes: [UInt8]
    let links: ReadmeLinks
    let references: MarkdownReferences
    var position = 0
    var builder = InlineBuilder()
    /// Where the plain text that is not yet in the builder begins.
    private(set) var plainStart = 0
    /// For the start of each run of backticks, the start of the next one of the same length.
    private let codeEnds: [Int: Int]

    init(_ bytes: [UInt8], links: ReadmeLinks, references: MarkdownReferences) {
        self.bytes = bytes
        self.links = links
        self.references = references
        codeEnds = Self.codeEnds(bytes)
    }

    mutating func inlines() -> [Readme.Inline] {
        while position < bytes.count {
            if Self.isSpecial[Int(bytes[position])], readSpecial() {
                plainStart = position
            } else {
                position += 1
            }
        }
        flushPlain()
        return builder.finish()
    }

    /// Reads what begins at `position`, moves behind it, and says whether there was something.
    private mutating func readSpecial() -> Bool {
        switch bytes[position] {
        case UInt8(ascii: "\\"): readEscape()
        case UInt8(ascii: "\n"): readLineEnd()
        case UInt8(ascii: "`"): readCode()
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): readDelimiters()
        case UInt8(ascii: "!"): readBracket(isImage: true)
        case UInt8(ascii: "["): readFootnote() || readBracket(isImage: false)
        case UInt8(ascii: "]"): readBracketEnd()
        case UInt8(ascii: "<"): readAngle()
        case UInt8(ascii: "&"): readEntity()
        case UInt8(ascii: ":"): readEmoji()
        case UInt8(ascii: "$"): readFormula()
        case UInt8(ascii: "@"): readMailAddress()
        default: readBareAddress()
        }
    }

    /// Hands the plain text before `position` to the builder.
    mutating func flushPlain(droppingSpaces: Bool = false) {
        var text = bytes[plainStart..<position]
        if droppingSpaces { while text.last == UInt8(ascii: " ") { text.removeLast() } }
        if !text.isEmpty { builder.append(text: text.withSingleSpaces.string) }
        plainStart = position
    }

    func byte(at index: Int) -> UInt8? {
        bytes.indices.contains(index) ? bytes[index] : nil
    }

    private mutating func readEscape() -> Bool {
        guard let next = byte(at: position + 1) else { return false }
        if next == UInt8(ascii: "\n") {
            flushPlain()
            builder.append(.lineBreak)
        } else if next.isASCIIPunctuation {
            flushPlain()
            builder.append(text: String(Character(Unicode.Scalar(next))))
        } else {
            return false
        }
        position += 2
        return true
    }

    /// Two spaces before it make a line end a break.
    private mutating func readLineEnd() -> Bool {
        let isBreak = position - plainStart >= 2 && bytes[(position - 2)..<position].elementsEqual("  ".utf8)
        flushPlain(droppingSpaces: true)
        if isBreak {
            builder.append(.lineBreak)
        } else {
            builder.append(text: " ")
        }
        position += 1
        return true
    }

    private mutating func readCode() -> Bool {
        let length = bytes[position...].prefix { $0 == UInt8(ascii: "`") }.count
        flushPlain()
        guard let end = codeEnds[position] else {
            builder.append(text: String(repeating: "`", count: length))
            position += length
            return true
        }
        var code = bytes[(position + length)..<end].map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: " ") : $0 }[...]
        if code.count > 2, code.first == UInt8(ascii: " "), code.last == UInt8(ascii: " "), !code.isBlank {
            code = code.dropFirst().dropLast()
        }
        builder.append(.code(code.string))
        position = end + length
        return true
    }

    private mutating func readDelimiters() -> Bool {
        let mark = bytes[position]
        let length = bytes[position...].prefix { $0 == mark }.count
        // Within a word an underscore is a letter, as in a mail address.
        if mark == UInt8(ascii: "_"), isOfWord(position - 1), isOfWord(position + length) {
            position += length - 1
            return false
        }
        let isTooLong = length > (mark == UInt8(ascii: "~") ? 2 : 6)
        flushPlain()
        let run = MarkdownDelimiter(
            mark: mark,
            count: length,
            before: byte(at: position - 1),
            after: byte(at: position + length)
        )
        if isTooLong {
            builder.append(text: run.text)
        } else {
            builder.read(run)
        }
        position += length
        return true
    }

    private func isOfWord(_ index: Int) -> Bool {
        byte(at: index).map { $0.isASCIILetter || $0.isASCIIDigit } ?? false
    }

    private mutating func readBracket(isImage: Bool) -> Bool {
        let length = isImage ? 2 : 1
        guard !isImage || byte(at: position + 1) == UInt8(ascii: "[") else { return false }
        flushPlain()
        position += length
        builder.open(.bracket(MarkdownBracket(isImage: isImage, start: position)))
        return true
    }

    private mutating func readEntity() -> Bool {
        guard let entity = HTMLEntity(at: bytes[position...]) else { return false }
        flushPlain()
        builder.append(text: entity.text)
        position += entity.length
        return true
    }

    private static func codeEnds(_ bytes: [UInt8]) -> [Int: Int] {
        var ends: [Int: Int] = [:]
        var nextOfLength: [Int: Int] = [:]
        var index = bytes.count - 1
        while index >= 0 {
            guard bytes[index] == UInt8(ascii: "`") else {
                index -= 1
                continue
            }
            let last = index
            while index >= 0, bytes[index] == UInt8(ascii: "`") { index -= 1 }
            let start = index + 1
            if let next = nextOfLength[last - index] { ends[start] = next }
            nextOfLength[last - index] = start
        }
        return ends
    }

    private static let isSpecial: [Bool] = {
        var table = Array(repeating: false, count: 256)
        for byte in "\\\n`*_~![]<&:$@hHwW".utf8 { table[Int(byte)] = true }
        return table
    }()
}
