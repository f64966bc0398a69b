import DestinyDomain

/// What a chart is not asked, beside what endangers somebody.
///
/// `weak` patterns do not count where a profession or a course is spoken of: “law or medicine”.
enum RefusalPatterns {
    static let harm = """
        kill|murder|hurt|harm|destroy|ruin|poison|curse|hex|punish|stab|shoot|attack|beat|finish|eliminate ~ him|her|them|neighbour|neighbor|boss|ex|enemy|enemies|rival|someone|somebody|husband|wife|brother|sister|father|mother|inlaws|colleague|coworker|people|everyone|family
        black magic|spell
        kala|kaala|kaale jadu|jadoo|jaadu
        vashikaran|vasikaran|vashi-karan|vashikarn
        jadu|jaadu|jadoo tona
        tona|totka|jadutona ~ par|pe|kar*|against
        par|pe tona|totka
        maar|mar ~ dushman|shatru|padosi
        taang|taangein|tange|haath|hath|pair ~ tudwa*|tudva*|tod
        put|cast|place ~ curse|spell|hex
        hex|curse|jinx my|his|her|the|our
        get|getting rid of ~ %kin|woman|man ~ good|forever|quietly|ever
        take|taking|get|getting|badla|seek revenge|lena|leni|lu
        revenge on
        maran|uchatan kriya|prayog|karna
        voodoo
        dushman|shatru|enemy|saas|pati|boss|padosi|padosan|rival ~ ko|ka|ke|se ~ maar|mar|maarne|barbad|khatam|nash|naash|tabah|nuksan
        usko|use|usse|isko|unko ~ maar|maarne|barbad|khatam|tabah dalu|dalun|du|dun|ka|ke|karna|karu|daalu
        barbad|tabah ~ karna|karne|karu|karun
        bomb|gun ~ make|buy|build|shoot
        plan|planning|planned|preparing something|smth for my|our|the school|college|classmates|teachers on|this|tomorrow|tonight|next
        kill|kills|killing|murder|murdering
        enemy|enemies|rival|dushman|shatru|ex|boss|neighbour|someone|him|her|them ~ suffer|suffers|destroyed|ruined|barbad|tabah|cry
        i|will|want|going|should|shall|gonna|plan ~ burn|burning|torch|smash|wreck ~ down? ~ neighbour*|neighbor*|his|her|their|rivals|exs|enemys ~ shop|house|car|home|bike|office|crop|godown|hut
        uski|unki|uska|unka|padosi|dushman|patidar ~ dukan|dukaan|ghar|gaadi|gadi|khet|godam ~ jala|jalana|phoonk*|aag
        bring|take|carry|brought|taking|bringing|smuggle ~ gun|pistol|knife|bandook|chaku|weapon|acid ~ to|into|in ~ school|college|office|class|exam|court|party
        poison|poisoning|zeher|jahar ~ dog|dogs|cat|cats|cow|cows|animals|pigeons|kutte|kutto|birds
        send|sending|hire|hiring|bhej*|bulwa* ~ goons|goon|gunde|gundo|goonda|thugs|hitman|killer|shooter
        goons|gunde|gundo|supari ~ bhej*|bulwa*|du|dun|dena|dedu
        kidnap*|abduct*|apharan|agwa i|the|her|him|a|my|that|kar*|someone
        majbur|majboor|mazboor karke|kar ~ shaadi|shadi|byah|vivah|nikah karna|karni|karu|karun|karunga
        maarne|maarna|marwana|marvana|maar ~ ka|ki|ke|dalu|dena ~ upay|tarika|mantra|yog|shubh
        """

