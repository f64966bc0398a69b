/// Who mourns and wants to be where the dead person is.
///
/// Two things have to be said, in any order: that somebody has died, and the wish. No score takes it back: the words
/// are those of everyday life (“can I go with her”), in which a scorer of single words hears nothing.
enum MourningPatterns {
    /// Whether a sentence says both.
    static func isFollowingWished(in words: [SpokenWord]) -> Bool {
        let events = living.reduce(words) { $1.takingOut(of: $0) }
        guard let anyone = MournedPerson(in: events) else { return false }
        if wishes.contains(where: { $0.match(anyone.named) != nil }) { return true }
        if endings.contains(where: { $0.match(anyone.rest)?.upperBound == anyone.rest.count }) { return true }
        let ours = otherLosses.reduce(events) { $1.takingOut(of: $0) }
        guard let person = MournedPerson(in: ours), others.match(person.rest) == nil else { return false }
        let toThem = detours.reduce(person.meant) { $1.takingOut(of: $0) }
        return ways.contains { $0.match(toThem) != nil }
    }

    /// What dies or passes and is nobody: things, examinations, who laughs, who is dead to somebody.
    private static let living = SafetyGate.patterns(
        """
        passed|passes with|in? %possessive|the|an|a|#|first|class|exam*|test*|driving|viva
        passed ~ exam*|exams|test*|viva|interview|paper|papers|matric
        %thing is|has|just|also|almost|completely? died|dead|dying|expired
        %thing ki|ka? mar|maar|expire|death %gaya|ho
        i|we nearly|almost|was|could|just|literally|have|had? died|dead
        died laughing|giggling
        dead|died of|from laughing|laughter|boredom|embarrassment|shame
        dead to me|us|him|her
        dead set|serious|sure|tired|end|beat|slow|right|wrong|against|lift|lifted|weight|line|bored|broke
        main|mai|hum|ham to|toh? mar|maar %gaya
        pe|par|uspe|unpe mar|maar gaya|gayi|gaye|mita|miti
        %cause se|ke mar|maar %gaya
        """
    )

    /// Whom somebody else mourns: it is to the mourner that one goes.
    private static let otherLosses = SafetyGate.patterns(
        """
        friends|neighbours|neighbors|colleagues|boss|bosss|cousins|roommates|girlfriends|boyfriends|husbands|wifes|wives|exs|gfs|bfs|fiances %mourned ~ died|dead|passed|expired|killed|death|late
        his %mourned ~ died|dead|passed|expired|killed|death
        loses|lost his|her|their|the ~ %mourned
        %mourned|uske|uski|unke|unki|padosi|padosan|boss ke|ki|ka? %mourned ji? ki|ka? mar|guzar|gujar|chal|nahi|nahin|nhi|maut|death|dehant|expire|mrityu|nidhan %gaya|ho|base|basi|basa|rahe|rahi|raha
        """
    )

