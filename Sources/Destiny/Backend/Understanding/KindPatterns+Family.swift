/// How somebody of the family is called.
extension KindPatterns {
    /// The name that stands beside somebody in a question, by its sound: “ravi” of “my brother Ravi”.
    ///
    /// - Parameters:
    ///   - person: “brother”.
    ///   - text: as it was written, since only its capital tells a name.
    /// - Returns: `nil` where none is told.
    static func name(of person: String, in text: String) -> String? {
        let written = text.split { !$0.isLetter }.map(String.init)
        let named = zip(written, written.dropFirst()).first { one, next in
            KindPatterns.person(in: [SpokenWord("my"), SpokenWord(one)], beside: SubjectCatalogue.named("employment"))
                == person && next.first?.isUppercase == true && next.count > 1 && next != next.uppercased()
        }
        return named.map { SpokenWord($0.1.lowercased()).latin }
    }
}