    static let death = """
        live to see|hold|meet|watch
        mera|meri|mere ant samay
        %kin go|goes|going before me|us
        how|what long|much ~~ live|left|alive|survive|remaining
        how many|long ~ year|years|days|months|time ~~ live|left|alive|survive|remaining
        how long do|will|can|does|shall i|he|she|they|my|we|father|mother ~~ live|last|survive|have|alive
        long ~ life|live ~ will|do|does|have|has|father|mother
        my|his|her|father's|mother's|fathers|mothers|husbands|wifes ~ lifespan|longevity|lifetime|lifeline
        life|lifes span|expectancy
        lifespan|longevity
        length of ~ life
        age|date|time|year|day|cause|manner|place|moment of ~ death|dying|demise|mrityu|passing
        death date|year|time|age|yog|yoga|timing|prediction|day
        ant|end ~ kab ~ aayega|ayega|hoga|aega ~ kundli|kundali|chart|mera|meri
        mera ant|antim kab
        chart|kundli|horoscope ~ end|ends|finish|finishes|stop|stops ~ for|at|in|when|my|his|her
        age|year ~ my|his|her|grandads|grandmas|fathers|mothers chart|kundli|horoscope end|ends|finish|finishes|stop|stops
        see|reach|cross my|his|her|their 50th|60th|65th|70th|75th|80th|85th|90th|95th|100th birthday
        make|makes|made it past|till|until|through|to ~ diwali|holi|christmas|winter|summer|year|birthday|wedding|spring|navratri
        kicks|kick the bucket
        when|what|which|will|how|at|does|is|am|predict*|tell|kab|kaise|kitne|kitni|kya|kis|age|year|chart|kundli|show|see|if ~~ %willdie
        %willdie ~~ when|kab|year|date|predict*|chart|kundli|kundali|horoscope|kitne
        when|will|how|going|about|is|kab ~~ pass|passes|passing away|on
        %kin ~ will|going|about|would ~ %willdie
        %kin ~~ maut|mrityu|dehant|marega|maregi|marenge|marne
        %kin ~~ pass away
        my|meri|mere|mera|apni|uski|unki maut|mrityu|death|end|dehant|antim
        will|can ~ %kin ~ survive|live|make|pull ~ it|through|long|year|longer|this|more|surgery|till|until|winter|night
        will|can ~ %kin|i survive|live|outlive
        %kin ~ outlive|outlives ~ %kin|me
        outlive
        survive this|the|next|my|till|until|past
        live ~ to|till|until|past|beyond|upto ~ 60|65|70|75|80|85|90|95|100|old|hundred|age|eighty|seventy|ninety
        die|death ~ young|early|before|soon|accident|sudden|untimely
        untimely|sudden|early|premature death
        accidental death
        akal|akaal mrityu|mrityu
        maraka|marak|marakesh|alpayu|alpaayu|dirghayu|deerghayu|poornayu|ayurdaya|mrityubhag
        ayu|aayu|umar|umr|umra|aayush|aayushya|ayush|jeevankal ~ kitni|kitna|lambi|batao|batai|bataye|hogi|hai|shesh|baki|baaki
        kitni|kitna|kitne ~ ayu|aayu|umr|aayush|lambi|jiunga|jiyunga|jiungi|jiyungi|jiega|jiyega|jiyegi|jiyenge|jienge|jinda|zinda|bachega|bachegi|bachenge|jeeunga|jeeungi|jeena|jina|jee|jeeyega
        kab tak ~~ jiunga|jiyunga|jiungi|jiyungi|jinda|zinda|jiega|jiyega|jiyegi|jienge|jiyenge|saath|jeeunga|jeevit|jivit|bachenge|rahenge
        kitne saal|sal|din|varsh|mahine|barsh ~~ jiunga|jiyunga|jiyungi|bache|baki|baaki|jinda|zinda|jee|ji|jeena|jina|jiega|jiyega|jiyenge|jeevit|jivit|shesh|aur
        bachega|bachegi|bachenge|bach ~ ya|kya|nahi|payenge|jayega|jayegi|jayenge|paenge|payega|payegi
        years|days|months|time ~ left|remaining ~ to|for|live|do|does|has|with|me|him|her|in
        my last day|days|breath|hour|hours|wish|journey|rites
        is|was|will this|it|that be? my|his|her last year|birthday|diwali|winter|summer|spring|christmas
        when ~ dadi|nani|dada|nana|grandma|grandpa|grandmother|grandfather|granny ~ leave|leaves|leaving us|this
        will|would i|he|she|%kin ever|live? to? see 2028|2029|2030|2031|2032|2033|2034|2035|2036|2038|2040|2045|2050|2060
        how much time|longer ~ do|does|has|have|left|left
        is my|his|her ~ end|death ~ near|close|coming
        danger|dangerous|fatal|threat|risk ~ to|for ~ %kin|my|his|her ~ life
        how many|much|long more? year*|time|longer|days ~~ %kin ~ be|with|have|live|us|here
        %kin ~ have|has|lead ~ long|short life
        long|short life or|ya
        antim|aakhri|akhri samay|sans|saans|din|waqt
        %kin ~~ survive|die|dead|dying|death|expire|maut|mrityu|dehant
        die|dies|dying|death|deaths|dead|deth|died|demise|perish
        maut|mrityu|mrutyu|mritu|dehant|marunga|marungi|marega|maregi|marenge|mar|marna|marne|swargvas|maranaa
        how old ~ i|he|she|will ~ live|get|die
        end|death is|near|nearby close|near|coming
        fatal|deadly accident|illness|disease|year
        how long has|have|does ~ %kin|i have? got|left
        meet|meets|see|sees|face|milunga|milungi|milenge ~ yamraj|yama
        yamraj|yamdoot|yamdut kab
        doctor|doctors|dr said|say|says|gave|give|gives|given ~ weeks|months|years|days|time for|to|with? %kin
        doctor|doctors|dr gave|give|gives|given %kin ~ weeks|months|year|years|days
        """