    /// What nobody says who does not mean it, once a death was spoken of.
    private static let wishes = SafetyGate.patterns(
        """
        join|joining %dead? %dead? %them up|in|soon|wherever there|heaven?
        go|going|be|come|join|joining in|to ~ heaven|paradise|swarg
        hold|see|meet|be|with %dead? %dead? %them in|on ~ heaven|paradise|sky|stars|afterlife|beyond|side|grave|ground|clouds
        cant|dont|not do|face|bear|want life alone|without
        ke|k|uske|unke|tere|aapke bina|bagair|bagar nahi|nahin|nhi|kaise jina|jeena|jiu|jiun|jee|ji|rehna|rahna|reh|rah
        jina|jeena nahi|nahin|nhi ~ bina|bagair
        in heaven ~~ go|be|join|meet there|soon|too|also
        take|takes|taking|took|call|calls me too|also|away|instead
        take|takes|bring|send|call me to|with|where %dead? %dead? %them
        god|bhagwan|yama|death ~ take|takes|call|calls me
        i should|could|must be|go|die|follow dead? too|also|next
        want|ready|wish to? go|leave too|also|next
        should|wish|could ~ have? been|was|were me
        why was? it? not|wasnt|isnt me
        die|died|dead|killed ~ and? not me
        why am|are i|we still here|alive|living|breathing
        my turn ~~ go|die|come|join|leave
        time for me to go|join|follow|be|leave
        buried|cremated|burnt|lie|lying with|beside|next to? %them
        meet|see|join|be ~~ by|when|once|after leaving|leave|die this|the|i world?
        how long|soon until|till|before i ~ see|meet|join|am my? dead|late|%mourned
        how soon|long ~ be|join|see|meet with? %dead? %dead? %them
        be|go|going where my? %mourned|he|she|they|them ~ is|are|went|has|gone
        keep|always|only think|thinking|dream|dreaming of|about going|being|joining|following ~ %mourned|%them
        want|wish|long|like ~ be ~ wherever
        not ~ want|wish this|any|my|to|be ~ life|live|living|exist|wake|survive|continue
        not ~ want|wish to stay|be|remain here|without|in? him|her|them|this? world?
        not ~ see|know why|what i|to|for ~ live|living|alive|life
        not ~ want|see|know why|how i ~ live|living|alive|go
        wish|want to? out
        mujhe|mujhko|mujhey|mujh|hame|hume bhi|ab|ko? bhi? ~ bula|utha lo|lena|lijiye|de|do|le|lijiye|lijie|lena
        mujhe|mujhko|mujhey|hame|hume bhi|b ~ le lo|le|lijiye|lijie|jao|jate|jata|jati|chalo
        kis|kiske liye jiu|jiun|jiyu|jiyun|jeeu|jeeun|jina|jeena
        jahan|jaha ~~ wahi|wahin|wahan|vahi|vahin|vahan ~ %togo
        wahi|wahin|wahan|vahi|vahin|vahan ~ %togo ~ jahan|jaha
        main|mai|me|mein|mujhe|hum bhi|b ~ %unke ke|ki|k? %near ~ %togo
        main|mai|me|mein|mujhe|hum bhi|b wahi|wahin|wahan|vahi|vahin|vahan|upar ~ %togo
        upar|swarg|svarg ~ %togo|mil*
        """
    )

    /// A way to somebody: to the dead, unless it leads elsewhere.
    private static let ways = SafetyGate.patterns(
        """
        %longing ~ go|going|be|being|come|coming|get|run there|up|back|right|just? with|to|after|beside|near %dead? %dead? %them
        %longing ~ be|being|stay|lie|sleep by|beside|near|at|next to? %them side?
        %longing ~~ join|joining|follow|following %dead? %dead? %them
        will|ill|am|gonna|going|should|shld|shall|might|shd go|going|follow|following|join|joining|come|coming to|with|after? %them
        want|wants|wanna|wish|when|soon|ready|long|need|cant|wait|hope|hoping|able|get|how|tell|can|could|may|will|let ~ see|meet|hug|hold|kiss|touch|visit|meeting|seeing|joining %dead? %dead? %them
        see|meet|hug|hold|kiss %dead? %dead? %them again|soon|there|now|wherever|up
        reunite|reunited|reuniting|reunion with? %dead? %dead? %them
        to be|go with|to %dead? %dead? %them ~ all|only|is|want|wish
        go|going|be where %them|he|she|they ~ is|are|went|has|gone
        %unke ke|ki|k? %near %near? ~ %togo
        %togo ~ %unke ke|ki|k? %near
        %unse ~ milna|milne|milu|milun|milunga|milungi|milenge|milega|mil
        %unse|use|unhe|unhen ~ phir|fir|dobara ~ dekh*|mil*
        """
    )

    /// A wish with which a sentence ends: “my partner died and I want to follow”.
    private static let endings = SafetyGate.patterns(
        """
        want|wanna|ready|plan|planning|like|wish|will|ill|gonna|going|decided to? just? follow|join soon|now|too|also?
        """
    )

    /// “with him to the temple”, “join her in her shop”: the living go there too.
    private static let detours = SafetyGate.patterns(
        """
        with|to|join|joining|follow|following %them into|to|at|for|from|on|in|again? %possessive|the|a|an|business|life|grief|work
        with|to|join|joining|follow|following %them into|to|for|at|from|on
        %near ~ ke|ki liye job|naukri|padhai|kaam|shaadi|shadi
        see|meet|talk|feel|hug|mil|milna|milu|milunga|milungi|milne|dekh*|%them ~~ dream|dreams|sapne|sapno|sapna|photo|photos|picture
        dream|dreams|sapne|sapno|photo|photos ~~ see|meet|talk|hug|mil|milna|milu|milunga|milungi|milne|dekh*
        """
    )

    /// Somebody else the sentence may be about.
    private static let others = SpokenPattern(
        "met|dating|proposed|remarry|another|neighbour|colleague|boyfriend|engaged|widower|widow"
    )
}
