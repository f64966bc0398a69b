import DestinyDomain
import Jyotish

/// What a question is about: narrower than an area, with where tradition looks for it.
struct QuestionSubject: Hashable, Sendable {
    /// Stable, as in `own-business`.
    let slug: String
    let area: LifeArea
    /// The first decides.
    let houses: [Int]
    /// The first decides.
    let karakas: [Body]
    /// “your own business”.
    let name: String
    let hindiName: String
    /// Something of the chart itself.
    var thing: ChartThing?

    /// Whether its name is of several, as in “your debts”.
    var isPlural: Bool { Self.plurals.contains(slug) }

    private static let plurals: Set<String> = [
        "debts", "savings", "friends", "parents", "in-laws", "siblings", "children", "study", "rivals", "arts", "sales",
        "courage", "health", "fame", "yoga", "workmates",
    ]

    /// A planet, house, sign or the like that is asked about by name.
    enum ChartThing: Hashable, Sendable {
        case planet(Body)
        case house(Int)
        case sign(Sign)
        case star, moonSign, lagna, dasha, sadeSati, manglik, kaalSarp, guruChandal, yogas, almanac
        /// The chart as a whole, of which one fact is asked for.
        case chart
    }
}

extension QuestionSubject {
    /// “I am a Leo, when will I marry?”: what somebody is by their chart, said beside what they ask.
    fileprivate var tellsWhoAsks: Bool {
        switch thing {
        case .sign, .moonSign, .star, .lagna: true
        default: false
        }
    }
}

/// The subjects with the words by which they are known.
///
/// Houses and significators after BPHS, chapters 11 to 24 and 32, and Phaladeepika, chapter 5 for professions.
enum SubjectCatalogue {
    /// The subject of a question; `nil` when no word names one.
    ///
    /// Words like “relationship” name one only where nothing else does: “my relationship with my father”.
    static func subject(of words: [SpokenWord]) -> QuestionSubject? {
        let words = QuestionAsides.idioms.reduce(ChartThings.withoutFeast(words)) { $1.removed(from: $0) }
        let core = QuestionAsides.takenOut(of: words)
        if core.count < words.count, let named = named(in: core), named.slug != "general" { return named }
        // “my daughter” in “a good match for my daughter” is whom it is for.
        let others = QuestionAsides.person.removed(from: core)
        if others.count < core.count, let named = named(in: others), QuestionAsides.isOfAnybody(named) { return named }
        return named(in: words)
    }

    private static func named(in words: [SpokenWord]) -> QuestionSubject? {
        if SignMatch.sign(in: words) != nil { return named("love") }
        if hopedLoan.contains(where: { $0.match(words) != nil }) { return named("money") }
        if WorkBond.isNamed(in: words) { return named("workmates") }
        if let fact = ExactFact.asked(in: words.map(\.asWritten)) { return fact.subject }
        let thing = ChartThings.subject(of: words.map(\.asWritten))
        if thing?.thing == .almanac { return narrow(in: ChartThings.besideAlmanac(words)) ?? thing }
        // “which dasha is best for my career” asks when, for work.
        if thing?.thing == .dasha, KindPatterns.bestDasha.match(words) != nil,
            let part = narrow(in: KindPatterns.bestDasha.removed(from: words))
        {
            return part
        }
        if let thing, !thing.tellsWhoAsks { return thing }
        let firm = words.filter { !weak.contains($0.latin) }
        // As written first: “main” is no slip of “mains” while “paise” is there.
        let written = best(in: firm.map(\.asWritten)) ?? best(in: words.map(\.asWritten))
        if let thing, written == nil || written?.slug == "general" || written?.slug == "personality" { return thing }
        if let written, written.slug != "general" {
            // A slip may narrow it: “chang my job”.
            return best(in: firm).flatMap { $0.area == written.area ? $0 : nil } ?? written
        }
        if let thing = ChartThings.subject(of: words) { return thing }
        let slip = best(in: firm).flatMap { $0.slug == "general" ? nil : $0 } ?? best(in: words)
        return slip.flatMap { $0.slug == "general" ? nil : $0 } ?? written ?? slip
    }

    /// “kya mujhe loan milega”: what one hopes for is money, and no debt yet.
    private static let hopedLoan = KindPatterns.patterns(
        """
        get|getting|receive a|an|the|my? home|car|personal|education|business|bank? loan
        loan|mortgage ~ milega|milegi|mile|milne|mil|approve*|sanction*|pass|manjoor|manzoor|manjur
        karz|karj milega|milegi|mile|milne|mil|manjoor|manzoor|manjur
        milega|milegi|mile|mil ~ loan
        approve|approves|sanction|sanctions my|the|our? home|car|personal|education|business|bank? loan
        """
    )