    static let pregnancy = """
        pregnan*
        miscarr*
        concieve|conceive|conceiving|conception|conceived
        baby|bachcha|baccha|newborn ~ healthy|normal|swasth|defect|defects
        ivf|iui|abortion|abort|aborted|sperm|ovulat*|unborn|foetus|fetus|surrogacy|womb
        fertility|infertil*|fertile
        garbh*
        garbhvati|garbhwati|garbhvti
        boy or a? girl
        girl or a? boy
        son or a? daughter
        daughter or a? son
        baby boy|girl|ladka|ladki
        boy baby|child
        be a? he or a? she
        male|female|boy|girl child|baby|issue|heir
        gender|sex of|is|ka|batao ~ baby|child|foetus|unborn|my|kid|next|first|grandchild
        babys|childs|baby|child|kids gender|sex|ling
        will ~ have|be|get|bear|deliver|expect|born|it|give ~ a|another|first|birth ~ son|boy|daughter|girl
        baby|child|issue|it|born|expecting|grandchild ~ be|is|a|as ~ boy|girl|male|female|son|daughter
        son|boy|daughter|girl ~ will ~ born
        when|will ~ i|we|she ~ have|get ~ son|baby boy?
        blessed ~ with ~ son|boy|daughter|girl
        beta|bete|ladka|putra hi chahiye|chahie|ho|mile|dena
        twins ~ boys|girls|boy|girl
        have|having|get|getting|expecting twins|triplets
        putra|putri ~ yog|prapti|hoga|hogi|ratna|kab|sukh|ya
        beta|bete|ladka|putra|larka|bachcha|bacha ~ hoga|ya|hogi|honge|hua ~ beti|ladki|putri|larki
        beti|ladki|putri|larki ~ hogi|ya|hoga|or ~ beta|ladka|putra|larka
        beta|ladka|putra|larka|beti|ladki|putri|larki or|ya beta|ladka|putra|larka|beti|ladki|putri|larki
        beta|ladka|putra|beti|ladki ~ hoga|hogi|paida|janam|janm
        pet|kokh|garbh ~ me|mein ~ beta|beti|ladka|ladki|baccha
        missed ~ period|periods
        get|getting|got my|her period|periods
        period|periods missed|late|delayed
        sure|certain|ensure|avoid ~~ not|isnt|another a? girl|daughter|ladki|beti
        guarantee*|ensure*|assure* ~ a|male|that boy|son
        laxmi|lakshmi or|ya a? kanha|krishna|ganesh|kanhaiya
        pet|kokh|garbh me|mein|mai kya|kaun hai
        """

