import DestinyDomain

/// What a question is about, by its phrases and by what its words are like.
extension QuestionReader {
    /// What phrases name and words are like, of the part that asks.
    func heard(
        _ text: QuestionText,
        _ words: [SpokenWord],
        asked: [SpokenWord]?,
        isAlone: Bool
    ) -> HeardSubject {
        let asksForHours = KindPatterns.asksForHours(words)
        // Of few words after a question none is a slip: “kya karun” is no “kanun”.
        let isShort = !isAlone && words.count <= 3
        let said = asksForHours ? KindPatterns.withoutHours(words) : isShort ? words.map(\.asWritten) : words
        let named = asked.flatMap(Self.narrow) ?? SubjectCatalogue.subject(of: said)
        // “will I get into IIT” is no work in IT, however it sounds.
        if let named, Self.institute.match(words) != nil { return HeardSubject(subject: named, isForChart: true) }
        if words.count <= 3, [.colour, .metal].contains(RemedyTradition.Means.asked(in: words)) {
            return HeardSubject(subject: SubjectCatalogue.named("remedy"), isForChart: true)
        }
        if asksForHours, let named { return HeardSubject(subject: named, isForChart: true) }
        if let matter = ChoiceMatter.subject(in: words) { return HeardSubject(subject: matter, isForChart: true) }
        // “mujhe kis field mein jana chahiye”: the fields are laid beside each other, none is guessed.
        if KindPatterns.asksForField(words), Self.isOpenToFields(named) || KindPatterns.asksForAnyField(words) {
            let field = named?.slug == "study" ? named : SubjectCatalogue.named("employment")
            return HeardSubject(subject: field, isForChart: true)
        }
        return SubjectHearing.subject(
            of: ChartThings.besideAlmanac(text.spoken.words),
            named: named,
            isAlone: isAlone,
            isImpersonal: KindPatterns.isImpersonal(words)
        )
    }

    private static let institute = SpokenPattern("entrance college")

    /// Whether no field of its own is named: “which field of medicine” asks of medicine.
    private static func isOpenToFields(_ named: QuestionSubject?) -> Bool {
        ["", "general", "employment", "study", "personality"].contains(named?.slug ?? "")
    }
}
