/// A language of the guide.
package enum GuideLanguage: String, Codable, Hashable, Sendable, CaseIterable {
    case english = "en"
    case hindi = "hi"
}