    static let illness = """
        have|has|get|getting|got|having|is|it|beat|survive|cure|cured|recover*|die|from|of|develop|fight|mujhe|ko|battle ~ cancer|tumor|tumour|diabetes|hiv|aids|leukemia|tb|tuberculosis|cirrhosis|hepatitis|epilepsy|parkinson*|alzheimer*|dementia|malaria|dengue|covid|pcos|pcod|thyroid|asthma|migraine|paralysis|jaundice|arthritis
        cancer|tumor|tumour|diabetes|tb|thyroid|pcos|bp|sugar ~ be|hai|hoga|theek|thik|cured|cure|benign|malignant|hogi|treatment|reports|report|results|test|go|gone|patient
        heart attack|failure|bypass
        brain|paralysis stroke|tumor|tumour|attack|hemorrhage
        my|his|her|father's|mother's|fathers|mothers|husbands|wifes|wife's|husband's|sons|daughters|meri|mera|mere|undergo|undergoing|need|needs|after|before|have|having|upcoming|have|bypass|knee|heart|eye|c|brain|spine|kidney|gallbladder|hernia|cataract ~ surgery|operation|biopsy|transplant|chemo|chemotherapy|dialysis|radiation|angioplasty|apreshan|ऑपरेशन
        surgery|operation ~ be|go|successful|success|safe|date|well|succeed|fail|karwana|karana|kab|karvana|karwau
        operation hoga|hogi|karwana|karvana|karana|safal|kaisa
        %i|mother|father|wife|husband|he|she|papa|mummy|maa ~ operation|surgery|oparation
        stop|stopping|quit|skip|leave|change|reduce|increase|take|taking|start|switch|replace|chhod|band ~ my|the|her|his|these|all|taking|apni|dose|bp|thyroid|blood|sugar|diabetes ~ medicine*|medication*|meds|pills|tablets|insulin|antidepressant*|dose|dosage|treatment|chemo|dawai|dawa|drug|drugs|therapy
        stop|quit|skip|leave|take|taking|stopping|quitting|change medicine*|medication*|meds|insulin|antidepressant*|pills|steroids|chemo
        dawai|dawa|dava|dawaiyan|davai|dawayi ~ band|chhod|chod|chor|le|lu|lun|khana|leni|lena|khau|khaun|kab
        which|what|right|best medicine*|medication|treatment|drug|dawa|dawai|therapy ~ for|should|take|le|will|work
        kaunsi|konsi|kaun dawa|dawai|dava
        diagnos*
        adhd|autis*|dyslexi*|bipolar|ptsd
        what|which|any|serious|chronic|some|my|this|a|have|get|face|incurable|bad|major|mystery disease*|illness|ailment|sickness
        disease|illness|ailment ~ cure*|go|heal|i|get|will|be|me|from|leave|recover
        cured|heal|healed|recover ~ from|of ~ disease|illness|cancer|diabetes|depression|infection|sickness|stroke
        be|get cured
        symptom*
        bimari|beemari|bimaari|beemaari|rog ~ hai|hogi|kya|kab|theek|thik|kaunsi|konsi|se|ki|koi|thik|hoga|lag|ka|jayegi
        mujhe|kya|kaunsi|konsi|koi|meri|meri|mere ~ bimari|beemari|rog|bimaari
        blood|high|low pressure|sugar|bp
        schizophren*|bipolar|ocd
        depression|anxiety ~ pills|medicine|medication|diagnosis|disorder|cure*|treatment|ki|ka ~ hai?
        clinical depression
        kidney|liver|lung|lungs|heart ~ fail*|problem|disease|failure|damage|stone|stones|kharab|transplant
        is|lump|mole|chest|breast|stomach ~ lump|mole|pain ~ cancer|serious|dangerous|heart|in|breast
        chest pain
        hasnt|not|isnt|havent ~ woken up?
        baby|newborn|infant|child|he|she is|are|went|turned|turning blue
        cat|dog|pet|puppy|kitten|cow|parrot|rabbit ~ ill|sick|bimar|beemar|injured
        baby|newborn|infant|child|son|daughter|niece|nephew|grandson|granddaughter|he|she ~ not|stopped|cant|isnt breathing|feeding|waking|moving
        lump in
        biopsy|chemo|chemotherapy|dialysis|mri|ct scan?
        test|blood|scan|biopsy|mri reports|report ~ be|come|normal|positive|negative|ok|clear
        vaccine|vaccinat*|covid ~ take|safe|should|lagwa*|get
        will|when ~ mother|father|wife|husband|son|daughter|papa|mummy|maa|he|she ~ recover ~ from?
        """

    /// Whether somebody comes home from hospital; no scorer clears it.
    static let recovery = SpokenPattern(
        "hospital|hospitalised|hospitalized|icu|coma|ventilator|aspatal ~~ come|comes|coming|home|recover|better|discharged|discharge|wake|okay|ok|theek|thik|ghar|chhutti"
    )

    /// Somebody lies in a hospital; of no job there.
    static let inHospital = SafetyGate.patterns(
        """
        %kin is|are|was|has|s been? still|now|lying|admitted|back|critical? in|to|into|at the|a|an? hospital|icu|coma|ventilator
        meri|hamari|uski|unki man hospital|icu|coma mein|me|par
        %kin ~ hospital|aspatal|icu|coma|ventilator me|mein|mai|main|par abhi|bharti|admit|pade|padi|pada? hai|hain|the|thi|tha|bharti|admit
        """
    )
    static let hospitalWork = SpokenPattern(
        "job|work|works|working|kaam|naukri|management|administration|admin|business|doctor|nurse|surgeon|internship|residency|staff|duty|training"
    )

