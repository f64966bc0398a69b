/// What somebody grown does to a child.
extension MinorAge {
    /// “my husband beats my nephew”, “sasur bhanje ko marte hain”.
    static let victims = SafetyGate.patterns(
        """
        \(grown) ~~ touches|touched|touching|gropes|groped|molest*|rape*|fondle*|harass*|assault*|tortur*|chok*|strangl*|beats|beat|beating|hits|hit|hitting|slaps|slapped|slapping|kicks|kicked|thrash*|whip*|burns|burned|burnt|punches|punched my|our|his|her|their|the|a|this|these? little|small|young|own|school|only? nephew|nephews|niece|nieces|son|sons|daughter|daughters|child|children|kid|kids|boy|boys|girl|girls|student|students|pupil|pupils|grandson|granddaughter|stepson|stepdaughter|cousin|cousins|toddler|infant
        \(grown) ~~ bhanje|bhanji|bhatije|bhatiji|bete|beti|bachche|bacche|bachchi|bachi|bachchon|bacchon|pote|poti|naati|chhatra|chhatron|students ko|ke ~ \(beats)|chhu*|chhoo*|chhed*|galat
        """
    )

    static let hurting = SafetyGate.patterns(
        """
        \(grown) ~~ touches|touched|touching|gropes|groped|molest*|rape*|fondle*|harass*|assault*|tortur*|chok*|strangl*|beats|beaten|beating|hits|hitting|slap|slaps|slapped|slapping|kicks|kicked|thrash*|whip*|burns|burned|burnt|undress*|punches|punched
        \(grown) beat|hit|hurt|hurts her|him|them|my|our|a|the
        \(grown) ~~ chhu*|chhoo*|chhed*|pakda|pakdta|pakadta|jabardasti|zabardasti|balatkar|shoshan|galat
        \(grown) ~~ use|usko|use|unko|unhe|unhen|us|mere|meri|hamare|hamari ~~ \(beats)|pitai
        \(grown) ~~ dirty|naked|nude|porn|obscene|gandi|gande|ashlil|ashleel video*|photo*|picture*|pics|clips|film
        """
    )
    /// Without “peeta”, which sounds as a father does.
    private static let beats =
        "marta|maarta|marte|maarte|marti|maarti|maara|mara|maarna|marna|peette|peetti|peetna|peetne|pitai|pitayi|"
        + "maarpeet|marpeet|thappad|jalaya|jalata|satata"
    private static let grown =
        "sasur|saas|inlaw|inlaws|law|laws|sasural|sasuralwale|husband|husbands|wife|pati|patni|boyfriend|"
        + "girlfriend|boss|manager|colleague|landlord|owner|neighbour|neighbor|padosi|teacher|sir|madam|tutor|coach|trainer|"
        + "priest|pandit|pujari|baba|guru|maulvi|father|dad|papa|stepfather|stepdad|stepmother|uncle|chacha|mama|tau|fufa|"
        + "phupha|mausa|jija|devar|jeth|nandoi|nanad|driver|servant|maid|nanny|warden|guard|watchman|cook|doctor|brother|"
        + "cousin|grandfather|dada|nana|man|men|somebody|someone|stranger"
}
