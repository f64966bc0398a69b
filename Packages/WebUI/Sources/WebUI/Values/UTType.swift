/// A kind of file.
public nonisolated struct UTType: Hashable, Sendable {
    /// The name of the kind.
    public let identifier: String
    /// The ending of its files' names.
    public let preferredFilenameExtension: String?
    /// What it is called on the web.
    public let preferredMIMEType: String?

    private init(_ identifier: String, _ filenameExtension: String?, _ mimeType: String?) {
        self.identifier = identifier
        preferredFilenameExtension = filenameExtension
        preferredMIMEType = mimeType
    }

    /// Any file.
    public static let data = UTType("public.data", nil, nil)
    /// JSON.
    public static let json = UTType("public.json", "json", "application/json")
    /// A table as text.
    public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv", "text/csv")
    /// Text.
    public static let plainText = UTType("public.plain-text", "txt", "text/plain")
    /// PDF.
    public static let pdf = UTType("com.adobe.pdf", "pdf", "application/pdf")
    /// Pictures of every kind.
    public static let image = UTType("public.image", nil, "image/*")
    /// PNG.
    public static let png = UTType("public.png", "png", "image/png")
    /// A drawing in words.
    public static let svg = UTType("public.svg-image", "svg", "image/svg+xml")
    /// WebP.
    public static let webP = UTType("org.webmproject.webp", "webp", "image/webp")
    /// JPEG.
    public static let jpeg = UTType("public.jpeg", "jpeg", "image/jpeg")
    /// Films of every kind.
    public static let movie = UTType("public.movie", nil, "video/*")
    /// MPEG-4.
    public static let mpeg4Movie = UTType("public.mpeg-4", "mp4", "video/mp4")
}
