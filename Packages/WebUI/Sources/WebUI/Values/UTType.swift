/// A kind of file.
public nonisolated struct UTType: Hashable, Sendable {
    public let identifier: String
    public let preferredFilenameExtension: String?
    public let preferredMIMEType: String?

    private init(_ identifier: String, _ filenameExtension: String?, _ mimeType: String?) {
        self.identifier = identifier
        preferredFilenameExtension = filenameExtension
        preferredMIMEType = mimeType
    }

    public static let data = UTType("public.data", nil, nil)
    public static let json = UTType("public.json", "json", "application/json")
    public static let commaSeparatedText = UTType("public.comma-separated-values-text", "csv", "text/csv")
    public static let plainText = UTType("public.plain-text", "txt", "text/plain")
    public static let pdf = UTType("com.adobe.pdf", "pdf", "application/pdf")
    public static let png = UTType("public.png", "png", "image/png")
    public static let jpeg = UTType("public.jpeg", "jpeg", "image/jpeg")
}
