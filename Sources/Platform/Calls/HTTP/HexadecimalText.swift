extension Sequence<UInt8> {
    /// Two lower-case digits a byte.
    package var hexadecimalText: String {
        let digits = StaticString("0123456789abcdef").utf8Start
        var text: [UInt8] = []
        text.reserveCapacity(2 * underestimatedCount)
        for byte in self {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
