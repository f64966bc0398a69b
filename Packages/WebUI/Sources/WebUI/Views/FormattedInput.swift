import Foundation

/// A value together with the format it is to be written in.
struct FormattedInput: Equatable {
    private let formatted: any Formatted

    init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
        formatted = Pair(input: input, format: format)
    }

    func words(in locale: Locale) -> String { formatted.words(in: locale) }

    static func == (left: FormattedInput, right: FormattedInput) -> Bool { left.formatted.equals(right.formatted) }
}

private protocol Formatted {
    func words(in locale: Locale) -> String
    func equals(_ other: any Formatted) -> Bool
}

private struct Pair<F: FormatStyle>: Formatted where F.FormatInput: Equatable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: F

    func words(in locale: Locale) -> String { format.locale(locale).format(input) }

    func equals(_ other: any Formatted) -> Bool {
        guard let other = other as? Pair else { return false }
        return input == other.input && format == other.format
    }
}
