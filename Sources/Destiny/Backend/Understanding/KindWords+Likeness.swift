/// How it is asked what somebody or something is like.
extension KindPatterns {
    /// How somebody will be, which is no time.
    static let likeness = patterns(
        """
        what|how ~~ husband|wife|spouse|partner|soulmate|boss|children|child|kids|baby|son|daughter|father|mother|brother|sister|siblings|inlaws|laws|family|friends ~ like
        how _ am|are i|we
        how do|would i|we ~ come across|over
        how do|would i|we ~ seem|appear|look to
        what|how ~~ husband|wife|spouse|partner|soulmate|law|laws|boss|children|kids|baby|son|daughter be|look|turn
        what will|would|does he|she|they be|look like
        how will|would he|she|they look|be|treat|behave
        will|would|is|kya ~ husband|wife|spouse|partner|soulmate|groom|bride|pati|patni be|hoga|hogi|a|an? rich|wealthy|poor|tall|short|fair|dark|handsome|beautiful|pretty|older|younger|elder|foreigner|doctor|engineer|kind|caring|loving|educated|ameer|amir|sundar|lamba|lambi|gora|gori|bada|badi|chhota|chhoti
        marry|marrying|marries ~ older|younger|elder|rich|richer|wealthy|foreigner|divorcee|taller
        pati|patni|husband|wife|spouse|sathi|saathi|jivan*|jeevan*|partner|humsafar|dulha|dulhan|biwi|ladka|ladki|saas|sasur|sasural|bahu|damad|daamad|bachche|bacche|santan ~ kaisa|kaisi|kaise ~ hoga|hogi|honge|rahega|rahegi|milega|milegi
        kaisa|kaisi|kaise ~ pati|patni|husband|wife|sathi|jivan*|jeevan*|partner|dulha|dulhan|biwi|saas|sasural|bahu|damad|daamad|ladka|ladki|ladke ~ hoga|hogi|honge|milega|milegi|shadi|shaadi
        """
    )
    /// “how is my way of speaking seen” asks for no way on.
    static let ownManner = SpokenPattern("my|mine|own|our|his|her way|ways|manner of")
    /// “which planet rules my career”.
    static let planetOf = patterns("which|what|kaunsa|konsa|kaun|kis sa? planet|graha|grah")
    static let howMuch = patterns("how soon|long|old|often|far|many|much")
    /// “what is love like for me” asks for nobody's feelings.
    static let isLike = patterns("what is|are|was|will ~~ like for|in|during|next|this|at|with|now|on")
    /// What is between two is a matter of time.
    static let betweenTwo = patterns(
        "relationship|relationships|relations|bond|rishta|sambandh|sath|saath|health|career|studies|padhai|sehat|naukri|job|time\nlove|married|marital|family life"
    )
}
