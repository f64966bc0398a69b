extension ArraySlice<UInt8> {
    var string: String { String(decoding: self, as: UTF8.self) }

    /// Spaces at the start.
    var indent: Int { count - drop { $0 == UInt8(ascii: " ") }.count }

    var isBlank: Bool { allSatisfy { $0 == UInt8(ascii: " ") } }

    /// Without spaces at both ends.
    var trimmed: ArraySlice<UInt8> {
        var slice = drop { $0 == UInt8(ascii: " ") }
        while slice.last == UInt8(ascii: " ") { slice.removeLast() }
        return slice
    }

    /// As running text reads: of several spaces one is left.
    var withSingleSpaces: MarkdownLine {
        var result: MarkdownLine = []
        result.reserveCapacity(count)
        for byte in self where byte != UInt8(ascii: " ") || result.last != byte { result.append(byte) }
        return result
    }

    /// Without up to `count` spaces at the start.
    func dropIndent(_ count: Int) -> ArraySlice<UInt8> {
        dropFirst(Swift.min(count, indent))
    }
}

extension UInt8 {
    var isASCIILetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }

    var isASCIIDigit: Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }

    var isASCIIPunctuation: Bool {
        (0x21...0x7E).contains(self) && !isASCIILetter && !isASCIIDigit
    }

    var isMarkdownSpace: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\t")
    }
}
