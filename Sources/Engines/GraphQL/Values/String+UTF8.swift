extension String {
    /// The text these bytes are in UTF-8, or `nil` for bytes that are no UTF-8.
    ///
    /// What the standard library has for it is of iOS 18 and macOS 15.
    init?(validUTF8 bytes: [UInt8]) {
        self.init(decoding: bytes, as: UTF8.self)
        // Whatever was wrong has been replaced by a character of other bytes.
        guard utf8.elementsEqual(bytes) else { return nil }
    }

    /// The text for people, cut where it has more bytes.
    func cut(to limit: Int = 200) -> String {
        guard utf8.count > limit, var end = utf8.index(utf8.startIndex, offsetBy: limit, limitedBy: utf8.endIndex)
        else {
            return self
        }
        while end > utf8.startIndex, utf8[end] & 0xC0 == 0x80 { end = utf8.index(before: end) }
        return self[..<end] + "…"
    }
}