    /// The part of life that is named beside a planet: marriage in “does Mars affect my marriage”.
    static func subject(besidePlanetsIn words: [SpokenWord]) -> QuestionSubject? {
        narrow(in: ChartThings.besidePlanets(words))
    }

    private static func narrow(in words: [SpokenWord]) -> QuestionSubject? {
        best(in: words.map(\.asWritten)).flatMap { ["general", "personality"].contains($0.slug) ? nil : $0 }
    }

    /// Whether words of time are all that a question names: “could it be next year?”.
    static func isOnlyTime(_ words: [SpokenWord]) -> Bool {
        subject(of: words.filter { !times.contains($0.latin) }) == nil
    }

    private static let times: Set<String> = [
        "time", "samay", "year", "saal", "sal", "month", "mahina", "mahine", "week", "hafta", "hafte", "today", "aaj",
        "day", "din", "waqt", "vakt", "varsh",
    ]

    private static let weak: Set<String> = [
        "relationship", "relationships", "relation", "relations", "rishta", "rishte", "bond", "sambandh", "equation",
    ]

    private static func best(in words: [SpokenWord]) -> QuestionSubject? {
        var best: (subject: QuestionSubject, weight: Int)?
        for entry in entries {
            // Two patterns on the same words say it once.
            let matches = entry.patterns.compactMap { pattern in
                pattern.match(words).map { ($0, min($0.count, pattern.length) * 2) }
            }
            let hits = Dictionary(matches, uniquingKeysWith: max)
            let weight = hits.values.reduce(0, +) + entry.bonus
            guard !hits.isEmpty, weight > best?.weight ?? 0 else { continue }
            best = (entry.subject, weight)
        }
        return best?.subject
    }

    /// What being with somebody of the family is: “mother”, “siblings” for a brother.
    static func family(_ person: String) -> QuestionSubject? {
        let slugs = [
            "brother": "siblings", "sister": "siblings", "son": "children", "daughter": "children",
            "husband": "marriage-harmony", "wife": "marriage-harmony", "friend": "friends",
        ]
        return named(slugs[person] ?? person)
    }

    static func named(_ slug: String) -> QuestionSubject? { entries.first { $0.subject.slug == slug }?.subject }

    /// A business without a partner: one's own effort and oneself, not the seventh house of partnership.
    static let businessAlone = named("own-business").map { business in
        QuestionSubject(
            slug: business.slug,
            area: business.area,
            houses: [3, 1, 10],
            karakas: [.mars, .sun],
            name: business.name,
            hindiName: business.hindiName
        )
    }

    /// What a question without a subject of its own is about.
    static let fallback = QuestionSubject(
        slug: "general",
        area: .general,
        houses: [1, 9],
        karakas: [.sun, .moon],
        name: "this time of your life",
        hindiName: "आपका जीवन"
    )

    /// The fields of work that are laid beside each other.
    static let professions: [QuestionSubject] = [
        "own-business", "law", "medicine", "teaching", "arts", "tech", "government", "sales", "finance-work",
        "research",
    ].compactMap(named)

    static var all: [QuestionSubject] { entries.map(\.subject) }

    /// Every word by which a subject is known; none is a slip of another.
    static let vocabulary: Set<String> = Set(
        table.split(separator: "\n").flatMap { line in
            (line.split(separator: ";").last ?? "").split(whereSeparator: { " |,~*?".contains($0) }).map(String.init)
        } + EverydayWords.vocabulary + ChartThings.vocabulary
    )

    private struct Entry: Sendable {
        let subject: QuestionSubject
        let patterns: [SpokenPattern]
        /// A narrow subject beside its wide neighbour: “promotion” in “promotion at work”.
        let bonus: Int
    }

