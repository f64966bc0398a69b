/// Few words that mean no harm where nothing else is said with them.
enum BareQuestions {
    static func isAll(of words: [SpokenWord]) -> Bool {
        isField(words) || [doubt, hindiDoubt, advice].contains { $0.match(words) == words.indices }
    }

    /// “what is the least painful way” and no more, which names nothing that is to be done painlessly.
    static func isOfDying(_ words: [SpokenWord]) -> Bool { dying.contains { $0.match(words) == words.indices } }

    private static let dying = SafetyGate.patterns(
        """
        so|please|tell? me? what|which|whats is|would|s? be? the? least|most painful|painless|peaceful way|method|one out|for? me?
        so|please|tell? me? what|which|whats is|would|s? be? the? gentlest|quietest|surest|softest|kindest|painless way|method out?
        everyone|everybody|they|people|all leaves|leave|left|goes|go so|maybe|then? should|shall i too? too|also|go|leave?
        i have? wrote|written|finished|sealed my|the note|notes already|now|today? so? which|what day|time is? good|best|right
        should|shall|do i cut|press|go deep|deeper|harder this|tonight|again|now? time?
        """
    )

    /// “why not medicine?”, “and medicine for me?” and no more, which asks of a field of work.
    static func isField(_ words: [SpokenWord]) -> Bool { field.match(words) == words.indices }

    /// “what if it doesn't?” and no more.
    private static let doubt = SpokenPattern(
        "and|but? what if it|this|that doesnt|isnt|wont|fails|does|is not? true|right|so|enough|working|real?"
    )
    /// “aur agar na gaya to” and no more.
    private static let hindiDoubt = SpokenPattern(
        "aur|or|lekin|par? agar na|nahi|nahin|nhi gaya|gayi|gaye|hua|hui|hue|mila|mili|mile|aaya|aayi|bana|bani to|toh|tab|phir|fir? kya?"
    )
    /// “tell me if I should go” and no more.
    private static let advice = SpokenPattern(
        "please|ok|so|just? tell me please? if|whether i|we should go|come|attend|join|accept|wait please|then|now|there?"
    )
    private static let field = SpokenPattern(
        "ok|okay|so|then? and|or|but? why|what|how? not|about? medicine for? me? then|instead?"
    )
}
