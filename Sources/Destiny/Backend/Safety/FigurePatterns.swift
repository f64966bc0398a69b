/// What sounds grave and is not.
extension RefusalPatterns {
    /// Figures of speech, and things that are spoken of as if they lived: taken out before anything is looked for.
    static let harmless = """
        %mourned is|are|was|has|just|recently|suddenly? dead|died|deceased|passed away? and|i|can|could|should|when|where|what|how|#|last|two|three|five|years|my|is|will|a|the|who|in|on|at|from|want|which|he|she|we
        neighbour|neighbor|boss|colleague|tenant|landlord died|expired
        %mourned expire|expired ho %gaya
        unke|uske marne|guzarne ke|k baad|bad
        after|since my|his|her|our|their fathers|mothers|dads|moms|mums|grandfathers|grandmothers|husbands|wifes|uncles|aunts|brothers|sisters|friends death|demise|passing
        dead set|lift|lifts|lifted|lifting
        chai|chay|chaay|coffee|kaafi|paani|pani|doodh|dudh|lassi|juice|sharbat|milk|hookah|hukka|rasam peet*|pit*|pee|pi|piya|piyo
        stopped|stop|quit|no stalking|following me
        rishta|rishte|shaadi|shadi|dosti|naukri|nokri|business|dukaan|dukan|company|ghar ~ bachega|bachegi|bachenge|bach ~ ya|kya|nahi|payenge|jayega|jayegi|jayenge|paenge|payega|payegi?
        he|she|they died|passed away? in|on|last|#|two|three|five|years|at|from|of
        his|her|their|the|moms|mothers|fathers|dads|husbands|wifes|grandfathers|grandmothers grave|graves|ashes|asthi|funeral ~ he|she|they died
        %mourned|uske|unke ji? ki|ke maut|mrityu|death|dehant|nidhan ho|ke|k baad|bad|%gaya|chuki
        %mourned|woh|wo mar|guzar|gujar|chal %gaya|basa|base|basi
        ladka|ladki kahan|kaha|kaisa|kaisi|kis se|ki|tarah? ~ hoga|hogi|milega|milegi
        taane|tane|taana|tana|jhaad maar*|mar*
        make|makes|made|making something|anything|somebody|someone|nothing|much of|out myself
        share|shares in|of|for ~ house|home|land|farm|property|business|firm|bill|bills|rent|work|estate|inheritance|costs
        his|her|their|my|our|your share
        overdose|suicide|crisis|poison|abuse|violence|trauma|grief prevention|control|counsel*|therapist|helpline|hotline|awareness|response|centre|center|nurse|unit|team|training|volunteer|research|studies
        beat|beats|beaten me|us|him|her|them to
        eaten|buried|skinned alive by|in|with|under
        slapped|hit|slammed with|by a|an|the? fine|fines|notice|tax|taxes|bill|bills|penalty|charge|fee|fees|audit|ban
        hurt|hurts|hurting|bruised|bruise her|his|their|my|your|our feelings|ego|pride|sentiments
        hurts ~ too much to stay in|at|with ~ job|company|office|team|firm|role|city
        this|my|the life of
        get|gets|getting|got|receive|recover|return|give|gives my|our|the|his|her|some|all? money|cash|loan back
        leave|leaving|quit|end|ending this|my life in|at|as|of
        luckiest|happiest|softest|sweetest|proudest|richest|kindest|funniest man|woman|person|girl|guy|husband|wife|mother|father alive
        laughed|laughing|laugh ~ almost|nearly died|dying|die
        pitra|pitri|pitru|pitr|pitta dosh|dosha|shanti|paksh|paksha
        i|we will|would die on|of ~ stage|haha|lol
        last|final working|office|school|college day|days
        dead investment|asset|assets|money|capital|shop|plot|property
        my|our|his|her|their|in old age
        h1b|hib|visa|mhada|dda|cidco|flat|plot|housing|school|seat|green|allotment ~ lottery|lotto|lotery
        lottery|lotto|lotery for h1b|hib|visa|flats|plots|seats|admission
        fund|funds|funding me|us|my phd|studies|education|degree|course|research?
        filed|file|filing|applied for mutual
        mutual me|mein|mai|se ~ sign|divorce|talaq|talak|consent
        boy|girl|ladka|ladki from
        sleeping|sleep|slept with my|the|a face|light|lights|fan|dog|phone|pillow|socks
        kaksha|class|school|meeting|sabha ~ hath|haath uth*
        hath|haath uth* ki himmat|himat
        kis|kitni|kitne|kaunsi|konsi|kaun si? umar|umr|umra|age me|mein|mai|pe|par
        umar|umr|umra|aayu # hai|saal|sal|ki|varsh
        invest|investing ~ friendship*|friends|family|people|marriage|community|craft
        trade|trading|deal|dealing ~ spices|textiles|goods|grain|cloth|handicrafts|antiques|furniture|books|tea
        swept|knocked|blew|blown me|her|him? off|out|away
        kill|kills|killed|killing|drive|hurt himself|herself|themselves ~ working|over|for|at|with|work|laughing
        die|died|dying laughing|giggling
        hits|hit me|us with ~ work|tasks|task|questions|emails|deadlines|targets|news|homework|meetings
        be over with
        do|take|stand|bear|handle this|the|my|that|his job|commute|work|course|shift|heat|diet|house|city|internship|weather|traffic|schedule anymore|any|longer?
        mar|maare gaye|gaya|gayi %thing|deadline|exam|kaam|traffic|mehngai ke|ki|me|mein|se
        beta|bete|beti|ladka|ladki ~ settle|setal|set|kamyab|kamyaab|safal|pass|paas|bada|badi|select|engineer|doctor|officer hoga|hogi|honge|banega|banegi
        team|side|we|party|club got|get|were|are|was beaten|crushed|thrashed|hammered
        dropped|drop the bomb
        %thing ~ survive|survives|last|lasts|live|lives
        hurt|hurts me badly|deeply|lot
        %thing is|are|was|were|been pure|total|absolute|sheer|real|such? murder|murderous|killing|killer|killers|death|deadly
        a|the|my|this|our|total|complete dead %thing|duck|ducks|horse|ringer|giveaway|parrot
        %thing is|are|was|has|just|yet|completely|nearly|almost? dead|dying|died|dies
        %thing mar|maar gaya|gayi|gaye|raha|rahi|rahe|chuka|chuki
        %thing ~ maar|mar dalta|dalti|dalte|deta|deti|dete|dalegi|dalega|dega|degi
        %cause se|ke|ki mare|maare? mar|maar gaya|gayi|gaye|raha|rahi|rahe|jata|jaata|jate
        marne|maarne marane|maarne|maarane wala|wale|wali
        make|makes|made|making a killing
        would|will|could|can die for a|an|some|this|that|the
        %thing ~ went|gone|going|goes ~ dead
        shoot|shot|shooting ~ in the? foot
        %thing ki? ~ jaan|jan|dam de|tod|nikal chuki|chuka|diya|di|rahi|raha|gayi|gaya
        %topic on|about|around|par|pe ~ killing|killings|violence|crime|crimes|terrorism|war
        kill|kills|killing|killed|murder|murders|murdering the|my|our|this|that|his|her|their|a? old|whole|entire|new? %killable
        %hits|thrashes ~ rival|rivals|opponent|friend|champion|team|him|her ~ in|at ~ %game
        %hits ~ in|at the|a|an? %game ~ %game
        yaad|yaadon|pyar|pyaar|ishq|judai|intezar mein|me mar|mara|mari|mare ja? raha|rahi|rahe
        %topic maut|mrityu|suicid*|hatya|fansi|phansi ke|ki|ka|par|pe|wali
        %topic on|about|around|par|pe ~ suicid*
        %topic on|about|around|par|pe ~ overdose|suicide|murder|murders|poisoning|fansi|phansi|maut|hatya|death|hanging|khudkushi
        overdose|suicide|murder|poisoning|fansi|phansi|maut|hatya|khudkushi|atmahatya ki|ke|ka|wali|wala|wale|par|pe|management saja|saza|short|choti? par|pe? ~ %topic
        dying to see|meet|hug|kiss my his|her|their|little|best|elder|younger? %kin
        last year of|at|in my|the|this? college|school|university|degree|job|course|contract|residency|phd|studies|lease
        death in my|our|the|his|her family
        within|before|after a|one? year|months|month|days of|after a|the|his|her|my? death|demise|passing
        %hits|thrashes me|us ~ in|at|every|each|all ~ match|game|chess|race|set|round|cards|ludo
        dying to know|see|meet|hear|try|go|visit|learn|eat|watch|get|find|travel|ask|be|work|move|start|buy|have
        survive|survives long|the? distance
        dying for a|some|my ~ chai|coffee|break|holiday|vacation|change|drink|cup|job|pizza
        to die for
        never|old|legends|dreams|heroes|love|friendship|habits|dream|hope never? die|dies ~ hard|never
        die hard|heart
        hard|tough to kill
        die|dying|died of|from|laughing laughter|boredom|embarrassment|shame|curiosity|laughing|excitement|happiness
        bored|scared|tired|worried|working|embarrassed|laughing|starving to death
        death by powerpoint|chocolate|meetings
        sick|scared|worried|love|done|loved to death
        death valley|metal|note|star|stare|eater|race|anniversary|certificate|benefit|claim|penalty|card|overs|bowling
        near|brush|after|life and|life|or|like|fear|afraid|scared|meaning|book|books|topic|philosophy|natural of|and|or|or death ~ experience?
        dead end|line|lift|lifts|lock|weight|beat|tired|sea|pan|poets|zone|stock|link|code|serious|simple|center|pool|battery|phone|plant|plants|wood|pixel|relationship|marriage|career|job|account|project|business
        drop dead|dead gorgeous
        brain dead
        maut ka|ke kua|kuan|kuen|kuwa|kuaan
        deadline|deadlines|deadlift|deadlock|deadend|deadpool|deadwood
        walking dead
        cat|dog|pet|puppy|kitten|parrot|fish|goldfish|hamster|rabbit|cow|horse|plant|plants|phone|laptop|battery|car|bike|computer|mobile|engine|bird|project|business|startup|idea|love|romance|conversation|excitement|feelings|hope|spark|relationship|buffalo|hen|chicken|tree|garden ~ died|dead|dies|dying|die|death|passed|passing ~ away?
        death|loss|passing|killed of ~ cat|dog|pet|puppy|kitten|parrot|fish|rabbit
        mother|father|dad|mom|mum|grandmother|grandfather|grandma|grandpa|nani|dadi|nana|dada|papa|husband|wife|brother|sister|uncle|aunt|friend|mummy|maa|pita ~ died|passed|expired away? ~ last|in|when|years|months|two|three|ago|during|recently|yesterday|this|and|i|a|how|of|from
        since|after|losing|lost ~ %kin|cat|dog ~ died|passed|death|expired|passing|demise away?
        after|since ~ died|death|passing|demise of? ~ my|father|mother|husband|wife|dog|cat
        grief|grieving|mourning|griev*|shok ~ for|of|over|after|my|mein ~ death|loss|%kin
        father's|mother's|grandfather's|grandmother's|husbands|fathers|mothers death|demise ~ anniversary|in|last|property|inheritance|two|three|years|ago|shook|changed
        %kin ke dehant|guzarne|jaane|maut|mrityu|guzar ke? ~ baad|bad
        %kin ~ guzar|chal gaye|gaya|gayi|base|gye
        inheritance|will|property|pension|insurance|claim|money ~ after|on death|demise ~ of
        kill|killed|killing|kills|killin it|time|two|the|my|birds|vibe|vibes|mood|boredom|bugs|weeds|process|bill|germs|mosquitoes|cockroaches|pests|rats|my ~ interview|exam|presentation|at|birds|competition|stage|two|boredom|bugs|audition|speech|test|show|mood|vibe|dance
        killing|kills|kill|killed it|me ~ at|in|with ~ interview|exam|presentation|work|stage|audition|dance|gym|performance|curiosity|suspense
        curiosity|suspense|workload|work|diet|back|feet|boss|traffic|commute|job|schedule|deadlines|heat|shoes|office|targets|syllabus|wait|stress|silence is|are ~ killing|kills me
        kill|killing for a|an|some|my
        dye|dyes|dyed|dyeing her|his|my|your|our|their|the? hair|hairs|beard|moustache|saree|dupatta|shirt|wool
        kill|killing|kills|murder time|this|that|my ~ on|during|in|presentation|interview|exam|speech|stage|waiting|sade|train
        kutta|kutte|billi|gaay|gai|tota|janwar|paudha|phone|battery ~ mar|mara ~ gaya|gayi|gaye
        bhai|dost|papa|mummy|dadi|nani|dada|nana|chacha|father|mother|friend ~ mar|guzar|chal gaya|gayi|gaye ~ %i|udaas|dukhi|tha|the|thi
        mar|march tak|ke|ki|me|mein|se ~ job|naukri|lag|result|exam|milega|hoga|jayegi|shaadi|shadi
        boss|client|manager|company|team|they|investor|investors|bank|parliament|government ~ kill|kills|killed|killing the|my|our|this ~ project|deal|plan|idea|budget|proposal|feature|show|bill|app|product
        could|would|can murder a|an|some
        dead boring|tired|slow|serious|sure|end|beat|weight|line|silent|lock|straight|right|heat|stock
        mar mit|mita|miti|mitna|mitunga|jaunga|jaungi ~ pyar|pyaar|prem|ishq|uske|unke|us|smile|hasi
        mar mit
        be the death of me
        beti|beta|bete|ladki|ladke|son|daughter ki|ka|ke shaadi|shadi|vivah|rishta|naukri|job|padhai|exam|pariksha|career|kariyar|admission
        shoot|shoots|shot my|your|his|her|a shot
        career|business|market|industry|language|trend|degree|field|hobby|project|app is? ~ dead|dying ~ in|now|or|for|these
        maar padi|pade|pad|padegi
        garmi|thand|sardi|barish|mehngai|mandi ~ maar|mar degi|dega|dalegi|rahi|raha
        stock|stocks of ~ handmade|soap|soaps|books|clothes|goods|shop|store
        kaam|bojh|tension|garmi|thand|traffic|boss|load|padhai|syllabus|office ~ maar|mar raha|rahi|rahe|dala|daala|dalega
        exam|interview|result|paper|test|deadline|assignment|viva ~ mar|maare gaye|gaya|gayi
        killer app|instinct|deal|idea|whale|look|smile|resume|workout|cv|body|dress|portfolio
        painkiller|lady|serial killer business|company|show|podcast|novel|series|documentary
        murder mystery|mysteries
        kill|killing the|two birds|mood|vibe
        murder|crime mystery|novel|fiction|stories|thriller|podcast|documentary|scenes
        suicide squad|bomber|prevention|hotline|helpline|awareness|door
        shoot|shooting|shot a|the|my|our|for|some|in|photo|photos|wedding|film|video|hoops ~ film|video|movie|photo|scene|wedding|moon|documentary|goal|top
        hang|hanging|hangs out|with|around|there|on|in|up|paintings|pictures|picture|curtains|lamp
        cut|cutting|cuts my|off|down|back|the|ties|hair|nails|carbs|sugar|costs|spending|losses|vegetables|cake ~ hair|nails|costs|carbs|sugar|losses|spending|vegetables|cake|ribbon|salary
        cut|hurt|burnt|burned|injured|hit|harm|kill myself ~ while|accidentally|cooking|shaving|chopping|gym|playing|football|cricket|running|slack|some
        cut|cutting|cuts myself ~ some|slack|off|loose
        hurt|hurts|beat|beating|kick|kicking|kicked|punish|killing|kill myself over|for|about|working|at|with ~ eating|mistake*|failing|gym|losing|exam|not|missing|past|work
        push|stretch|drive|overwork|exhaust|burn|sell|starve|hurt|kick myself ~ too|harder|out|short|hard|work|overtime
        jump|jumping|leap|jumps ~ ship|on|into|to|for|in|rope|higher|bandwagon|job|start|queue|joy ~ business|startup|joy|conclusions|bandwagon|career|role|company|industry|marriage|relationship|jobs
        bungee|bungy|base|high|long|ski|parachute jump*|diving
        jump|jumping off ~ bungee|diving|point
        not|never|wont|doesnt|dont|didnt|isnt let|lets|letting|allow|allows|allowing me|us|her|him to? go? out? to|for|a? work|job|study|studies|college|office|dance|gym|classes|driving|hostel|arts|commerce|science
        burn|burns|burnt|burned the|my|a|every? toast|rice|food|roti|rotis|dal|candle|candles|incense|calories|cake
        degree|course|college|naukri|job|dasha|mahadasha|loan|visa|lease|contract|sati me|mein|ke|ki|ka kitne|kitna saal|din|mahine|samay|time bache|bacha|baki|baaki
        bridge loan|course|engineer|engineering|design|gap
        end|ending|finish|ends my|this|the|our|it|things ~ relationship|marriage|job|friendship|contract|lease|engagement|partnership|course|degree|phd|internship|notice|career|subscription|day|loan|debts|year|studies|relation|education|book
        end|ending it|things with|between|to ~ him|her|boyfriend|girlfriend|us|bf|gf|fiance|partner
        finish|finishing|quit|end|ending|take|leave my job|studies|degree|course|book|work|college|school|thesis|business|corporate|army|city|hostel|family|home
        tired|sick|fed|bored|done up? ~ of|with living ~ in|with|at|on|alone|here|away|under|abroad|apart|far|separate|together|paycheck|out|like
        tired|done|finished|sick|fed|over up? of|with ~ corporate|city|hostel|hectic|married|single|office|this ~ life|living
        no point|use|reason|sense ~ living|staying|live ~ in|with|at|here|apart|abroad|together
        cant|dont|not|want|will|should|wish|like|how|when|can ~ live|living|exist|survive ~ in|with|at|on|alone|abroad|here|together|near|apart|separately|without|under|like|peacefully|happily|there|separate|my|a|independently|from|overseas
        how|long|many|years ~ live|stay|living|lived|survive|last|living ~ in|at|here|abroad|with|near|alone|together|on|there|away|apart ~ usa|canada|india|delhi|mumbai|dubai|city|parents|inlaws|job|company|hostel|house|flat|abroad|london|australia|germany
        how|long|will ~ this|job|marriage|relationship|business|period|phase|dasha|mahadasha|sati|company|project|love|bond|friendship|startup ~ last|survive|continue
        will|can|does|how|when ~ my|our|the|this ~ job|marriage|relationship|business|company|startup|love|friendship|project|career|shop|plant|deal|firm|career ~ survive|die|last|live|make
        survive the|this|my|another? layoff*|layoffs|probation|competition|recession|market|office|engineering|semester|college|boss|hostel|first|pressure
        live|living life|together|abroad|separately|alone|peacefully|happily|independently|long distance
        long|live distance
        how|much|many ~ time|days|months|years ~ left|remaining ~ exam|exams|notice|dasha|mahadasha|contract|period|sade|semester|visa|until|before|sati|job|this
        how|much|many ~ time|years|days|months|dasha|mahadasha|period|sati ~ left|remaining ~ in|of|for|before|on ~ my|this|the ~ dasha|mahadasha|period|sade|exam|visa|contract|notice|degree|course|semester|sati|loan|shani|saturn|rahu|jupiter
        dasha|mahadasha|sati|period|antardasha ~~ left|remaining|years|days|months|long
        beat|beats|beating|beaten the|my|our|this|up|stress|me|him|her|heat|odds|competition|rival*|procrastination ~ competition|competitors|odds|traffic|record|target|stress|laziness|heat|rivals|chess|game|exam|race|badminton|cricket|cards|ludo|tennis
        beat|beats|beaten|thrashes|thrashed|hits me ~ at|in ~ chess|cards|tennis|badminton|cricket|games|game|ludo|carrom|table
        hit|hits|hitting the|my|rock|a|by|it|his|her|on ~ gym|targets|target|deadline|deadlines|goals|goal|bottom|road|ceiling|big|jackpot|market|recession|layoffs|pandemic|flood|snooze|off|wall|milestone|inflation|covid
        hit|beaten|affected by ~ layoffs|recession|pandemic|inflation|stress|lockdown|covid|flood|market
        hit|kicks|kicked|kick ~ off|on|start|goal|ass
        punch|slap above|line|clock|weight|sticker
        heart ~ beat|beats|beating
        abuse|abusive|violence ~ of power|counsellor|counselor|studies|prevention|survivors|ngo|lawyer
        substance|drug|alcohol abuse
        rape ~ seed|oil
        pills|tablet|tablets|medicine*|poison|acid ~ business|company|factory|shop|packaging|sales|pc|computer|android|reflux|drawing|ipad|samsung|ivy|manufacturing|plant|rain
        samsung|android|drawing|graphic|new|buy|gaming|wacom tablet|tablets
        bitter|chill pill
        swallow ~ pride|words|ego|anger
        overdose of|on ~ sugar|work|caffeine|coffee|chocolate|positivity|news|social|love|sweets|netflix|movies
        acid|kerosene test|rain
        had|ate|took|taken|drink|drank ~ enough ~ job
        took ~ medicine|medication|pill|tablets as|prescribed|on|for ~ time|cold|fever|headache
        insurance|cover|policy ~ death|life
        get|got|getting|move|come|cope|deal|help|comfort ~ over|on|with|after ~ death|loss|passing|demise of
        what|whats is? the purpose|meaning of my? life
        purpose|meaning of my? life|birth|existence
        death of ~ %kin|friend
        life insurance|sciences|science|coach|coaching|partner|cover|style
        mar|march 2020|2021|2022|2023|2024|2025|2026|2027|2028|2029|2030|31|1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30
        1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30|31|in|from|till|until|by|before|after|next|this mar
        married|marriage|together|work|working|experience|job|service|relationship|service|been|for|after|over|of|last|past|next|every|in ~ 1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|five|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen years|year|yrs|saal|sal|months|months|days
        1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen years|year|yr|yrs|saal|sal of|ago|ki|se|relationship|experience|later|gap|difference|older|younger|career|since|plan|contract|apart|elder|senior|junior|bad|baad|pehle|pahle ~ shaadi|shadi|marriage|job|service|relationship
        child|children|kid marriage ~ law|prevention|ngo|awareness|act
        jaan|jan pehchaan|pehchan|pahchan|pahchaan|karni|kari
        jan 1|2|3|4|5|6|7|8|9|10|11|12|13|14|15|16|17|18|19|20|21|22|23|24|25|26|27|28|29|30|31|2026|2027|2028|2029|feb
        meri jaan|jaan
        maar|mar khata|chalang
        mann|man|dil nahi|nahin|nhi lag|lagta|lagna
        baazi|baaji|bazi|shekhi|jhapki|chakkar|chhalang|selfie|ghanti|line|gappe mar*
        mehnat|mar mar ke|mar|kar|ke
        guru|pandit|sir|baba|mata|aap|ji ji
        judge|judging|judged|judges my|a|the|other|by? people|me|others|book|character|too|myself|wrongly
        become|becoming|be|exam|for|as ~ judge|magistrate|lawyer
        tennis|basketball|badminton|squash|food court
        case study|studies|worker|manager
        stock|stocks ~ clerk|taking|room|photography|keeper|manager
        share|shares my|our|his|her|a|the|with|your|room|house|flat|ideas|feelings|office ~ feelings|ideas|room|news|thoughts|father|brother|house|flat|work|inheritance|property
        brother|sister|sisters|brothers|equal|fair|my|father's|his|her share ~ in|of ~ property|land|inheritance|house|business
        invest|investing|investment time|energy|effort|myself|banking|banker ~ in?
        invest|investing ~ time|energy|effort|myself|education|relationship|health|learning|skills|emotionally
        bet you|your|better
        you|best|better|safe bet
        on|right|fast|back|running|sound|career|wrong|same|race|job ~ track ~ in|with
        track record|changes|my|and ~ progress|habits|health|spending|field|expenses
        sound|music|eye|fashion|career|race|soundtrack track
        track my
        different|heat|sun|brush|breast|swimming|back stroke*
        pregnant pause
        baby|babies names|sitter|sitting|products|photography|care|shower|clothes|steps
        food|pizza|parcel|package|home|product|project delivery
        girl|boy|son|daughter|children's ~ hostel|school|band|scout
        boyfriend or girlfriend
        secretly|secret ~ love|admirer|like|crush|recipe|santa|marry|married|planning|superstar|wish|talent
        fertile|fertility land|soil|clinic|ground|nurse
        disease* free
        operation*|opreshan|oparesan|opareshan|apreshan theatre|theater|thietar|thiyetar|thiatar|thietr|room
        operation* manager|management|research|head|executive|team|lead|analyst|job|role|director|department|associate|theatre|theater
        co|business|bank|banking|it operation|operations
        vaccine|insulin|drug|medicine* ~ sales|company|research|startup|shop|wholesale|distribution|manufacturing|business|store
        surgical strike|equipment|instruments
        cancer|aquarius|leo|pisces|virgo ~ zodiac|sign|lagna|ascendant|moon|rising|sun|rashi|horoscope|man|woman
        moon|sun|lagna|rising|ascendant|sign|zodiac|rashi|planet|saturn|jupiter|mars|am|a ~ in|is|cancer ~ cancer
        moon|sun|saturn|jupiter|mars|venus|mercury|rahu|ketu|lagna|ascendant|rising in|is cancer
        am a cancer
        cancer moon|rising|ascendant|lagna|rashi|sign|sun|man|woman|season|constellation|research|hospital|lab|foundation
        """