    private static let entries: [Entry] = table.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: ";", omittingEmptySubsequences: false)
            .map { String($0.drop { $0 == " " }) }
        guard parts.count == 7, let area = LifeArea(rawValue: parts[1]) else { return nil }
        let slug = parts[0].replacing("+", with: "")
        return Entry(
            subject: QuestionSubject(
                slug: slug,
                area: area,
                houses: parts[2].split(separator: " ").compactMap { Int($0) },
                karakas: parts[3].split(separator: " ").compactMap { Body(name: String($0)) },
                name: parts[4],
                hindiName: parts[5]
            ),
            patterns: parts[6].split(separator: ",").map { SpokenPattern($0) } + EverydayWords.patterns(of: slug),
            bonus: parts[0].hasPrefix("+") ? 3 : 0
        )
    }

    /// Slug (a plus for a narrow one); area; houses; significators; name; name in Hindi; words.
    private static let table = """
        employment;career;10 6 11;Saturn Sun;your work;काम;work|working from home,work|working remotely,which|what|kaunsa|konsa field|line|sector,job|jobs|jaab|jaub|kariyar|kairiyar|career|naukri|nokri|naukari|career|carrer|work|working|employ*|office|kaam|kam|boss|profession,workplace|interview|interviews|intervyu|intaravyu|rojgar|rozgar|berojgar|unemployed|placement|hired|hire|colleagues,occupation|vocation|colleague|coworker|coworkers,good|better job,pilot|hostess|driver|mechanic|electrician|clerk|receptionist,offer|joining letter,the|an|this|take|accept offer,land|landing a|an|the|my|new|good? job|role|offer|position
        +promotion;career;10 11 9;Sun Saturn;promotion;तरक्की;promot*,move|moving|rise|rising|climb|climbing up? ~ work|job|office|company|ranks|ladder|hierarchy,pramoshan|paramoshan|increment|raise|hike|tarakki|padonnati|appraisal|recognised|recognized|recognition,become|becoming|make|makes|made|making|up ~ manager|lead|leader|head|director|supervisor|principal|captain|chief|vp,team lead|leader|leadership,move|moving|step|going up|ahead|forward,senior|higher|bigger role|position|post|level,taraqqi|unnati|badhotri
        +job-change;career;10 3 6;Saturn Mercury;a change of job;नौकरी में बदलाव;switch|change|quit|leave|resign*|new|another ~ job|jobs|naukri|company|companies|firm|firms|employer|work|career,resign*|laid|layoff|layoffs|fired,naukri badal*,job chhod*,career|job move|moves|shift
        +own-business;career;7 10 3;Mercury Jupiter;a business of your own;अपना व्यापार;business|bijnes|bijanes|biznes|byapar|bussiness|buisness|startup|bakery|shop|restaurant|cafe|vyapar|vyapaar|dhandha|dukan|entrepreneur*|freelanc*,company own,own company,work for myself,apna kaam,dhaba|boutique|parlour|parlor|kirana|franchise,start|open|opening|begin|launch|run ~ truck|stall|gym|clinic|academy|hotel|pharmacy|factory|brand|agency|hostel|farm|dhaba|hall|centre|center,start|open|begin|launch ~ business|bakery|shop|cafe|company|firm|startup|restaurant|store|salon|studio|own,vyavsay,karobar,open|opening|start|starting|run|launch ~ studio|venture|kitchen|tiffin|showroom|office,side hustle,karobar|enterprise|venture,medical|general|grocery|online|clothing|my|a|own|our store|stores,food truck|stall|cart|delivery,farming|kheti|agriculture|dairy|poultry|customers,vyapari|kisan
        +business-partner;career;7 11 3;Mercury Venus;a business partner;व्यापारिक साझेदारी;business partner,business partnership,partner ~ in|for ~ business
        +law;career;9 6 10;Jupiter Mars;work in law;कानून;lawyer|lawyers|attorney|vakalat|advocate|judge|judiciary|judicial|wakil|vakil|llb|kanun|kanoon|barrister,law school|degree|firm|career|exam|practice|college|field,study|studying|practise|practice|choose|become|better law,law,nyayadhish
        +medicine;career;6 10 12;Sun Mars;work in medicine;चिकित्सा;medicine|doctor|surgeon|surgery|nurse|nursing|mbbs|medical|physio*|dentist|pharmac*|hospital|dermatology|doktar|daktar|dactar,operation theatre|theater,nars|vet|veterinary|therapist|psychologist|psychology|ayurved*|homeopath*,vaidya|chikitsak
        +teaching;career;5 9 10;Jupiter Mercury;teaching;अध्यापन;teach|teacher|teaching|professor|lecturer|shikshak|adhyapak|tutor|coaching
        +arts;career;3 5 10;Venus Moon;the arts;कला;music|singer|singing|actor|acting|dance|dancer|art|artist|paint*|film|movie|design|designer|photograph*|writer|writing|novel|author|fashion|content,theatre actor,sangeet|kala|poet*|youtube*|podcast*|blog*|creativ*|channel,gana|gaana|gaane,guitar|piano|comedy|comedian|modelling|modeling|album|exhibition|paintings|songs|publish*,write|writing ~ book,influencer|instagram|reels|vlog*,gayak|gayika|nartak|abhineta|abhinetri|lekhak|lekhika|kavi|chitrakar
        +tech;career;3 10 5;Mercury Rahu;work in technology;तकनीक;software|tech|technology|coding|programm*|developer|data|computer|computers|ai,it job|field,engineer*|injiniyar*|injniyar*|engineering|cyber*
        +government;career;10 9 6;Sun Jupiter;government service;सरकारी नौकरी;government|govt|sarkari|ias|ips|upsc|psc|ssc|police,civil services|service,public service,army|navy|defence|sena,collector|patwari|constable|railway|railways|psu|fauj|fauji|soldier,bank po
        +sales;career;3 11 7;Mercury Venus;sales and marketing;बिक्री;sales|marketing|advertis*
        +finance-work;career;2 11 10;Mercury Jupiter;work in finance;वित्त का काम;banking|banker|accountant|accounting|chartered,finance|financial ~ job|career|work,ca final
        +fame;career;10 1 5;Sun Rahu;name and recognition;यश;famous|fame|celebrity|renowned,make|makes|making me|us famous|popular|known,heard|seen|noticed|known by ~ people|world|everyone|audience,know ~ my name|popular|popularity|prasiddh*|mashhoor
        exam;education;4 5 9;Mercury Jupiter;your exam;परीक्षा;will|did|didnt|can|could|if i pass,driving|licence|license test,exm|exms|xam|ielts|toefl|gre|gmat|exam|exams|egjam|ijam|egzam|prelims|semester|ssc|nda|clat|cat|test|neet|jee|gate|pariksha|entrance|topper|marks|result|results|rijalt|rizalt|board,clear|pass|crack ~ paper|upsc|ca,prepare|preparing|preparation|prep for upsc|ssc|ias|ca,upsc|ssc|ias|ca ki|ke taiyari|tayari,rank|percentage|cgpa|gpa,viva|orals|quiz|assessment
        study;education;4 5 2;Mercury Jupiter;your studies;पढ़ाई;study|studi|kolej|skul|grades|education|studies|studying|padhai|padhaai|college|university|degree|school|course|learn|learning|student|education|vidya|admission|concentrat*|stream|syllabus|mba|masters|shiksha
        +research;education;8 5 9;Ketu Saturn;research;शोध;phd|doctoral|research program|programme,research|phd|thesis|doctorate|scientist|shodh,vaigyanik
        +study-abroad;education;9 12 4;Jupiter Rahu;study abroad;विदेश में पढ़ाई;go|going|abroad|overseas ~ for ~ phd|doctorate|masters|mba|studies,videsh|abroad ~ padhne,abroad|videsh|canada|usa|uk|germany|australia|foreign ~ padh*|study|studies|masters|university|college,study|studies|masters|degree|padhai|college|university|padhne ~ abroad|videsh|canada|usa|uk|germany|australia|foreign,us|american|british|european|irish|german|canadian|foreign university|college|universities|masters|school,study|studies|masters|degree|college|university ~ america|ireland|france|singapore|europe|newzealand
        +scholarship;education;9 11 5;Jupiter Mercury;a scholarship;छात्रवृत्ति;scholarship|chhatravritti|grant|fellowship
        +house-purchase;home;4 11 2;Mars Venus;a house of your own;अपना घर;buy|buying|purchase|purchasing|own|get|kharid*|lunga|lungi|le|new|banega|sapna|banau|build|book ~ house|home|flat|apartment|ghar|makan|makaan|property|plot|land|zameen|jameen|villa,property|plot|land|zameen|jameen|makan|makaan,real estate,ghar kab,ghar ~ lena|banega|kharid*|lunga|paunga|sapna,housewarming,house warming,griha pravesh,grah pravesh,place ~ my|our own,own|buy|get ~ place,by a|my|our|own? own? house|flat|home|plot,bungalow|kothi,register|registry|registration|booking ~ house|flat|home|plot|property,apna ghar|makan|makaan|flat,naya|nayi|lena|lene|leni ~ ghar|makan|makaan|flat|plot|zameen|jameen,ghar|makan|makaan|flat|plot ~ lene|le|lu|lun|lungi|kharidne,house|flat|plot|makan|makaan|ghar ~ registry|register|booking,bhoomi|bhumi pujan|poojan
        +renting;home;4 12 3;Moon Venus;renting a home;किराये का घर;rent|renting|lease|kiraya|kiraye|tenant|landlord|hostel|flatmate,roommate|roommates|pg
        +letting;home;4 11 2;Mars Venus;letting a home;घर किराये पर देना;let|letting|rent|renting|give|giving|lease|leasing ~ my|our|the|a flat|room|rooms|house|home|shop|floor|apartment|property|place|garage|villa|office ~ to|out|for rent?,rent|renting|lease|let|letting ~ out,ghar|makan|makaan|flat|kamra|room|dukan ~ kiraya|kiraye|kiraay|rent par|pe|per ~ de|dena|deni|dene|du|dun|doon|dena|chadha*|utha*,kiraya|kiraye par|pe|per de|dena|deni|dene|du|dun|doon,kirayedar|kirayedaar|kiraedar,my|our|new|good|find|get|the tenant|tenants
        home;home;4 2;Moon Venus;your home;घर;home|house|ghar|domestic|family|parivar|flat,move in
        +renovation;home;4 3;Mars Venus;work on your home;घर की मरम्मत;renovat*|repair*|vastu|interior,kitchen|roof,paint|painting|redo|redoing|remodel|remodelling ~ house|home|walls|room|rooms|kitchen|ghar,remodel*
        +vehicle;home;4 11;Venus Mars;a vehicle;वाहन;car|kar|bike|baik|cars|motorcycle|vehicle|gaadi|gadi|scooter|vahan|scooty,motorbike|motorbikes|suv|activa,two|four wheeler
        +moving-abroad;travel;12 9 7;Rahu Saturn;settling abroad;विदेश में बसना;settle|move|moving|live|living|shift|migrat*|immigrat*|emigrat*|relocat*|work|job ~ abroad|overseas|canada|usa|america|uk|australia|germany|dubai|foreign|videsh|country|europe|singapore,abroad|overseas|canada|usa|america|uk|australia|germany|dubai|videsh ~ settle|move|shift|jana|jaunga|jaungi|jau|ja|basna|bas|naukri|job,abroad|videsh|overseas|foreign|immigrat*|emigrat*,green card,permanent residency,visa|vija|pr|h1b|citizenship|expat,work permit
        travel;travel;9 3 12;Rahu Moon;a journey;यात्रा;travel*|trip|journey|yatra|flight|tour|vacation|holiday|fly|visit,passport,safar|ghumne|ghoomne|cruise,honeymoon,go|going|leave|leaving|fly ~ europe|kerala|goa|kashmir|ladakh|bali|thailand|paris|maldives|mountains
        +relocation;travel;3 4 12;Moon Rahu;a move to another place;दूसरी जगह जाना;move|shift|relocate|moving ~ city|town|delhi|mumbai|bangalore|bengaluru|pune|hyderabad|chennai|kolkata|jaipur|house|out|away|there,transfer|tabadla|relocat*,shift|shifting|move|moving|enter|entering in|into|to ~ flat|house|home|apartment|place|quarters,i|we|to|before|about|of|family|should move|moving|shifting,shift ho|hona|hojau|karna|karu|karun,posting|posted|deputation
        +pilgrimage;spirituality;9 12;Jupiter Ketu;a pilgrimage;तीर्थ यात्रा;pilgrim*|tirth|tirtha|kedarnath|badrinath|vaishno|kashi,char dham,hajj|umrah|dham,tirupati|shirdi|amarnath|rameshwaram|haridwar|mecca|vrindavan|dwarka|ujjain|teerth
        love;marriage;5 7;Venus Moon;love;प्रेम;love|lav|crush|romance|dating|pyar|pyaar|girlfriend|boyfriend|gf|bf|prem|relationship|relationships|mohabbat|ishq|rishta*|single|propose|lonely|compatible|compatibility,the one,fall|falls|falling ~ me|love,date someone,find|meet|meeting someone|somebody|anyone|partner,someone|somebody special,love|like|want|miss ~ me back,will|would|does|could he|she|they ~ like|love|want|text|call me back,impress ~ her|him|crush|ladki|ladka
        +first-love;marriage;5 7;Venus Moon;a first love;पहला प्यार;first ~ love|relationship|girlfriend|boyfriend,pehla|pahla pyar|pyaar,never ~ relationship|dated|love
        marriage;marriage;7 2 11;Venus Jupiter;marriage;विवाह;tie|ties|tying the knot,walk down ~ aisle,marry|married|marries|marrying|marriage|marriages|mairij|merij|arranged|arrange|marriage|wedding|shaadi|shadi|vivah|byah|nikah|engag*|sagai|husband|wife|spouse|dulhan|dulha|soulmate|pati|patni|biwi|partner|matrimon*|bride|groom|wed,life partner,jeevan*|humsafar,fiance|fiancee|mangetar,settle down,get hitched,ghar bas*,rishta|rishte ~ aayega|aayenge|aaye|pakka|tay|aa,rishtas|rishte|rishton|proposals ~ fall|falling|fail|toot*|nahi|break|breaking|cancel*|aate,accha|sahi|acha ~ ladki|ladka ~ milega|milegi|kab
        +second-marriage;marriage;9 7 2;Venus Jupiter;a second marriage;दूसरा विवाह;second|again|another|dusri|doosri|dobara ~ marry|marriage|shaadi|shadi|married|vivah|wedding,remarry|remarried|remarriage|remarrying,marry|married|marriage again|dobara,shadi|shaadi dobara|phir,marry|married|marriage|wed|shadi|shaadi once more,divorced|divorcee|widow|widowed|widower ~~ marry|marriage|married|wed|shadi|shaadi|partner,marry|wed ~ second|next time
        +love-marriage;marriage;5 7 11;Venus Rahu;a love marriage;प्रेम विवाह;love|arranged|arrange|prem marriage|vivah|shadi|shaadi,marry|marrying ~ person|man|woman|girl|boy|guy|one i love,tell|telling|convince|persuade my parents|family|mom|dad ~~ marry|marrying|marriage
        +reunion;marriage;5 7 11;Venus Moon;coming together again;फिर मिलना;ex|exes,he|she|him|her|ex|girlfriend|boyfriend|husband|wife|gf|bf ~ back,come|comes|coming back ~ to|with me|us|him|her,get|getting|win ~ back ~ together|with|him|her,move|moving on,back together,reconcil*|reunite|reunion|patch,wapas ~ aayega|aayegi|aaye|milega,breakup,broke up,wapis
        +property-sale;home;4 12 11;Mars Saturn;the sale of a home;घर की बिक्री;house|home|flat|apartment|property|plot|land|ghar|makan|makaan|zameen|jameen ~ bechna|bechu|bechun|bech|bechne|bikega|bikegi|bik|bikne|sell|sold|sale,sell|selling|sale|bechna|bechu|bech|bechun ~ house|home|flat|apartment|property|plot|land|ghar|makan|makaan|zameen|jameen
        +sale;finance;3 11 2;Mercury Venus;a sale;बिक्री;sell|selling|sale|bechna|bechu|bechun|bikega|bikegi ~ my|our|the|apni|apna|meri|mera old|new? car|bike|scooter|gaadi|gadi|jewellery|jewelry|gold|shop|dukan
        +staying;home;4 2 10;Moon Saturn;staying where you are;यहीं रहना;stay|staying|remain|rukna ~ here|home|india|city|town|hometown|yahan|where,move|go|come|going|moving back ~ home|india|hometown|village
        +purchase;finance;11 2 3;Venus Mercury;a larger purchase;बड़ी ख़रीद;buy|buying|purchase|get|getting|order|kharid*|lena|leni|le|lu|lun ~ phone|mobile|iphone|smartphone|laptop|computer|tv|television|fridge|camera|furniture|sofa|gold|jewellery|jewelry|watch|machine|ac,phone|mobile|iphone|laptop|computer|tv|fridge|camera|furniture|sofa|gold|sona|jewellery|zewar|machine ~ kharid*|lena|leni|le|lu|lun,naya|nayi|new phone|mobile|laptop|computer|tv|fridge|camera
        +retirement;career;12 10 4;Saturn Sun;retirement;सेवानिवृत्ति;retire|retirement|retiring|pension|sevanivritti,stop working
        +separation;marriage;7 12 6;Venus Saturn;a separation;अलगाव;divorce*|separat*|talaq|talak,split up,break|breaking up,leave|leaving my? him|her|husband|wife|boyfriend|girlfriend|partner|marriage,chhod du|dun
        +marriage-harmony;marriage;7 4 2;Venus Moon;peace in your marriage;दाम्पत्य सुख;we ~ fight|fighting|quarrel|argue,fight*|quarrel*|argue*|jhagda|jhagra|anban|problem*|distance|improve|better ~~ husband|wife|pati|patni|spouse|marriage|partner,husband|wife|pati|patni|marriage|spouse|partner ~~ fight*|quarrel*|argue*|jhagda|anban|problem*|distant|improve|better|last
        +in-laws;marriage;8 7 4;Venus Moon;your in-laws;ससुराल;inlaws|laws|saas|sasur|sasural,mother|father|brother|sister|parents in law|laws,mother|father|sister|brother law|inlaw,nanad|devar|jethani|devrani
        children;children;5 9;Jupiter;children;संतान;children|child|kids|kid|son|sons|daughter|daughters|beta|beti|bete|santan|parenthood|baby|parent|bachcha|bachche|bacche|baccha|aulad|adopt*,become|becoming|be ~ father|mother|parent|parents|son|daughter|beta|beti,start|raise|grow a|our|my family,bachchon|bachon|bachcho|bachcha|bachchi|newborn|twins,mata|maa|papa|baap|pita ~ banunga|banungi|banenge|banna,mundan|namkaran
        parents;home;4 9;Moon Sun;your parents;माता-पिता;parents,maa baap,mata pita,mom|mummy|mum|maa and? dad|papa,folks,convince|persuade|manau|manaun|manaye ~ parents|mom|dad|family|papa|mummy|gharwale|gharwalo,gharwale|gharwalon
        mother;home;4;Moon;your mother;माँ;mother|mom|mum|mummy|maa|mataji|mata|mothers|moms,ammi|amma|mommy|mumma|mammi
        father;fortune;9;Sun Jupiter;your father;पिता;father|dad|papa|pita|pitaji|fathers|dads,abbu|daddy|baap
        siblings;siblings;3 11;Mars Jupiter;your brothers and sisters;भाई-बहन;brother|brothers|sister|sisters|sibling*|bhai|behen|behan|bahen|didi|bhaiya|cousin*,bhaiyon|behnon|bahan|bahno
        +daughter-in-law;children;11 5 7;Venus Moon;your daughter-in-law;बहू;bahu|bahoo|bahurani,daughter|daughters in law|laws,wife|bride|girl for|of ~ my|our son,sons wife|bride
        +son-in-law;children;11 5 7;Jupiter Mars;your son-in-law;दामाद;damad|daamad|jamai,son|sons in law|laws,husband|groom|boy for|of ~ my|our daughter,daughters husband|groom
        friends;fortune;11 3;Mercury Venus;friends;मित्र;friend|friends|yaar|mitra|dost|friendship|mitra|dosti,doston|dosto|saheli|bestie|buddy,party|celebration ~ for|with|friends|colleague
        money;finance;2 11 5;Jupiter Venus;money;धन;money|paison|paiso|cash|broke|bonus|funds|lakhs|crore|crores|tangi|gareeb|garib|rich|wealth|wealthy|paisa|paise|dhan|income|earn*|salary|financ*|kamai|aamdani|crorepati|millionaire|afford|profit|ameer|arthik|gain|gains|lakshmi
        +savings;finance;2 4 11;Jupiter Saturn;savings;बचत;paisa|paise|money ~ bacha*|save|saving,save|saving|savings|bachat|bachau*|bachta|bachti|spend*|expenses|kharcha|kharch|budget,put|putting|set|setting|keep ~~ aside,emergency fund,hold on ~ money,overspend*|spendthrift|kharche|kharchila,blow|blowing|waste|wasting|splurge|splurging ~ money|cash|salary|paisa|paise
        +debts;finance;6 12 8;Saturn Mars;your debts;कर्ज़;debt|debts|emis|dues|liabilities|loan|loans|lon|mortgage|karz|karj|karza|emi|owe|udhaar|udhar|borrow*,lent ~ money|to|my|him|her|them,money back,pay|pays|paid me? back,credit card|cards
        +lending;finance;2 6 11;Jupiter Mercury;money you lend;उधार देना;lend|lending ~ money|cash|lakh|rupees|savings|to|my|him|her|them|friend|brother|sister|cousin,give|giving ~ loan|udhaar|udhar|karz ~ to|him|her|my|friend|brother,udhaar|udhar|karz|karj ~ du|dun|doon|dena|deni|dedu|dein|de du|dun|dena?,udhaar|udhar|karz|karj du|dun|doon|dena|deni|dedu|dein|de
        +inheritance;finance;8 4 9;Saturn Sun;an inheritance;विरासत;grandfathers|grandmothers|fathers|dadas|dada|dadaji house|land|property|share|flat|zameen,get|receive|will ~ ancestral|family property|house|land|home|share,ancestral|family property|house|land,virasat|viraasat|vasiyat|inherit*|ancestral,share ~ property,property ~ come|share|milegi|milega,paitrik|will ~ property
        court;conflict;6 9 12;Jupiter Saturn;a legal matter;कानूनी मामला;zameen|jameen|property|jaidad|makan|ghar ka|ke|ki jhagda|jhagra|vivad|mamla,property|land dispute|fight|quarrel,court|case|legal|lawsuit|hearing,contract dispute,dispute,mukadma|mukadama|mukaddama|kachehri
        +rivals;conflict;6 3 11;Mars Saturn;rivals and conflict;विरोधी;enemy|enemies|rival*|dushman|shatru|competitor*|conflict*|jealous*|nazar|haters|bullied|bully*|politics|backstab*|opponent*|compet*,coworker|coworkers|colleague|colleagues ~~ jealous|against|plot*|undermin*|steal*,neighbour|neighbours|neighbor|neighbors|padosi ~ fight*|jhagda|trouble|problem|problems|argue*
        health;health;1 6;Sun Moon;your energy and health;स्वास्थ्य;health|healthy|sehat|swasthya|tabiyat|energy|fitness|fit|weight|gym|exercise|diet|stress*|smoking|smoke|drinking|drink|alcohol|habit|habits|tired|thakan|anxi*|urja|lazy,back? in shape,stamina|immunity|slim|tandurust*|swasth
        +rest;health;12 4 1;Moon Saturn;rest;विश्राम;exhausted|fatigue|fatigued|drained|worn,rest|sleep|neend|insomnia|relax*|burnout|aaram,burn out,calm|calming|wind|winding|quiet down,vishram|aaram,a|take|taking break,chutti|chhutti|chuttiyan|sabbatical|unwind|recharge|sukoon|sukun|asleep|sleepless|snore|snoring,time|day|days off,slow down,switch|switching off ~ after|from
        focus;personality;1 3 10;Mercury Sun;your focus;मन की एकाग्रता;focus|priorit*,cant|cannot|couldnt|not|never concentrat*,dhyan ~ du|dun|dena|kis|kahan,focused|focussed|distract*|procrastinat*|discipline*
        +courage;siblings;3 1;Mars Sun;courage and confidence;साहस;courage|confidence|confident|himmat|brave|shy|sahas|fear|scared|darr|dar|nervous,public speaking
        +speech;personality;2 3;Mercury Moon;your way of speaking;बोलने का ढंग;way|manner|style|tone of? speaking|talking|speech|voice,speaking|talking style|manner|way|voice,how i speak|talk|sound,my voice|speech|tone|diction ~ seen|sound|sounds|like|heard|perceived|taken|come|comes|received,bolne|baat|baatein ~ tarika|tareeka|dhang|andaz|andaaz|lehja|lahja,meri|mera|apni awaz|awaaz|aawaz|aavaz|aavaaj|avaz|vani|vaani|boli|zuban|juban ~ kaisi|kaisa|kaise|lagti|lagta,vani|vaani kaisi|kaisa
        +sport;health;3 6 1;Mars Sun;sport;खेल;sport|sports|sportsman|sportswoman|athlete|athletics,khel ~ kaunsa|kaun|kis|chahiye|khelu|khelun|khelna|me|mein|se,kaunsa|kaun|konsa|kaunse|kis khel,play|join|learn|take|start|playing|learning ~ cricket|football|hockey|badminton|tennis|kabaddi|volleyball|basketball|chess|golf|boxing|wrestling|karate|judo|swimming
        +hobby;personality;5 3;Venus Mercury;a hobby;शौक;hobby|hobbies|pastime|shauk|shauq|shaukh
        +workmates;career;10 6 11;Sun Saturn;your bonds at work;काम के संबंध;\(WorkBond.words)
        +contract;career;3 7 10;Mercury Jupiter;signing a contract;अनुबंध;to sign,signing,sign|signing ~ contract|agreement|papers|deal|lease|document*,contract|agreement|deal|anubandh|kontrakt,should|i|we|can sign
        +luck;fortune;9 5 11;Jupiter Venus;luck;भाग्य;unlucky|fortune|bhagya|bhagyoday|kismat|kismet|naseeb|destiny,am|i|we|be|get|getting|feel|so|become lucky,how lucky,lucky in|with|at|for|number|numbers|colour|color ~ me?
        success;career;10 9 1;Sun Jupiter;success;सफलता;success*|safalta|safal|kamyab*
        spirituality;spirituality;9 12 5;Jupiter Ketu;your inner path;आध्यात्मिक मार्ग;spiritual*|meditat*|moksha|moksh|mantra|god|bhagwan|sadhana|karma|soul|puja|pooja|temple|mandir|shanti|peace|faith|pray*|bhakti|adhyatm*|dhyan
        +guru;spirituality;9 5;Jupiter;a teacher for you;गुरु;guru|mentor|guidance|margdarshak
        +purpose;personality;1 9 10;Sun Jupiter;what you are here for;जीवन का उद्देश्य;purpose|calling,purpose|calling|meaning ~ life,uddeshya|maksad,volunteer*|ngo|charity|seva,social work,path ~ for? me,what|why ~ i|am meant|born|here
        personality;personality;1 5;Sun Moon;who you are;आपका स्वभाव;personality|gifted|gift|nature|swabhav|character|strength*|weakness*|talent*|myself,who am i,describe me,describe|tell ~ about me,kind|sort|type of person,kaisa|kaisi|kaise insan|insaan|vyakti,introvert|extrovert|temperament|vyaktitva|overthink*|moody|emotional|sensitive,temper|anger|gussa|gusse|krodh|impatient|jealousy|habits,mere|apne baare|bare|bareme me|mein,tell me about myself|me,know|see|say about me
        +remedy;general;1 9;Jupiter Moon;what tradition suggests;उपाय;remed*|upay|upaay|totka|gemstone|ratna|stone,daan|havan|rudraksha|pukhraj|sapphire|ruby|emerald
        +pet;home;6 4;Venus Moon;life with animals;पालतू जीव;cat|dog|pet|puppy|kitten|kutta|billi|rabbit
        general;general;1 9;Sun Moon;this time of your life;आपका जीवन;life|jeevan|zindagi|jindagi|future|bhavishya|time|samay|year|saal|month|waqt|vakt|halat|haalat|mahina|week|hafta|today|aaj|din|day|horoscope|rashifal|kundli|chart|kundali|prediction|happy|khushi,bad phase
        """
}
