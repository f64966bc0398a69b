/// Who worded an answer; the facts are always computed here.
package enum Answerer: String, Codable, Hashable, Sendable, CaseIterable {
    /// Our own interpreter, by rules and templates.
    case classical
    /// A provider outside, checked sentence by sentence.
    case provider
    /// A provider began or failed, and our interpreter answered.
    case fallback
    /// A fixed response, where a chart must not be asked.
    case fixed
}
