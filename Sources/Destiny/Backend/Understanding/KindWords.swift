/// How each kind of question is asked, in three languages.
extension KindPatterns {
    static let day = patterns(
        """
        good|best|auspicious|shubh|lucky|right|favourable|favorable|ideal|acha|accha|badhiya|better ~ day|days|date|dates|din|muhurat|muhurta|tithi|tarikh*|tareekh*
        din|date|tithi ~ shubh|accha|acha|sahi|theek ~ hai|hoga|rahega|kaunsa|kaun|konsa
        muhurat|muhurta|muhurt|mahurat
        dates in|for|this|next
        griha|grah|mundan|namkaran|annaprashan|upanayan ~ kab|when|kis
        is|are ~ sunday|monday|tuesday|wednesday|thursday|friday|saturday|tomorrow ~ good|auspicious|lucky|okay|ok|fine|right|favourable|safe|bad
        sunday|monday|tuesday|wednesday|thursday|friday|saturday or sunday|monday|tuesday|wednesday|thursday|friday|saturday
        pick|choose|suggest|give|find|tell|batao|bataiye|nikalo ~ day|days|date|dates|din|tithi|muhurat|tarikh*|tareekh*
        din|date|dates|tithi|muhurat|tarikh*|tareekh* ~~ batao|bataiye|bataie|nikalo|nikaliye|chuno|suggest
        which|what|kis|kaunsa|konsa|kaun|kaunse day|days|date|dates|din|weekday|tithi|tarikh*|tareekh*
        rahu kaal|kalam|kal
        rahukaal|rahukalam
        what|which|best|good|bad|lucky hour|hours
        morning|mornings|evening|afternoon|noon|night|subah|savere|shaam|sham|dopahar|raat or|ya|vs morning|evening|afternoon|noon|night|subah|savere|shaam|sham|dopahar|raat
        what|which time ~ should|shall|do|can ~ leave|start|begin|go|travel|depart|sign|buy|call
        """
    )
    static let weighing = patterns(
        """
        good|ok|okay|fine|alright|right|wise|advisable|auspicious|lucky|favourable|favorable|shubh|theek|thik|sahi|safe|suitable|bad|avoid|unlucky|inauspicious|ashubh|kharab
        accha|acha ~ hai|rahega|hoga|din
        ke lie|liye ~ kaisa|kaisi|din
        ko|pe|par ~ karu|karun|kar|lu|lun|jau|jaun ~ kya|chahiye|theek
        """
    )
    static let which = patterns(
        """
        _ or _
        two|both|between|options|choices ~~ which|kaunsa|konsa|kaun
        which|choose|decide ~ between
        which one
        two ~~ one ~~ one ~~ which
        two|2|do offers|offer|jobs|options|proposals|rishte|admissions ~ one|ek in|at|from|with ~ one|another|ek|other in|at|from|with
        is|are|would|will|was ~~ better|safer|wiser|luckier|stronger|easier|kinder than
        _ ya _
        which|kaunsa|konsa|kaun ~ better|best|behtar|acha|accha ~~ or|ya|vs
        _ vs|versus _
        compare ~~ and|aur|with|to
        """
    )
    static let orNot = patterns(
        "or|ya not|no|nahi|nahin|nhi\ntell me if|whether\nor am|is i|it just? dreaming|imagining|fooling|wrong|hopeless|late\nor has|have|did|is|are|was he|she|they|it? ~ moved|forgotten|over|lost|gone|changed|done|left|given\nor|ya wait|waiting|not|ruk|ruku|rukun|ruke|rukna|intezar\nor moved|forgotten on|me?\nor will|do|would|can? i|we? grow|rise|improve|progress|succeed|thrive"
    )
    static let why = patterns(
        "why\nkaun|kya|kaunsi ~ rok raha|rahi|rahe\nwhat ~~ blocks|stops|hinders|delays ~ me|my|it\nwhat ~~ holds|keeps|drags|pulls me|us back|down\nwhat is|s|whats|has blocking|stopping|holding|hindering|delaying|slowing|preventing|blocked\nwhich|what|kaunsa|kaun|kis of? my|mera|mere? planet|planets|graha|grah ~ trouble|causing|causes|cause|delays|hurting|troubling|problem|problems|blocking|weak|bad|harming|disturbing|delaying|ruining|against|pareshan|kharab\nkyu|kyun|kyon|kyo|kyu\nreason\nwhat causes\nreason for|behind\nhow come\nvajah|wajah|karan kya"
    )
    static let when = patterns(
        """
        when|wen|whn
        kab|kabtak
        how soon|long
        how many ~ years|months|weeks of this|the|my
        what|which ~ best|good|happiest|golden|hardest year|years|time|phase|decade of|in my
        which|what year|age|month|years|months
        kaun sa|si|se saal|sal|mahina|mahine|varsh|umr|umar
        which|what year|years|time|period|phase|decade was|were ~ best|worst|good|strongest|hardest
        which|what was|were ~ worst|best|hardest|happiest|toughest|luckiest year|years|time|phase|period|decade
        worst|best|hardest|happiest|toughest|luckiest year|years|time|phase|period|decade ~~ so far|yet
        best|golden|happiest|luckiest year|years|time|phase|period|decade of|in my life
        which|what of ~~ month|months|week|weeks|year|years
        kis|kitne saal|sal|umar|umr|mahine
        by when
        how old ~ will|would|shall i|he|she|we ~ when
        what|which ~ my good|best|lucky|golden|strong|better years|months|periods|times
        timing
        how many ~ years|months|weeks|days ~ till|until|before|left
        marriage|shadi|shaadi|vivah|job|naukri ~ date|timing|age|umar
        what time ~ life
        best|right|good|ideal|better|perfect time|period|month|year|phase ~ to|for
        sahi|accha|acha|best samay|time ~ kab|kaunsa|kya|konsa
        sabse shubh|accha|acha|achha|behtar|sahi mahina|mahine|saal|sal|samay|varsh
        ka|ke|ki sahi|accha|acha|best|shubh|uchit samay|time|waqt|vakt
        """
    )
    static let isItTime = patterns(
        """
        is|are this|it|now|today|2026|2027|2028|2029|2030|year|month|week ~ good|right|best|ok|okay|ideal|correct|favourable|favorable|bad|perfect ~ time|year|month|week|period|moment|phase ~ to|for
        is|are _ ~ good|right|best|ideal|favourable|favorable|bad ~ time|year|month|period ~ to|for
        karna|karni|lena|leni|dena|deni|jana|bechna|kharidna|badalna|chhodna|chhorna|rehna|kholna|banana ~ theek|thik|sahi|accha|acha|behtar|uchit|shubh|safe ~ rahega|rahegi|hoga|hogi|hai
        kya yeh|ye|abhi ~ sahi|accha|acha|theek ~ samay|time
        """
    )
    static let suits = patterns(
        """
        which|what ~~ suit|suits|suited|best|right|lucky|ideal|meant|made ~ for|me|i
        pati|patni|husband|wife|spouse|sathi|partner|humsafar|dulha|dulhan|biwi kaisa|kaisi hoga|hogi
        which|what ~ suits|suit me
        which|what subject|subjects|stream|course|field|career|degree ~ should|shall|to
        kaunsa|konsa|kaunsi|konsi|kaunse|kaun|kis|kya sa|si|se? subject|subjects|stream|course|degree|vishay|branch|line ~ lu|lun|loon|le|lena|leni|chunu|chunun|chune|rakhu|karu|karun|kare|karna|padhu|padhun
        kis kaam|field|kshetra|line|karya|vyavsay
        kaunsa|konsa|kaunsi|konsi|kaun ~ sahi|accha|acha|best|theek|behtar ~ rahega|hoga|hai|rahegi
        """
    )
    /// “which sign was rising when I was born” asks for no time.
    static let bornWhen = SpokenPattern("when|jab i|we|main was|were|paida|born|am born|hua|hui|young|small|little?")
    /// “what will happen when I turn 40” names the time it asks about.
    static let atAge = SpokenPattern(
        "when|once|after|jab i|main|mai|we am|turn|become|reach|hit|touch|are|hunga|hungi|honge #"
    )
    static let idleDays = SpokenPattern("these|those|some|one|every|each|all|per|old|bad|other|working day|days")
    static let period = patterns(
        """
        haal|hal|halat|haalat|sthiti ~ rahega|rahegi|hoga|hogi|hai|rahenge|honge|kaisa|kaisi
        kya|kaisa haal|hal|halat|haalat|sthiti
        kya chal
        what does|do|will ~~ hold|holds|bring|brings|promise
        how is|will|does|are|looks|look|was|were|did|would ~ 2020|2021|2022|2023|2024|2025|2026|2027|2028|2029|2030|2031|2032|year|years|month|months|week|weeks|time|period|today|tomorrow|day|days|saal|season|spring|summer|winter|autumn|january|february|march|april|june|july|august|september|october|november|december|weekend
        what does|will|is|awaits|do|can ~ 2026|2027|2028|2029|2030|year|month|week|today|period|day|months|years ~ bring|hold|have|store|look|say|like|expect
        what ~ expect|store
        what|how will ~~ be like
        what|where will|would|do i|we be|do|become|stand
        how will|would ~~ be|go|going|turn|fare|do|hold|shape|progress|run|treat
        how do|does ~~ week|weeks|month|months|year|years|days|things|it look|looks|seem|feel
        how ~ going|look|looking|shaping
        kaisa|kaisi|kaise ~ rahega|rahegi|hoga|hogi|jayega|jaega|jayegi|jaegi|jayenge|jaenge|chalega|chalegi|chalenge|guzrega|beetega|raha|rahenge|rahe|bitega|honge|tha|thi
        year|month|week|saal|mahina|din|hafta|day|samay|time ~ kaisa|kaisi|rahega
        tell|know|see|show|about ~ future|bhavishya
        mera|meri|hamara bhavishya
        forecast|rashifal|horoscope ~ for|of|today|week|month|year
        time|phase|period ~ like|now|running
        horoscope|rashifal|forecast
        """
    )
    static let advice = patterns(
        """
        how do|can|should|to|could|must|would|might i|we|to|you|my|one ~ be|get|make|find|do|handle|deal|improve|become|start|keep|stop|save|build|have|live|manage|overcome|increase|attract|calm|control|prepare|choose|reduce|sleep|earn|study|win|help|feel|grow|fix|pay|heal|move|balance|use|pass|settle|concentrate|focus|face|cope|stay|solve|convince|talk|trust|repair|raise|strengthen|meet|bring|understand
        how to
        what should|can|could|must|do|might|shall i|we do|focus|change|avoid|learn|study|try|keep|work|improve|start|say|be|watch|prepare
        what to do|avoid
        anything ~ careful|avoid|worry|beware
        kis ~ savdhan|savdhaan|savdhani|bachna|sambhal*
        give|tell|suggest ~ things|steps|tips|ways|habits ~ to|for
        what can|could|should|will help|improve|fix|calm|ease
        what helps
        one thing ~ should|must|can|could ~ work|change|improve|do
        way|ways out|forward|around
        way|ways|steps|tips|methods to|of|for
        which|what|konsa|kaunsa|kaunsi|konsi|kaun ~ stone|gemstone|ratna|rudraksha|mantra|remedy|yantra|anguthi|dhatu|metal
        best|right|good|better way|ways
        help me to|with
        koi tarika|tareeka|upay|rasta
        akela|akeli|udaas|udas|dukhi|thaka|thaki ~ lagta|lagti|lag|mehsoos|mahsoos|hu|hun|hoon|rehta|rehti|rahta|rahti
        i feel|am|feeling ~ stuck|lost|low|sad|confused|empty|alone|lonely|stressed|overwhelmed|bored
        kaise|kese ~ karu|karun|kare|karein|karna|badhau|badhaun|bachau|bachaun|kam|kum|mile|paun|pau|rahu|sudhar*|theek|thik|sambhal*|badlu|lau|laun|jeetu|chukau|chukaun|nikle|niklu|lagau|lagaun|lagaye|bachaye|bachayen|banaye|banayen|rakhu|rakhun|rakhe|kamau|kamaun|kamaye|paye|paaye|sikhu|padhu|bachu|bachun|bache|jeetun|manau|banaun|banau|suljhau*
        what|which ~ steps|step|ways|way ~ to|should|can|will
        kya karu|karun|karna|karein|kare|karen
        upay|upaay|remedy|remedies|tips|advice|suggest|suggestion
        kis|kahan ~ dhyan
        dhyan ~ kis|kahan|du|dun|dena
        dhyan|khayal|khyal|savdhani|savdhaani rakhu|rakhun|rakhna|rakhe|rakhen|rakhein|bartu|bartun|barte|bartein
        """
    )
    static let kaise = patterns("kaise|kese")
    /// “kaise rahega” tells of a time, “kaise log” of people.
    static let kaiseState = patterns(
        "kaise|kese ~ hai|hain|hoga|hogi|honge|rahega|rahegi|rahenge|raha|rahe|tha|thi|jayega|jaega|jayegi|jaegi|jayenge|jaenge|chalega|chalegi|chalenge|beetega|bitenge|guzrega|guzrenge|log|insan|insaan|vyakti|ladke|din"
    )
    static let how = patterns("how do|can|should|could|would i|we\nhow can\nwhere should|do|can i|we")
    static let other = patterns(
        """
        does|do|did|is|are ~~ love|loves|like|likes|miss|misses|missing|want|wants|think|thinking|care|cares|avoiding|ignoring ~ me|us
        does|do|did|is|kya ~ love|loves|like|likes|miss|misses|want|wants|think|thinking|care|cares|feel|feels|interested|trust|trusts|respect|hate ~ me|us
        is|are|was he|she|they ~ into me
        has|have feelings|crush ~ for|on me
        will|would he|she|they ~ love|like|miss|want|trust|forgive ~ me|us
        does|do|did he|she|they ~ love|like|miss|want|think|care|feel
        feel|feels|think|thinks about|for|of me
        if|whether he|she|they ~ loves|love|likes|like|misses|wants ~ me
        will|would|is|has ~ ex|he|she|they ~ marry|marrying|date|dating|find|found ~ someone|somebody|another|else|other
        compatible|compatibility
        nadi|naadi|gana|bhakoot|bhakut ~ same|dosh|dosha|different|hers|his|her
        is|are|was this|that person|man|woman|guy|girl|boy ~ right|one|meant|match|soulmate|made
        is|are|was he|she|we|they ~ right|good|one|meant|match|compatible|serious|happy|soulmate|soulmates|made
        he|she|him|her|my|this ~ the one
        right|good for|one ~ me ~ he|she|person
        is|are _ ~ serious|honest|loyal about|with ~ me
        is|are|am|we|kya ~ good match
        do|are|will we match|compatible|suit|suited
        kundli|guna ~ milan|milti|match
        between us
        and i|me|main ~ suited|compatible|match|alike
        what about him|her|them
        kya _ mujhe ~ pyar|pyaar|pasand|chahta|chahti|yaad|miss
        woh|wo|vo|us|ladka|ladki|kya|pati|patni|biwi|husband|wife|boyfriend|girlfriend|bf|gf ~ mujhse ~ pyar|pyaar|pasand|prem|shaadi|chahta|chahti|yaad|sochta|sochti
        woh|wo|vo|us ~ mujhe|mere ~ pyar|pyaar|pasand|prem|shaadi|chahta|chahti|yaad|sochta|sochti
        uske|unke|uska|unka|uski mann|man|dil|bare|baare|sath|saath
        hum dono
        humari|hamari|hamara ~ jodi|kundli|banegi
        jodi
        """
    )
    static let otherToo = patterns("about|for|with him|her|them\nare we")
    static let whichTime = patterns(
        "which|what|best|kaunsa|konsa year|month|months|age|week|time|period|phase|decade|mahina|saal\nkaun sa|si|se saal|sal|mahina|mahine|varsh"
    )
    static let whenWord = patterns(
        "when|kab|wen|whn\nkis|kaunse|konse|kaunsa|konsa|kaun|which|what mahine|mahina|saal|sal|month|year|varsh"
    )
    static let happening = patterns(
        """
        what|whats is? going on
        what did|does|will _ mean|bring|hold ~ for|to me|us
        what ~ happen|happening|happens ~ to|in|before|next|by|with|this|after|for
        whats|what ~ coming|ahead|await|awaits
        what is next ~ for|in
        what|how|where|things|it ~~ going to be
        kya hoga|honewala|hone
        kya|kaunsa|konsa|kaun ~ badlav|badlaav|parivartan ~ aane|aayega|aaega|ayega|aayenge|hone
        kya ho sakta
        """
    )
    static let whether = patterns(
        """
        will|should|can|could|would|shall|is|are|am|do|does|did|has|have|may|might i|we|my|it|there|this|he|she|they|the|our|a|that|you|life|love|things|work|money|changing|moving|being|buying|business
        will|should|can|shall|could
        kya
        chahiye
        any|koi
        thinking|planning|hoping|want|wants|wish|wishes|plans|hopes|dream of|to|about
        good|bad|wise|great idea
        what if i|we never
        chahta|chahti|sochta|sochti|soch hu|hun|hoon|raha|rahi
        start|open|launch|buy|sell|quit|join|switch|propose|apply|accept|leave
        yog|yoga|chance|chances|likely|possible ~ hai|hain|of|to|that|kya
        milega|milegi|hoga|hogi|lagegi|lagega|banega|banegi|aayega|aayegi|payega|payegi|paunga|paungi|hoge|jaunga|jaungi|karu|karun|lun|lu|lau|du|dun|loon|jau|jaun|paaunga|paaungi|hogaa|mil|honge|badhegi|badhega
        is|am|are|do|does
        """
    )
    static let describe = patterns(
        """
        describe
        who am i
        what am i ~ good|bad|best|worst|strong|weak at|in|with
        what am i here|alive for
        how do|does|am|are others|people|i|they ~ see|seen|perceive|perceived|view|viewed
        what is|are|was|were ~~ like
        what will|would he|she|my|our? son|daughter|child|kid|boy|girl|beta|beti? become|be when|after? he|she? grows?
        son|daughter|child|kid|beta|beti ~~ kya banega|banegi|karega|karegi
        what ~ born|meant to|for
        uddeshya|uddeshy|maksad|maqsad|lakshya ~ kya
        am i a|an ~ person|type|kind|soul
        am i a|an|naturally|really|too|by? introvert*|extrovert*|shy|lazy|stubborn|emotional|loner|empath|jealous|patient|selfish|ambitious|practical|sensitive|moody
        know|hear|read|see ~ about ~ my|me
        tell|batao|bataiye|bataye|bataaiye ~ about|me|bare|baare|something
        bare|baare ~ batao|bataiye|bataye|kya
        how is|are|looks|look my|our|the|things
        what|which kind|type|sort
        what is|are my|the|our
        who is|are my|the
        kaisa|kaisi|kaise
        kis tarah|prakar
        what do|does|did the? stars|planets ~ say|says
        what ~ my chart|kundli|horoscope|stars|planets say|says|show|shows|mean|tell
        meri kundli ~ kya
        """
    )
    static let what = patterns(
        """
        what|whats|which|who|where
        kya|kaunsi|konsi|kaunsa|konsa|kaun|kahan
        meaning|mean|means|matlab|arth
        tell|explain|show
        am|do|is|are i|my|there|the
        """
    )
    static let person = patterns(
        "about her|him|them|wife|husband|partner\nfor her|him|them\nwith her|him\nuske|unke|uska|unka bare|baare|liye|sath|kya"
    )
    static let yes = patterns("yes|yeah|yep|haan|ha|han|ji|please|ok|go")
    static let doubt = patterns("really|sure|certain|pakka|sach")
    static let goesWell = patterns(
        "will|would|is|does it|this|that|they|things|everything going? to? go|be|turn|work|end out? well|fine|good|okay|ok|smoothly|alright"
    )
    static let bareHow = patterns("how|kaise|kese")
    static let more = patterns(
        "more\nexplain\ndetail|details\nelaborate\nhow come\nhow so\nmatlab\nwhat do you mean\nhow do|can|did you|i know|tell|say\naur batao\nwhere|how ~ it|that|this ~ chart|kundli"
    )
    static let whichPeriod = patterns("which|what|kaunsi|konsi|kaun dasha|mahadasha|antardasha|period|dashas")
    static let pronouns = patterns(
        "this phase|situation|problem|issue|matter\nhe|she|it|that|then|her|him|them|instead|exactly|else|same|uske|uska|unka|iska|iske|usme|phir|uski|iski|unke|yeh|ye|us"
    )
    static let opening = patterns(
        "and|aur|but|so|or|yes|haan|why|ok|then|lekin|par|toh|to|phir|fir|kyu|kyun|kyon|really|sure|after|before|if"
    )
    static let about = patterns("what|how about\nwhat if")
    static let turn = patterns("what|how about\nand\naur\nor\nbut\nfor")
    static let hindiTurn = patterns("ke|ki bare|baare ~ kya|mein\naur _ ka|ki|ke\nuske|iske baad")
    static let persons = patterns(
        "i|me|my|mine|we|our|us|mera|meri|mere|mujhe|main|mai|mein|hum|hamara|he|she|her|him|his|they|apna|apni|apne|should|this|that|it|aap|humein|hamein|humare|meine|maine|mujhse|myself|settle|settling"
    )
}
