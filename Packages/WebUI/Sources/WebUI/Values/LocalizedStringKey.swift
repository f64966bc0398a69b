import Foundation

/// The key of a text in a strings table, with the values to fill in.
public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let key: String
    let arguments: [Argument]

    nonisolated enum Argument: Equatable {
        case text(String)
        case integer(Int)
        case number(Double)
    }

    /// The key of a text.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    /// The key of a text.
    public init(stringLiteral value: String) { self.init(value) }

    /// The key of a text, with the values to fill in.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Builds the key with a placeholder for each value.
    public nonisolated struct StringInterpolation: StringInterpolationProtocol {
        var key = ""
        var arguments: [Argument] = []

        /// An empty key.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Takes over what stands between values.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }

        /// Leaves room for a value.
        public mutating func appendInterpolation(_ string: String) {
            key += "%@"
            arguments.append(.text(string))
        }

        /// Leaves room for a value.
        public mutating func appendInterpolation(_ value: Int) {
            key += "%lld"
            arguments.append(.integer(value))
        }

        /// Leaves room for a value.
        public mutating func appendInterpolation(_ value: Double) {
            key += "%lf"
            arguments.append(.number(value))
        }
    }

    /// The text in a language, from a bundle's table; the key itself where there is none.
    func resolve(bundle: Bundle?, table: String?, locale: Locale) -> String {
        let format = format(bundle: bundle, table: table, locale: locale)
        guard !arguments.isEmpty else { return format.replacingOccurrences(of: "%%", with: "%") }
        var filler = filler
        return filler.fill(format)
    }

    /// The text with its placeholders.
    func format(bundle: Bundle?, table: String?, locale: Locale) -> String {
        guard let bundle else { return key }
        let language = locale.language.languageCode?.identifier ?? "en"
        let path =
            bundle.path(forResource: language, ofType: "lproj") ?? bundle.path(forResource: "en", ofType: "lproj")
        let localized = path.flatMap(Bundle.init(path:)) ?? bundle
        return localized.localizedString(forKey: key, value: nil, table: table)
    }

    var filler: Filler { Filler(arguments: arguments) }

    /// Puts values in the place of placeholders, in order or by position (`%2$@`), over one text or several.
    ///
    /// No C format is run over text we did not write.
    struct Filler {
        let arguments: [Argument]
        private var next = 0

        init(arguments: [Argument]) { self.arguments = arguments }

        mutating func fill(_ format: String) -> String {
            var result = ""
            var rest = Substring(format)
            while let percent = rest.firstIndex(of: "%") {
                result += rest[..<percent]
                rest = rest[rest.index(after: percent)...]
                if rest.first == "%" {
                    result += "%"
                    rest = rest.dropFirst()
                    continue
                }
                let digits = rest.prefix(while: \.isNumber)
                let isPlaced = !digits.isEmpty && rest.dropFirst(digits.count).first == "$"
                let kind = isPlaced ? rest.dropFirst(digits.count + 1) : rest
                guard let placeholder = ["@", "lld", "ld", "d", "lf", "f"].first(where: kind.hasPrefix) else {
                    // A percent sign the translator forgot to double.
                    result += "%"
                    continue
                }
                if isPlaced { next = (Int(digits) ?? 1) - 1 }
                rest = kind.dropFirst(placeholder.count)
                if arguments.indices.contains(next) { result += arguments[next].description }
                next += 1
            }
            return result + rest
        }
    }
}

extension LocalizedStringKey.Argument {
    fileprivate nonisolated var description: String {
        switch self {
        case .text(let text): text
        case .integer(let value): String(value)
        case .number(let value): value.number
        }
    }
}
