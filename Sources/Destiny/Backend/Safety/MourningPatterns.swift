/// Who mourns and wants to be where the dead person is.
///
/// Two things have to be said, in any order: that somebody has died, and the wish. No score takes it back: the words
/// are those of everyday life (“can I go with her”), in which a scorer of single words hears nothing.
enum MourningPatterns {
    /// Whether a sentence says both.
    static func isFollowingWished(in words: [SpokenWord]) -> Bool {
        let events = passing.takingOut(of: words)
        guard losses.contains(where: { $0.match(events) != nil }) else { return false }
        if wishes.contains(where: { $0.match(words) != nil }) { return true }
        guard others.match(words) == nil else { return false }
        let toThem = detours.reduce(words) { $1.takingOut(of: $0) }
        return ways.contains { $0.match(toThem) != nil }
    }

    private static func patterns(_ text: String) -> [SpokenPattern] {
        text.split(separator: "\n").map { SpokenPattern($0) }
    }

    private static let losses = patterns(
        """
        %mourned|he|she|they ~ died|dead|passed|expired|deceased|killed
        %mourned|he|she|they is|are|has gone now|forever|away|from
        %mourned|he|she|they is|are no more
        %mourned|he|she is|are in heaven
        dead|death|late|deceased|funeral ~ %mourned|him|her
        why did|has|had|would my? %mourned|he|she ~ die|go
        died|killed|dead ~ not my %mourned
        lost|buried|burying|cremated my|our %young? %mourned
        his|her|their|the funeral|death|grave|ashes
        %mourned|he|she left me|us|this ~ world
        %mourned|woh|wo|vo ~ guzar|mar|mari|margaye|margayi|margaya|maut|dehant|expire|dead
        %mourned|woh|wo|vo ~ nahi|nahin|nhi|nahee rahe|rahi|raha
        """
    )

    /// Who passes an examination lives.
    private static let passing = SpokenPattern(
        "passed|passes with|in? %possessive|the|an|a|all|#|first|class|exam*|test*"
    )

    /// What nobody says who does not mean it, once a death was spoken of.
    private static let wishes = patterns(
        """
        join|joining %mourned|him|her|them up|in|soon|wherever there|heaven?
        go|going|be|come|join|joining in|to heaven|paradise
        hold|see|meet|be|with him|her|them in heaven|paradise
        cant|dont|not do|face|bear|want life alone|without
        in heaven ~~ go|be|join|meet there|soon|too|also
        take|takes|taking|took|call|calls me too|also|away|instead
        god|bhagwan|yama|death ~ take|takes|call|calls me
        i should|could|must be|go|die|follow dead? too|also|next
        should|wish|could ~ have? been|was|were me
        why was? it? not|wasnt|isnt me
        die|died|dead|killed ~ and? not me
        why am|are i|we still here|alive|living|breathing
        my turn ~~ go|die|come|join|leave
        buried|cremated|burnt|lie|lying with|beside|next to? him|her|them
        meet|see|join|be ~~ by|when|once|after leaving|leave|die this|the|i world?
        how long|soon until|till|before i ~ see|meet|join|am my? dead|late|%mourned
        be|go|going where %mourned|he|she|they ~ is|are|went|has
        keep|always|only think|thinking|dream|dreaming of|about going|being|joining|following ~ %mourned|him|her|them
        be|go|going where my %mourned ~ is|are|went|has
        want|wish|long|like ~ be ~ wherever
        not ~ want|wish this|any|my|to|be ~ life|live|living|exist|wake|survive|continue
        not ~ want|wish to stay|be|remain here|without|in? him|her|them|this? world?
        not ~ see|know why|what i|to|for ~ live|living|alive|life
        not ~ want|see|know why|how i ~ live|living|alive|go
        wish|want to? out
        """
    )

    /// A way to somebody: to the dead, unless it leads elsewhere.
    private static let ways = patterns(
        """
        want|wants|wanna|wish|long|rather|like|can|may|could|let|when|just|keep|keeps|should|soon ~ go|going|be|being|come|coming|get with|to|after him|her|them
        want|wants|wanna|wish|long|rather|like|can|may|could|let|when|just|keep|keeps|soon ~~ join|joining|follow|following him|her|them
        main|mai|me|mein|mujhe|mujhko bhi|abhi|jaldi|ab? unke|uske|unki|us|un paas|sath|saath|pichhe ~ jana|jaana|jaunga|jaungi|jaun|jau|jate
        """
    )

    /// “with him to the temple”, “join her in her shop”: the living go there too.
    private static let detours = patterns(
        """
        with|to|join|joining|follow|following him|her|them into|to|at|for|from|on|in|again? %possessive|the|a|an|business|life|grief|work
        with|to|join|joining|follow|following him|her|them into|to|for|at|from|on
        follow|following|join|joining his|their
        with|to|join|follow her|him|them %possessive|the|family|house|home|place|village|wishes|advice|plan|funeral|grave
        with|to|join|follow her|him|them rites|ceremony|school|office|doctor|path|dream*|firm|shop|business|company
        with|to|join|follow her|him|them class|club|team|footsteps|husband|children|mother|father|brother|sister|parents|side
        dead to me
        to her|his|their|the funeral|grave|house|home|village|place|rites|ceremony
        """
    )

    /// Somebody else the sentence may be about.
    private static let others = SpokenPattern(
        "met|dating|proposed|remarry|another|neighbour|colleague|boyfriend|engaged"
    )
}