    /// What is asked after somebody's illness was told: “will she be okay by Friday”.
    static let hope = SpokenPattern(
        "will|can|could|would|does|is|when|kya|kab|wo|woh|vo|%kin ~ okay|ok|fine|well|recover|recovering|survive|live|wake|home|discharged|discharge|theek|thik|better|bach|bachega|bachegi|bachenge"
    )

    static let weakIllness = """
        surgery|operation|medicine*|medication*|insulin|chemo*|antidepressant*|biopsy|dialysis|transplant
        diabetes|cancer|diabetic|tumour|tumor|hiv
        oparation|operasion|apreshan
        disease*
        dawai|davai|dawa
        bimari|beemari
        """

    static let legal = """
        win|lose|winning|losing|won|loose|jeet*|jit*|haar*|result|outcome|verdict|decision|judgement|judgment|favour|favor|fate|end|decided|dismissed ~ case|lawsuit|trial|appeal|court|custody|litigation|suit|mukadma|mukadama|hearing|legal
        judge|court|jury|magistrate ~ acquit|acquits|convict|convicts|sentence|punish|release|free me|us|him|her|my
        judge|court|jury|adalat ~ decide|decides|rule|favor|favour|verdict|side|grant
        who wins|win|wil ~ suit|case|appeal|court|custody
        case|lawsuit|trial|appeal|court|litigation|suit|custody|mukadma|mukadama|hearing ~~ win|lose|won|jeet*|jit*|haar*|outcome|verdict|result|favour|favor|decide*|paksh|faisla|end|dismissed|settled
        go|going|sent|put|land|end|face|escape|spend|released|out|get|avoid|behind to|in|from|of|time|bars ~ jail|prison|bars
        jail|jel|prison ~ hogi|jana|jaana|jaunga|jaungi|yog|yoga|sentence|time|term|se|sajaa|saja|ho|will|release*|term|kab
        get|got|granted|grant|grants|receive|milegi|mil|deny|denied|apply|his|my|anticipatory bail|jamanat|zamanat
        bail|jamanat|zamanat ~ milegi|kab|mil|granted|ho|hogi|get|come|approved|application|hearing|plea
        custody ~ of|battle|my|the|kids|children|child|son|daughter
        get|win|lose|full|have custody
        be|get|found|declared|plead|prove|proved|proven guilty|arrested|convicted|acquitted|innocent|sued
        arrested|convicted|acquitted
        mukadma|mukadama|mukaddma|muqadma|kachehri|kachahri
        court|legal|police|criminal|property|divorce|civil|cheque|land|498a|dowry|alimony case|cases|matter
        498a
        fir ~ lodge*|file*|filed|police|against|darj|register*|case|thana|likh*|kharij|quash*
        police|lodge*|file*|darj|register* ~ fir
        court ~ mein|me|ka ~ faisla|nirnay|case|jeet|jit
        faisla|nirnay ~ court|adalat|mere|paksh|haq|kab|hoga
        adalat
        should|can|will|be i ~ sue|sued|suing
        sue ~ my|him|her|them|company|neighbour|landlord|employer
        settlement|alimony|compensation ~ get|receive|win|case|amount|much|milega
        """

