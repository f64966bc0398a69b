/// The words of a question as it is understood, which the safety gate hears in its own way.
///
/// English in Hindi's script is read as English, what is cut short in typing is written out, and everyday words are
/// slips of no other.
enum QuestionWords {
    static func of(_ text: String) -> [SpokenWord] {
        let words = SpokenText(writtenOut(text)).words
        // “माता जी”, “guru ji”: said out of respect. Alone it is a yes.
        let told = words.filter { $0.latin != "ji" }
        return (told.isEmpty ? words : told).map { NearWords.all.contains($0.latin) ? $0.asWritten : $0 }
    }

    private static func writtenOut(_ text: String) -> String {
        var result = ""
        var word = ""
        func flush() {
            result += usual[word.lowercased()] ?? word
            word = ""
        }
        for character in text {
            if character.isLetter || character.isNumber || "'’".contains(character) {
                word.append(character)
            } else {
                flush()
                result.append(character)
            }
        }
        flush()
        return result.replacing(/(?i)\b(?:aaj|aj|आज) (?:kal|कल)\b/) { _ in "aajkal" }
    }

    private static let usual: [String: String] = Dictionary(
        uniqueKeysWithValues: table.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
            return parts.count == 2 ? (parts[0], parts[1]) : nil
        }
    )

    /// As it is typed or spelt; what it stands for.
    private static let table = """
        whats what is
        what's what is
        whos who is
        who's who is
        nxt next
        yr year
        yrs years
        mnth month
        mnths months
        wk week
        wks weeks
        gud good
        bst best
        carear career
        careear career
        intervew interview
        interveiw interview
        mahadsha mahadasha
        daugter daughter
        posible possible
        biz business
        iit entrance college
        iits entrance college
        nit entrance college
        iim entrance college
        iisc entrance college
        आईआईटी entrance college
        आईआईएम entrance college
        bizness business
        wich which
        whch which
        wat what
        y why
        hv have
        hav have
        wid with
        frnd friend
        bro brother
        sis sister
        tmr tomorrow
        tmrow tomorrow
        h hai
        kr kar
        krna karna
        kru karu
        krun karun
        krti karti
        krta karta
        krte karte
        krni karni
        rha raha
        rhi rahi
        rhe rahe
        rhega rahega
        rhegi rahegi
        hga hoga
        hgi hogi
        nhi nahi
        mje mujhe
        mjhe mujhe
        muje mujhe
        bht bahut
        pyr pyar
        acchi accha
        acche accha
        achhi accha
        achhe accha
        achha accha
        achchi accha
        achche accha
        achchha accha
        अच्छा accha
        अच्छी accha
        अच्छे accha
        मई may
        काम kaam
        कम kum
        जान jaan
        जन jaan
        जब jab
        माँ maa
        मां maa
        मम्मी mummy
        मैं main
        नर्स nurse
        नर्सिंग nursing
        टीचर teacher
        मैनेजर manager
        बॉस boss
        सहकर्मी colleague
        जॉब job
        करियर career
        कैरियर career
        ट्रांसफर transfer
        ट्रांसफ़र transfer
        प्रमोशन promotion
        इंटरव्यू interview
        ऑफिस office
        ऑफ़िस office
        कंपनी company
        कम्पनी company
        सैलरी salary
        लोन loan
        बैंक bank
        बिज़नेस business
        बिजनेस business
        बिज़नस business
        स्टार्टअप startup
        पार्टनर partner
        रेस्टोरेंट restaurant
        रेस्तरां restaurant
        होटल hotel
        कैफे cafe
        कैफ़े cafe
        सैलून salon
        पार्लर parlour
        क्लिनिक clinic
        डॉक्टर doctor
        इंजीनियर engineer
        पुलिस police
        आर्मी army
        वीज़ा visa
        वीजा visa
        पासपोर्ट passport
        अमेरिका america
        कनाडा canada
        लंदन london
        दुबई dubai
        जर्मनी germany
        ऑस्ट्रेलिया australia
        एग्जाम exam
        एग्ज़ाम exam
        इम्तिहान exam
        टेस्ट test
        रिजल्ट result
        रिज़ल्ट result
        कॉलेज college
        स्कूल school
        यूनिवर्सिटी university
        स्कॉलरशिप scholarship
        डिग्री degree
        एमबीए mba
        पीएचडी phd
        नीट neet
        जेईई jee
        यूपीएससी upsc
        आईएएस ias
        कार car
        बाइक bike
        स्कूटी scooty
        स्कूटर scooter
        फ्लैट flat
        फ़्लैट flat
        प्लॉट plot
        प्रॉपर्टी property
        लव love
        ब्रेकअप breakup
        गर्लफ्रेंड girlfriend
        बॉयफ्रेंड boyfriend
        रिलेशनशिप relationship
        फिल्म film
        फ़िल्म film
        एक्टर actor
        एक्टिंग acting
        सिंगर singer
        यूट्यूब youtube
        चैनल channel
        जिम gym
        टेंशन tension
        स्ट्रेस stress
        कोर्ट court
        केस case
        रिटायर retire
        रिटायरमेंट retirement
        सॉफ्टवेयर software
        कंप्यूटर computer
        मार्केटिंग marketing
        फैशन fashion
        पायलट pilot
        फोन phone
        फ़ोन phone
        पार्टी party
        कोचिंग coaching
        ट्रिप trip
        लीज lease
        """
}
