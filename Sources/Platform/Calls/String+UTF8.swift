extension String {
    /// The text these bytes are in UTF-8, or `nil` for bytes that are no UTF-8.
    ///
    /// What the standard library has for it is of iOS 18 and macOS 15.
    package init?(validUTF8 bytes: [UInt8]) {
        self.init(decoding: bytes, as: UTF8.self)
        // Whatever was wrong has been replaced by a character of other bytes.
        guard utf8.elementsEqual(bytes) else { return nil }
    }
}