    /// Masks that name a profession and a thing of it.
    static let professional = """
        domestic|child|sexual violence|abuse|protection|rights ~ %profession
        %profession ~ domestic|child|sexual|criminal violence|abuse|protection|rights|law|lawyer
        criminal|family|divorce|property|civil lawyer|law|advocate|barrister
        pick|choose|choosing|take up|go for|study ~ surgery|medicine|law ~ or|as|ya
        surgery|medicine|law ~ or|ya ~ dermatology|radiology|engineering|paediatrics|pediatrics|commerce|arts|business|medicine|law|mba
        %profession or|ya surgery|medicine|law|court|operation
        surgery|medicine|law|dawa|medical or|ya %profession
        dawa|dawai|medical|pharma|medicine ~ company|kampani|dukan|shop|store|business|vyapar|factory|sales
        study|degree|career|job|work|working|course|specialise|specialisation ~ in ~ surgery|medicine|law|cancer|disease
        police|prison|jail officer|job|constable|exam|inspector|superintendent|sub|bharti|guard|warden
        court clerk|reporter|job|stenographer|steno|marriage|wedding|registrar|typist|manager
        dawa|dava|dawai|medicine|drug|medical pratinidhi|representative|rep|vikreta|distributor
        dukan|shop|store|company|factory|business|vyapar|kampani ~ dawai|dawa|medicine|medicines|medical
        loan officer|department|manager|job|agent
        bank|home|car|education|student loan ~ repay|pay|clear|off|free|over|closed
        repay|clear|close|finish|pay|off|rid|khatam|chuka|chukana|utar ~ loan*|debt*|karz|karj|emi*
        loan|karz|karj|debts|debt ~ repay|clear|khatam|chuk*|utre*|mukti|chhutkara|chutkara|bahar|nikl*|free|over|pay|paid|close*|utar*|utrega
        """

