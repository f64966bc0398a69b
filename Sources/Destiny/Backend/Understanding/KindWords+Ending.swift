/// How an end is asked for, and what is not yet over.
extension KindPatterns {
    static let ending = patterns(
        """
        how long ~~ last|continue|stay|run|go|struggle|suffer|problem|problems|trouble|phase|remain
        how long will this|these|it|my
        how many ~ years|months|weeks of this|the|my struggle|struggles|phase|pain|mess|waiting|wait|hardship|suffering
        when ~ over|stop|stops|free
        when ~~ end|ends|ending
        when ~ time|phase|period|storm|this ~ pass|finish
        when ~ get|become|becomes|gets|things|it|life ~ better|easier|improve
        kab ~ khatm|khatam|samapt|chhutega|utrega|theek|door|dur
        kab ~ milega|milegi ~ chhutkara\nchhutkara ~ kab
        """
    )
    static let untilWhen = patterns("kab tak\nkabtak\nkitne ~ tak")
    static let lasting = patterns(
        "rahega|rahegi|rahenge|chalega|chalegi|chalta|chalti|khatm|khatam|samapt|theek|thik|utrega|chhutega|tikega|tikegi|jhel*|raha|rahi|rahunga|rahungi|rehna|rahna|door|dur|band|chukega"
    )
    /// What is to come.
    static let coming = patterns(
        "hoga|hogi|honge|milega|milegi|milenge|lagega|lagegi|aayega|aayegi|ayega|ayegi|aaenge|banega|banegi|banunga|banungi|paunga|paungi|paenge|payenge|jaunga|jaungi|jaenge|lunga|lungi|karunga|karungi|ban|mil|lag|ho|bikega"
    )
    static let waiting = patterns(
        "how long ~~ till|until|before|wait|take\nhow soon"
    )
}