    static let money = """
        lottery|lotto|lotery|lottry|jackpot|casino|gambl*|satta|matka|betting|teenpatti|rummy|dream11|roulette|blackjack|poker
        satte|jua|juwa|juye ~ number|khel*|jeet|paisa|me|mein|lagau|lagana
        winning numbers|number|ticket|digits
        number ~ lucky|win|winning|aayega|lagau|lagega ~ lottery|lotto|today|satta|draw
        place|win|should|bet|my|lose|made a? bet ~ on
        bet|betting on|money|today
        buy|sell|hold|invest|purchase|put|trade|short|book|profit|kharid*|bech*|lagau|lagana|lagao|lagaun|loss|dump|rise|crash|fall|double|which|best|good|pick|up|money|make|win|go|profits|gain|gains|lose|do|from|in|mein|me ~ %money
        %money ~ buy|sell|hold|rise|fall|crash|invest|up|down|good|profit|kharid*|bech*|lagau|lagana|lagao|tip*|today|tomorrow|recover|moon|karu|karun|karna|kare|loss|paisa|now|make|work|price|go|yog|luck|gain|safe|for|me|mein|this
        invest|investing|investment*|reinvest ~ in|my|money|now|today|should|good|best|safe|this|plan|savings|crore|lakh|for|return*|advice|on|idea|a|where|what
        should|where|when|can|best|good|how|what|which|safe|to ~ invest|investing|investment*|reinvest
        nivesh
        paisa|paise|money|savings|rupaye|lakh ~ lagau|lagana|lagaun|lagao|lagane|double|dugna|invest
        share|stock|crypto|commodity|forex|option|options market|markets|bazar|bazaar|trading|tip|tips
        intraday|nifty|sensex|banknifty|bitcoin|dogecoin|ethereum|crypto*|f&o|forex|ipo
        gold|silver|property|plot|land ~ investment|rate|price ~ rise|fall|up|double|buy|good
        take|taking|get|apply|approve*|borrow|lu|lena|loon|le|lun|personal|home|gold ~ loan|loans|emi|karz ~ should|now|le|for|from
        should|can ~ take|borrow|lend|get|apply ~ loan|money|lakh*
        loan|karz|karj ~ lena|lu|lun|loon|le|leni|lene|approve*|pass|milega|sanction*|should
        loan ~ should|take
        lend ~ money|lakh*|to
        which|what|kaunsa|konsa|kaun coin|stock|share|fund
        day trading|trader|trade
        """

    static let surveillance = """
        husband|wife|girlfriend|boyfriend|gf|bf|partner|ex|spouse|he|she|pati|patni|biwi|hubby|fiance|fiancee|crush ~ cheating|cheat|cheats|cheated|affair|unfaithful|disloyal|lying|chakkar|dhokha|dhoka|dokha|bewafa|secret|secretly|betray*|loyal|faithful
        cheating|cheat|cheats|lying|unfaithful|bewafa on|to me
        having|has|secret|extramarital ~ affair|affairs
        affair|chakkar ~ chal*|with|hai
        spy|spying|hack|track|stalk|monitor|snoop on? ~ her|his|my|him|on|their|wife|husband|phone|girlfriend|boyfriend|daughter|son|location|messages|whatsapp
        read|check|see|access|open|hack ~ her|his|wife|husband|wife's|husband's|girlfriend's|boyfriend's|their|uska|uski|wifes|husbands|girlfriends|boyfriends ~ messages|phone|whatsapp|chats|password|chat|email|emails|location|calls|instagram|diary
        get|getting|break|breaking in|into ~ his|her|partners|boyfriends|girlfriends|husbands|wifes ~ phone|whatsapp|account|messages|mail
        messages|message|chat|chats|mobile|phone|whatsapp ~ chupke|chupchap|chupke|chori
        password ~ of|for|her|his|uska|find|wife|husband|ka
        where|with whom|who is|was ~ she|he ~ now|going|today|last|tonight|right|talking|seeing|sleeping|with|meeting
        who|whom is|does ~ she|he|wife|husband|girlfriend|boyfriend|partner ~ seeing|talking|dating|meeting|sleeping|love|with|texting|see|talk|meet|calling|chatting
        she|he ~ sleeping|talking|meeting ~ with ~ someone|somebody|else|another|other
        sleeping with
        password of|for|her|his|whatsapp|phone|instagram
        her|his|wifes|husbands|their ~ password|passwords|whatsapp|chats|location
        husband|wife|boyfriend|girlfriend|he|she|partner|pati|patni ~ another|other|someone|somebody|doosri|dusri|koi ~ woman|man|girl|guy|else|aurat|lover|ladki|aadmi
        doing|does|do ~ behind my
        dhokha|dhoka|dokha ~ de|diya|deta|deti
        kisse|kiske|kisi ~ baat|saath|sath|aur ~ karti|karta|hai|ghoom*
        what|how|tell|know|find ~ neighbour|neighbor|boss|colleague|coworker|ex ~ earn*|secret*|bank|salary|hiding|doing|private
        follow|following|followed her|him|uska|uske|uski ~ bus|home|daily|everyday|car|office|scooter|house|class|tuition
        call recording|recordings ~ kaise|sunu|sunna|sunun|nikal*|get|hear|listen
        find|trace|locate|get|track ~ his|her|their new|current|home? address|location|whereabouts
        """

    static let notAQuestion = """
        system|your|hidden|initial|secret prompt|instructions|rules|configuration|programming|guidelines
        reveal your
        developer|dan|god|admin|sudo mode
        jailbreak
        api|secret key
        repeat|print|show the? everything|words|text|prompt above|before|verbatim
        what were you told
        """
}
