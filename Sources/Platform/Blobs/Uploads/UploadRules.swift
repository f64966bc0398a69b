/// What may be uploaded to one place.
package struct UploadRules: Hashable, Sendable {
    package var kinds: Set<UploadKind>
    package var maximumBytes: Int
    /// Of an image's longer side, in pixels.
    package var maximumSide: Int
    /// Of a whole image: what decoding takes is four bytes each, however small the file is.
    package var maximumPixels: Int

    package init(
        kinds: Set<UploadKind>,
        maximumBytes: Int = 8 << 20,
        maximumSide: Int = 8_192,
        maximumPixels: Int = 24_000_000
    ) {
        self.kinds = kinds
        self.maximumBytes = maximumBytes
        self.maximumSide = maximumSide
        self.maximumPixels = maximumPixels
    }
}