    /// What no pattern stops and the scorer, where it is not sure, takes for grave: dislike, and leaving a job.
    static let ordinary = """
        laws|inlaws|saas|sasur|sasural|nanad|boss|manager|colleagues|coworkers|neighbours|classmates|teachers|relatives hate|hates|dislike|dislikes|ignore|ignores|resent|resents me|us|my|our
        dost|doston|saheli|yaar|friend|friends|cousin|cousins ~ nahi|nahin|nhi|not|never|dont|doesnt|stopped bulata|bulati|bulate|milta|milti|milte|puchta|puchti|puchte|invite|invites|inviting|include|includes|call|calls|calling
        landlord|landlady|bank|company|school|society|manager|client refuses|refuse|denies|denied|wont
        what if i|we quit|resign tomorrow|monday|work|job
        what if i|he|she|we was|were|is|am born at|in|on|around|before|after # #? am|pm? instead? of? #? #?
        what if i|we quit|resign my|this|the job|work|company|office|role
        if they|he|she|parents refuse|refuses|disagree|disagrees
        not|never|wont|doesnt|dont|didnt|refuse|refuses to? let|lets|allow|allows me|us|her|him to? go? out? to? work|job|study|take|keep|have|paint|repaint|learn|drive|wear|open|start|join|choose|play|dance|travel|apply|adopt|redecorate|cook ~
        hostel|college|trip|party|videsh|abroad|picnic|tour|bahar nahi|nahin|nhi jane|jaane|janey deti|dete|deta|de
        saari|sari|pura|puri|sab? mithai|laddu|laddoo|biryani|momos|chocolate|cake|jalebi|samose|samosa|pizza|kheer kha|khali|khatam li|liya|gaya|gayi|ki
        baby|child|son|daughter|twins|grandson|granddaughter|nephew|niece|beta|beti ~ born|paida today|yesterday|at|on|last|kal|aaj
        what|which time ~ leave|start|go ~ airport|station|office|work|school|college|interview|exam|flight|train|bus|wedding|meeting
        parents|family|mother|father|mom|dad want|wants|ask|asks me to marry|study but? i? dont|not?
        born in|on|at|around|between|near|by? # _? #? #?
        born on|in? # jan*|feb*|mar*|apr*|may|jun*|jul*|aug*|sep*|oct*|nov*|dec* _
        born in|on _ #?
        how accurate|exact|reliable is my|the chart|kundli|horoscope ~~ born at|around #
        thinking|think|planning|plan|want|wants|thought ~ leaving|leave|divorcing|divorce|separate ~ husband|wife|partner|boyfriend|girlfriend|fiance|marriage
        tell me? if|whether he|she|they love|loves|like|likes|miss|misses me|us
        tell me if|whether i|we should|can|must go|come|stay|attend|take|accept|join|wait|move ~ wedding|party|trip|interview|meeting|function|reunion|job|offer|office|school|college|class|pune|delhi|mumbai|bangalore|goa|abroad|canada|dubai
        give|given|giving me|her|us? away ~~ wedding|marriage|bride
        dying to see|meet|hug my his|her|their|little|best|elder|younger? %kin
        within|before|after a|one? year|months|month|days of|after a|the|his|her|my? death|demise|passing in? my|our|the? family?
        not|isnt|hasnt|hasn|never ~ respond|responding|responded|reply|replying|replied|answer|answering|answered ~ messages|message|texts|text|calls|emails|mails
        how old ~ when|at ~ marry|married|marriage|job|retire|rich|house|child
        is|are he|she|this|that|it person|one? my|the soulmate|twin
        he|she|they|%kin ~ is|are|am|hai|hain # years|saal? old?
        birth|birthtime time|hour ~ wrong|off|exact|accurate|approximate|unsure|correct
        """
}
