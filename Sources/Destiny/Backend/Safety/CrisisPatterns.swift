import DestinyDomain

/// What people write when somebody's life or safety is at stake, the gravest first.
///
/// Rules of language, not sentences: see ``SpokenPattern`` for how a line is read.
enum CrisisPatterns {
    static let selfHarm = """
        suicid*
        suicide
        suside|sucide|suiside|susaid|suisaid|sui-cide
        sui cide|cidal
        unalive|unaliving
        kill|killing|end|ending|off|offing|hang|hanging|drown|drowning|shoot|shooting|stab|starve|starving|slit myself|meself|yourself|oneself
        kill|hang|drown|shoot|stab|poison|end|murder me please|now|god|already
        kill*|hang*|drown*|shoot*|stab*|poison*|hurt*|harm*|cut|cuts|cutting|burn*|slit*|starv* himself|herself|themselves|themself
        suicide|hanging|zahar|zehar|jahar|fansi|phansi|jaan|jan|latak* ~ dhamki|dhamka*
        stop eating|drinking ~~ dead|die|death|end|starve
        hurt|hurting|harm|harming|cut|cutting|burn|burning|punish|punishing|injure|hit|hitting myself
        kill my self
        hurt|harm|cut|cutting|end my self
        self harm|harming|harmed|injury
        selfharm|selfharming
        end|ending|finish|take|taking|quit|ends|leave|leaving my|this own? life|existence
        taking|take|took my own life
        end it all
        ending it all
        end|ending everything|myself|existence
        end things|it for good|forever|tonight|permanently
        end the|this|my pain|suffering|misery forever|for|permanently|once
        put an? end to ~ me|my|it life|all|everything|myself|misery
        want|wish|like it|everything|all|this to? all? ~ end|be|stop over|forever
        slit|slitting|cut|cutting ~ wrist|wrists|vein|veins
        jump|jumping|leap ~ off|from|infront|before ~ bridge|roof|building|terrace|balcony|cliff|floor|window|flyover
        jump|jumping|throw|lie|step ~ in|infront|under|before|on|onto ~ train|truck|metro|tracks|bus|traffic
        hang|hanging ~ fan|rope|ceiling|noose
        noose|hang me|myself
        i will|shall|should|would|must hang
        i ~ good for ~ nothing
        %want ~ to|of|about|was|were|be|i die|dying|dead|death
        %want ~ dead
        want death
        wish|want to? sleep|vanish|disappear ~ forever|permanently|never
        wish|want|like|better ~ disappear forever|permanently|completely|from
        i should|could|might|just|must|can|may|would just? die
        ready|prepared to die|go|leave this? world
        let me die
        kms
        make me die
        i rather|prefer be? die|dead|dying|death
        wish|if i ~ never|not born|existed|exist|woken|woke
        wish|better|should ~ never|not ~ born
        not wake|waking|woken up anymore|again|tomorrow|ever
        never wake|waking|woken ~ up
        sleep|asleep|bed|eyes ~~ never|not ~ wake
        dont|didnt|cant|not|never|no want|wanna|wish|feel|like|see ~ live|living|alive|exist|existing|here|breathe|breathing|continue|survive
        cant live|go|do|take|keep|continue|bear|carry ~ anymore|longer|like
        cant go on
        cant continue|keep living|going|life|existing
        no|any|without|the|lost|one|see|find|give|cant|cannot ~ reason|point|purpose|will|desire|hope|wish ~ live|living|life|alive|exist|existing|wake|survive
        what|whats the? point ~ live|living|life|alive|exist|existing
        no|any|what|whats the? point|reason|use ~ of|in living|life|alive|existing|going
        nothing|nobody|noone ~ live|living for
        nothing left for|in me|life|here
        life|living|it is|isnt|not|aint ~ not? worth ~ living|it|anymore
        not worth living|life
        why ~ am|should|do|bother i|to ~ alive|live|living|exist|existing|breathing
        why keep|go|continue|bother on|to? living|breathing|existing|live|breathe|exist
        why bother waking|getting up
        plan|planning|plans|planned how ~ end it
        chhat|pul|bridge|terrace|railing pe|par ~ khada|khadi hu|hun|hoon
        bachche|bachchon|bacchon|bacho|maa|papa|biwi|pati ke naam ~ chithi|chitthi|khat likh|chhod
        seedha|sidha upar jaunga|jaungi|jana
        chala|chali jau|jaun|jana|jaunga|jaungi|jata|jati ~ duniya|dunia se
        mere bina sab khush|theek|achhe
        zinda|jinda|jeevit|jivit rehne|rahne|rehna|rahna|rehkar|rahkar|rehke|rahke ~ matlab|fayda|faayda|wajah|vajah|kya|man|mann|ichha|nahi
        nobody|noone|anyone|anybody|who|everyone|everybody|someone|world|family|they|people|wife|husband|parents|kids|friends|him|her ~~ miss|notice|cry|better|happier|care|relieved|mourn|bother ~~ without|if|when|after ~ me|gone|dead|die|died|disappear|disappeared|vanish|vanished|left|exist|existed|around|here
        if i ~ gone|dead|disappear|disappeared|vanish|vanished|died|die ~~ miss|notice|cry|better|happier|care|mourn
        better off without me
        better off dead
        better dead
        world|family|everyone|everybody|they|people|all|kids|wife|husband ~ better|happier|fine|okay|easier without me
        %want|am|was ~ be gone forever|permanently|from
        tired|sick|fed|done|exhausted|bored|weary up? ~ of|with|from being? alive|existing|breathing|life|everything
        tired|sick|fed|done up? of|with|from living
        done|over|through|finished with my? life|living|everything|world
        hate|despise being? alive|living|existing|life
        hate my life
        give|giving|gave|given up on|with my? life|living|everything
        life|existence ~ unbearable|pointless|meaningless|worthless|painful
        my life|existence ~ no|without|zero meaning|purpose|value|point
        i am|feel|became ~ burden ~ everyone|everybody|family|parents|all|people|them
        just a burden
        i ~ worthless ~ die|dead|gone|live|alive
        painless|easiest|quickest|fastest|best|easy|quick|peaceful ~ way|method|death ~ die|death|go|end|kill|suicide
        painless death|way|method
        how many|much ~ %pills ~ die|kill|end|fatal|lethal|overdose
        how many|much %pills ~ needed|enough|required
        lethal|fatal dose
        take|taking|swallow|eat|swallowing|overdose ~ all|on ~ my? %pills
        all my pills|meds|tablets
        overdose ~ on
        overdose|overdosing
        write|writing|wrote|written|left|leave|leaving ~ goodbye|suicide|final|last ~ letter|note|notes|letters|message
        goodbye|farewell cruel? world|everyone|forever
        said|saying my|final|last goodbye*
        this is my? last|final day|night|message|goodbye
        last time you|they|anyone|everyone hear*|see*|sees ~ me
        who|anyone|anybody will|would|ll miss|mourn me
        never|without wake|waking up
        never see|seeing the? morning|tomorrow|sunrise
        peace ~ when ~ over|gone|ends
        weakness|habit|secret|relief ~ i cut
        voices ~ tell|tells|telling|told|say|saying|order|ordering ~ me|things|to
        calling|calls|waiting ~ me|for ~ other side|heaven|beyond|grave
        everything ~ given away
        look|looks|seem|seems|pass like|as an|a? accident
        how high ~ floor|floors|bridge|roof|terrace|fall|jump ~ be|must|to
        hurts ~ too much to go|stay|live|be|keep on|alive|here|breathing|going
        hurts ~ too much to stay|live
        samadhi|santhara|sallekhana|prayopavesa ~ lena|leni|le|lu|lun|loon|take|taking|enter|chahta|chahti|for ~ i|me|hu|hun|din|day|muhurat|date|when|which
        fasi|faasi|phaasi laga|lagana|lagane|lagau|lagaun|lagake
        wont|not|dont be here|around|alive tomorrow|anymore|next|long|much
        rather not be here|alive
        not be? alive anymore
        i ~ no place|future|hope ~ world|me|left
        when will my|this suffering|pain ~ end die|death|dead
        what if i die|died|disappear|disappeared|jump|jumped
        nobody|noone wants me alive|here
        drive ~ off ~ bridge|cliff|road
        join|be|meet|with ~ mom|dad|mother|father|son|daughter|wife|husband|him|her ~ in|on ~ heaven|other|death
        marna|marne|marana|marjana chahta|chahti|chahte|chahata|chahati|hai|chah|hoon|hu|hun
        mar jana|jaana|jane|jaane|na ~ %chah
        marne|marna ~ aasan|asan|tarika|tareeka|upay|rasta|sabse
        jeene|jine|jiya|zinda ~ iccha|ichha|himmat|layak|mann|man|wajah|umeed|ummid ~ khatam|khatm|nahi|nahin|nhi|mar
        bhagwan|bhagvan|ishwar|god|allah|prabhu ~ utha|bula|le le|lo|lijiye|lele
        god|lord please? take|call me
        nadi|nadiya|samundar|kuan|kuen|kua|jheel|talab|river|lake|sea|well ~ me|mein|in|into ~ kud|kood|kudne|jump|doob|drown
        mar|maut ~ se ~ accha|acha|behtar|chain|shanti
        is|iss|ye|yeh|duniya|sansar ~ duniya|mein|me|sansar ~ nahi|nahin|nhi ~ rehna|rahna|jeena|rahana
        rope|blade|knife|noose|razor|gun|pills ~ bought|kept|ready|ordered|arms|wrist|thigh|skin|feel
        bought|kept|ordered|have|got|hidden|arranged a|the|some rope|noose|blade|razor|gun|poison|pills
        scratch|scratching|burn|burning|slice|slicing|carve|cutting|cut my|own arms|arm|skin|thighs|legs|wrist|wrists|body
        pain|suffering|hurting ~ stop|end|over ~ good|forever|permanently|ever
        want|wish|ready|plan|going|thinking|thought ~ stop|end|leave|quit ~ this|the|my world|life|existence|living
        ways|way|how|method* ~ go|die|leave|end|pass peacefully|quietly|painlessly|without|permanently
        not|longer|dont|wont|no ~ alive|exist|existing|living
        take|taking your|ones|own own life
        sin|wrong|allowed|karma ~ suicide|die|kill|end|take ~ life|myself|yourself
        disappear|vanish|gone ~ never|forever|dont come|return|found
        standing|sitting|am on|at ~ roof|terrace|bridge|ledge|edge|balcony|rooftop ~~ jump|fall|end|die
        kill|kills|killing|killed|kil|kiling|hang|drown|stab|shoot ~ myself|self|khud
        i ~ %willdie ~ peace|better|happy|soon|today|tonight|tomorrow|now
        i ~ deserve ~ die|live|alive|death
        i might|may|could|should|would|would|had|better ~ dead|die
        what if i just? quit|end everything
        i ~ feel|felt|feeling ~ like|to dying|dead|die|death
        nobody|nothing|cant|no stop me
        they|everyone|all|family|people ~ happy|happier|relieved|glad|better ~ dead|die|gone|died
        want|wish it|everything|all|this|pain ~ to ~ end|stop|finish
        why|how ~ keep|am|should|continue ~ alive|living|existing
        alive
        mar jana|jaana hai|behtar|accha|acha|theek|sahi|chahiye
        mar jau|jaun|jaau|jaaun|jaoon|jaunga|jaungi|jaunn|jaane|javu|jaata|jata|jati
        mar jata|jati|gaya|gayi to|toh
        mar hi? jaun|jau|jana|jata
        marne|marna ~ %chah
        marne ka|ki|ko|ke tarika|tareeka|upay|liye|bad
        mar|maar jana|dalunga|dalungi|lunga|lungi|lu|lun|dalu khud|apne|main
        khud|apneaap|swayam ~ ko|aap|hi ~ maar|mar|khatam|khatm|nuksan|chot|kaat|kat|jala|fansi|phansi|hani|mita
        apne|apni aap|ko|hi|haath ~ maar|mar|khatam|khatm|nuksan|chot|kaat|kat|jala|fansi|phansi|hani|mita
        zahar|zehar|jahar|jeher|vish|goli ~ kha ~ lenge|lega|legi|lungi|lunga|lu|lun|loon|loongi
        haath|hath|kalai ki? nas|nass|naas|nabz
        leave|leaves|left|exit|depart* ~ by my|his|her|its|ones|your own hand|hands|choice|will
        no|not ~ version|future|world|place ~ with me|without|for
        jeena|jina|jine|jeene|jeenaa|ji|jee|jiya|jeeya ~ %not
        nahi|nahin|nhi|nai ~ jeena|jina|jee|ji|jiya|jeeya|jine|jeene
        jeene|jine|jeena|jina ~ ka|ki|ke|se koi? ~ mann|man|dil|iccha|ichha|matlab|fayda|faida|wajah|vajah|maksad ~ %not
        jeene|jine|jeena|jina ~ se ~ thak|tang|haar|har|ub|oob|mushkil
        jeena|jina|jindagi|zindagi|jeevan|jivan ~ bekar|bekaar|vyarth|bojh|fizool|fijul|narak|saza|mushkil|matlab
        jindagi|zindagi|jeevan|jivan|life|jaan|jan|khel|sab|sabkuch|kahani ~ %endwords
        jindagi|zindagi|jeevan|jivan|life ~ se ~ thak|haar|har|tang|ub|oob|pareshan|bhar|mukti|chutkara|nafrat
        zindagi|jindagi|life ~ nahi chahiye
        jaan|jan|pran ~ de|dena|deni|dedu|dedun|du|dun|dungi|dunga|dedunga
        apni jaan|jan|zindagi|jindagi|life ~ le|lena|lelu|lunga|lungi|de|khatam|khatm
        fansi|phansi|faansi|phaansi|phanda|fanda ~ laga*|lagana|jhul|jhool|lat*|pe|par|chah
        jahar|zehar|zahar|jeher|vish ~ kha|khana|khane|khaa|pi|pee|pina|peena|khalu|kha|khake
        khudkushi|khudkhushi|kudkushi|khudkusi|khudkashi|khudkusy
        atmahatya|aatmahatya|atmhatya|atamhatya|aatmhatya|atmahathya
        atm|aatm|atma|aatma hatya
        mere ~ na|bina|bagair|marne ~ rahne|hone|sab|log|ghar|kisi|baad|se ~ khush|behtar|accha|farak|fark|theek
        mere|main na rahu|rahun|hota|hoti|hone ~ to|toh|se
        mere ~ hone ~ na ~ hone
        duniya|dunia|sansar|jahan ~ chhod|chod|chhor|chor|alvida|se ~ %i|jana|jaana|du|dun|dungi|chala|chali|deni|jau
        is duniya|dunia mein|me ~ nahi|nahin rehna|rahna|jeena
        nas|nasein|naas|nase|nabz|kalai ~ kaat|kat|kaatna|katu
        chat|chhat|pul|building|imarat|balcony|pahad|terrace ~ kud|kood|kudna|kudne|chhalang|koodna
        train|rail|gaadi|truck|patri ~ ke ~ neeche|niche|aage|samne|saamne|aa|let ~ %i|jaun|jau|jana|kud|kood|aa
        kabhi|dobara|phir|fir na|nahi uthu|uthun|jagu|jagun|uthna|aankh
        so|sone|neend ~ kabhi|phir|fir|hamesha ~ uthu|uthna|na|nahi|liye
        maut|mrityu|mout ~ aa|aaye|mil|chahiye|bula|gale|dua|mang|maang|jaaye|de|behtar
        mujhe maut|mar
        bojh ~ hu|hun|hoon|ban|samajhte
        main sab|sabpe|sabke|ghar|parivar ~ bojh
        koi nahi|nahin ~ royega|yaad|rokega ~ mar|jau|jaun|chala|gaya|agar
        agar main ~ mar|na|gayab|chala|chali ~ jau|jaun|rahu|rahun|gaya|gayi|jaunga
        ab aur|mujhse|bas ~ nahi|nahin|nhi ~ saha|sahan|hota|jhel|bardasht ~ jeena|jina|mar|zindagi|jindagi|jiya|khatam
        ab aur nahi saha|sahan|jhela jata|jaata|hota
        reason|point|use|purpose ~ keep|go|continue? breathing|breathe
        saving|saved|collecting|collected|hoarding|hoarded|stashing|stockpil* up? my|all|enough|sleeping|his|her|the|these %pills
        everyone|everybody|they|family|all|parents|husband|wife|kids ~ free|fine|okay|peace|relieved|better|happy ~ once|when|after|if i|im|ill gone|dead|am|die|vanish|disappear
        rope|noose|dupatta|saree|sari|scarf|chunni|rassi ~ fan|ceiling|beam|pankha|pankhe|hook
        stop existing|breathing
        feel|feeling|want|wanna|thinking|thought|think|tempted|urge|should|could ~ drive|driving|crash|crashing|swerve|swerving|steer|steering ~ into|off ~ divider|tree|wall|truck|pole|traffic|oncoming|river|lake|canal|ditch
        should|will|must|might|want|going to? i|we? to? cut deep|deeper this|tonight|time|again|now
        what|whats|is|no|any the|s? use|point|sense ~ another|one year|day|week|month of this|it|life
        does|is|will|would|how ~ hanging|drowning|suffocating|bleeding|overdosing ~ hurt|hurts|painful|pain|quick
        feel|feels like to drown|hang|suffocate|bleed
        whats|what ~ point of me
        dont|not|longer|never ~~ part of this|the|your? world|life
        thinking|want|plan*|going|tempted|ready ~ swallow|swallowing|taking|eating|popping all|every my|the|these|of? ~ %pills
        wish|want|hope|pray|let ~~ truck|bus|car|train|lightning ~ hit|hits|run|runs|crush*|kill* ~ me
        rid of me
        apni|apna jaan|jan|pran|jeevan dene|de|dena|dun|lene|lena|lun
        rassi|rope|phanda|fanda|jahar|zehar|zahar chahiye|chahie|la|lao
        zinda|jinda|jeevit|jivit|jinda ~ nahi|nahin|nhi|na ~ rehna|rahna|rehne|rahne|rahana
        nahi|nahin|nhi ~ zinda|jinda|jeevit|jivit rehna|rahna|rehne|rahne|rahana
        hurt|hurting|harm|harming|cut|cutting|scratch* ~ arm|arms|wrist*|leg|legs|skin|thigh*|hand|hands ~ with ~ blade|razor|knife|scissors|glass|lighter|cigarette
        stood|standing|lay|lying|sat|sitting ~ on|at|near|by ~ track|tracks|bridge|ledge|edge|roof|terrace|cliff|railing ~~ nearly|almost|about|ready|want*|jump*|did
        dont|not|never plan|planning|going|want to? swim|climb|crawl back
        bandook|pistol|revolver|gun ~ chabi|key|bullet|bullets|goli|loaded|haath|hath|mooh|muh|head|mouth
        sleep|slep|sleap ~ not|never|dont ~ wake|wkae|waek
        fingers|finger down|in my|the? throat
        am|weigh|only|just 28|29|30|31|32|33|34|35|36|37|38|39|40 kg|kgs|kilo|kilos ~~ reach|under|less|lose|fat|fatter|proud
        day|date|muhurat|muhurta|time ~ to give|giving up my life|jaan|breath
        feel|feeling|like disappearing|vanishing ~ earth|world|permanently|forever|completely|everyone
        find|finds|found me|body ~ after|until|only ~ days|weeks|months|smell*
        tracks|bridge|terrace|roof|rooftop|ledge|railing|rope|blade|knife|pills ~~ call|calls|calling|pull|pulls|pulling|invite|invites|whisper* me
        alvida|goodbye|farewell ~~ agla|agle|agli|next janam|janm|life|birth
        marne|marna ka|ke? liye? shubh|accha|achha|sahi? muhurat|muhurt|muhurta ~ batao|bataiye|kab|kaun|kaunsa
        mere marne|maut se|ke ~ sab*|ghar*|family|log|parivar ~~ problem*|pareshani|dikkat|khush|hal|solve|theek|thik|behtar|chain|bhala|fayda
        decided|chosen ~ this|that|it ~~ be|is my last
        world|life ~ go|goes|went|goes|carry|move on without me
        kal|aaj|parso|parson ke? baad nahi|nahin|nhi|na rahunga|rahungi|rahoonga
        chhod|chod|chhor ~ upar chala|chali jau|jaun|jana|jaunga|jaungi
        rope|dupatta|fan|hook|beam|rassi ~ strength|strong|hold|bear|carry ~ kilos|kilo|kg|weight|me
        %want|wnat ~ to dei|deid|dye
        """

    static let childAbuse = """
        uncle|teacher|sir|father|dad|papa|cousin|brother|bhai|neighbour|neighbor|tutor|stepfather|chacha|mama|driver|coach|priest|baba|grandfather ~~ touch*|molest*|rape*|grope*|fondle*|chhed*|chhu*|chhoo* ~ me|my|us|mujhe|daughter|son|child|her|him|badly|inappropriately|private|galat
        touch*|molest*|grope*|fondle*|rape* ~ my|the|a|little ~ child|kid|daughter|son|sister|niece|nephew|minor|girl|boy
        child|kid|kids|minor|daughter|son|baby|niece|nephew|girl|boy|bachi|bachchi|bachche|bacche|bachcha|beti|bache ~ abuse*|molest*|rape*|groped|beaten|trafficked|assaulted
        abuse*|molest*|rape*|assault* ~ by|the|my|a ~ child|kid|daughter|son|minor|teacher|uncle|cousin
        %partner|he|she|teacher|tutor|uncle hurts|hits|beats|burns|whips|thrashes our|my|the|his|her ~ son|daughter|child|kid|kids|children|boy|girl|baby
        child|bal ~ abuse|abuser|molestation|porn*|traffick*|shoshan|labour|utpidan
        touch*|touches ~ inappropriately|badly|private|there
        galat ~ tarike|tareeke|jagah|tarah ~ chhu*|touch|chhoo*|hath|haath
        galat jagah
        uncle|cousin|brother|sir|teacher|tutor|coach|stepfather|grandfather|driver|neighbour|chacha|mama|he does|did|do|doing bad|dirty|wrong|weird|strange|naughty things|stuff to|with me|her|him|my
        uncle|cousin|brother|sir|teacher|tutor|coach|stepfather|grandfather|driver|neighbour|chacha|mama ~ our little|special|own? secret
        bachpan|childhood ~ galat|ganda|abuse*|molest*|chhed*|touch*|wrong|rape*
        mere|mujhe|mujhse|uske|beti|bete|bachche|bacche|bachchi|bhatiji|bhanji ~ sath|saath ~ galat|ganda|gandi|gande|ashleel|ashlil|buri ~ kiya|kaam|harkat*|kar*|hua
        uncle|teacher|sir|father|dad|papa|cousin|brother|stepfather|stepdad|chacha|mama|grandfather ~~ night|room|bed|bathroom|alone ~~ touch*|molest*|grope*|fondle*|chhu*|chhoo* ~ me|my|us|her|him|sister|daughter|son|child
        dirty|naked|nude|porn|obscene|sexual|vulgar photo*|pics|picture*|video*|message*|clips ~~ daughter|son|child|school|kid|minor|me|girl|boy|student
        touch* ~ daughter|son|child|kid|niece|nephew|girl|boy|me|him|her ~ bad|wrong|dirty|private|strange|weird|inappropriate*|badly
        friend|relative|neighbour|teacher|servant|driver|uncle|cousin ~ molest*|rape*|grope*|touch* ~ me|him|her|my
        bachi|bachchi|beti|bachche|bacche|bachcha ~ ke saath galat|ganda|jabardasti|zabardasti|shoshan|balatkar|chhedchhad
        send|sent|sends|asked|wants|asks ~ nude*|naked ~ school|child|daughter|son|year|class|minor
        teacher|uncle|sir ~ asks|asked|wants|sends|sent ~ nude*|naked|sex|kiss|photos
        """

    static let violence = """
        sasur|devar|jeth|nandoi|jija touches|touched|touching me
        hand|hands|haath|finger|fingers under|inside|into|in|up her|my|his|the frock|skirt|shirt|dress|panty|panties|clothes|pants|underwear|kurta|blouse|shorts|uniform
        %partner ~ %hits ~ me|us|mother|mom|mum|sister|daughter|kids|children|wife|maa
        %partner ~ hit|hits|beat|beats|slap|slaps|slapped|punched|kicked|choked|raped|rapes|molested|molests|assaulted|abuses|abused me|us|my
        %hits ~ by ~ my|the|his|her|a|in|own ~ %partner
        i ~ am|was|being|getting|get|got|been|keep ~ beaten|abused|raped|molested|assaulted|tortured|battered|strangled|blackmailed|trafficked|groped
        being|getting beaten|abused|raped|molested|assaulted|tortured|hit
        %partner ~ is|gets|becomes|very|so|physically|too|was|turns abusive|violent|physical
        abusive|violent ~ %partner|marriage|relationship|home|household
        %partner ~ push*|shov*|throw*|threw|drag*|slam*|spit*|spat me|us ~ down|against|out|on|by|off|across|into|stairs|wall|floor
        gaali|gali|galiyan|gaaliyan ~ aur|or ~ dhakka|thappad|maar*|mar*|hath|haath
        %partner ~ threat*|says|said|keh*|bol*|kah*|kaha ~~ maar|mar|kaat|kat|jala|kill|burn|bury denge|dega|degi|dalenge|dalega|dunga|me|us
        grope*|molest*|harass*|touch* ~ me|us ~ in|at|on|near ~ lift|office|work|bus|train|metro|cabin|desk|party
        boss|manager|colleague|client|landlord|supervisor ~ grope*|molest*|harass*|touch*|flash* ~ me|us
        physically|sexually|domestic|emotionally|mentally|verbally abused|abuse|abusing|abusive|violence|violent|assaulted|hurt|torture
        domestic violence|violance|violense|abuse
        gharelu hinsa
        %partner ~ threat* ~ kill|hurt|burn|me|acid|knife|us
        %partner ~ threatens|threatened|threatening|going|wants|tried|tries|try|trying|will|might|may ~ kill|hurt|burn|choke|strangle|poison me|us
        %partner ~ force|forces|forced|forcing ~ me|us ~ sex|bed|sleep|sexually|intercourse|physical|abort|touch
        marital rape
        pull|pulls|pulled|pulling|grab|grabs|grabbed|drag|drags|dragged|yank|yanks me? by? my hair|throat|neck
        kamre|kamra|room|bathroom me|mein|mai ghus*
        %partner ne mujhe|mera|mere? khana|khaana|paani|pani|kharcha band kar*
        %partner ~ khana|khaana|paani|pani nahi|nahin|nhi de|dete|deta|deti|diya
        %partner|they wont|doesnt|dont|never|stopped ~ give|gives|giving|feed|feeds|feeding me|us? food|eat|meals
        father|dad|papa|daddy|stepfather|stepdad|uncle|chacha|brother want|wants|asks|tells|begs|forces|orders me to marry|wed him|uncle
        he|she|they|husband|pati ~ says|said|will|going|threat* ~ kill|burn|acid|beat|hit|destroy ~ me|us|my
        throw|throws|threw|throwing acid|things|chair|plates|stuff|bottle|knife|knives|glass|glasses|utensils|pans|shoes|plate|vase ~ at|on ~ me|us
        %partner|he|she ~ and hits|beats|slaps|kicks me
        violence|violent|beatings|beating ~ of|by|from|at ~ %partner|home
        my|his|her|the|husbands|wifes ~ violence
        %partner|sasural|sasuralwale|mujhe ~ jalane|jalana|jala|jalaya|marne|maarne ~ ki|ke|dene|diya ~ koshish|dhamki|plan
        mujhe|hamko ~ jala|jalane|jalaya
        slapped|beaten|strangled|choked|raped|assaulted|battered
        molest*|fondle*|grope*
        slap|slaps|slapping|beat|beats|beating|hits|hitting me|us
        peet|pit|peetta ta hai
        peet|peetna|peettha|peette|peetta|peet ~ ta|te|ti|hai|hain
        acid ~ on|at|me|daal*|attack
        harassed|harassing|harassment|blackmail*|stalk*|torture*|molest*|rape*|assault* ~ by|me|my|us|him|kar*|at
        rape|raped|rapes|raping ~ me|i|my|wife|us
        i|me ~ raped|molested
        afraid|scared|terrified|fear|frightened ~ of|for|from ~ %partner ~ hit*|beat*|hurt*|kill*|violen*|anger|temper|home|drunk|drinks
        afraid|scared|terrified|frightened of ~ my|the husband|wife|boyfriend|father|stepfather|inlaws|partner|ex|dad|stepdad
        scared|afraid|terrified|fear ~ to|for go|going|my|return home|life|safety
        not|isnt|unsafe|dont|never ~ feel? safe ~ at|in|with ~ home|him|husband|her|house|family|partner|sasural
        unsafe|danger at|in|with|from home|him|husband|house|my
        %partner ~ lock|locks|locked|locking|confine* ~ me|us ~ in|up|room|inside|house|home|out
        lock|locks|locked|locking me|us in|up|inside|room
        refuse|refuses|wont|not|dont|doesnt|never to? let|lets|allow|allows me|us go? to? out|outside|leave of? the|this|my? house|home|room|flat
        he|she|they|%partner ~ lock|locks|locked the? door|gate from outside
        get|gets|got|gives a|one slap ~ me|when|14|every|if
        every|each ~ get a slap
        find me wherever|anywhere ~ kill|finish me
        kamre|kamra|room|ghar me|mein|mai ~ band kar* ~ dete|deta|diya|rakha|hai
        kamre|kamra|room|bahar me|mein|mai|se ~ taala|tala laga
        gaal|gal|pith|peeth|haath|hath pe|par ~ nishan ~~ gir|shaadi|shadi|pati
        %partner ~ wont|doesnt|does|never|not ~ let|allow|lets|allows me ~ leave|go|out|eat|phone
        dowry|dahej ~ harass*|tortur*|demand*|beat*|kill*|burn*|pressure|ke|maar*|mar*|tang|pratad*
        harass*|tortur*|beat*|burn*|tang ~ for|liye ~ dowry|dahej
        acid ~ attack|throw|threat*|fek*|phek* ~ me|on|i|my|mujhpe|%partner
        stalking|stalks|follows|following|blackmail* ~ me
        bruise*|marks|injur*|black eye ~ from|by|because|husband|him|he
        marpit|marpeet|maarpeet|maarpit|marpeat
        mar|maar peet|pit|pitai|peeth|pitayi
        %partner ~ %marta ~ hai|hain|he|h|tha|the|mujhe|mujhko|rehta|rahta|peet*
        %partner ~ mujhe|mujhko|humko|hame|humein ~ %marta
        mujhe|mujhko|mujh ~ %marta hai|hain|he|h|tha|the|rehta|rahta
        mujhe|mujhko ~~ chheda|chhedta|chhedte|chhedti|chhedkhani
        mujhe|mujhko ~ roz|roj|bahut|daru|peekar|pikar ~ %marta
        haath|hath ~ uthata|uthate|uthaya|uthati|uthane|utha
        pitai|pitayi ~ kar*|hoti|ki
        gala ~ daba*|dabata|ghont*
        jaan|jan ~ se ~ maar*|mar*|dhamki|khatra
        maarne|marne|maar|jaan ~ ki ~ dhamki
        dhamki ~ de|deta|dete|deti|di|milti|dete
        jabardasti|zabardasti|jabran|zabran ~ kar*|sambandh|sex|sath|saath|ki|hui
        balatkar|balaatkar|dushkarm|chhedkhani|chhedchhad|yaun shoshan|utpidan
        balatkar|balaatkar|dushkarm
        ghar ~ mein|me|se ~ band|kaid|qaid|nikal ~ karke|kar|rakha|rakhte|diya|rakha
        pratadit|pratarit ~ kar*|kiya|ho
        atyachar|atyachaar|zulm|julm ~ kar*|ho|sah*|karte
        %partner ~~ break*|broke|crack*|fractur*|bruis* ~~ my rib|ribs|nose|arm|jaw|teeth|tooth|bones|bone|hand|wrist
        took|taken|takes|kept|keeps|holding|holds|seized|snatched|hid|hides my passport|papers|documents|phone ~~ not|dont|doesnt|wont|cant|never|refuse* ~ let|lets|allow|allows me? ~ leave|out|go
        want|wants|ask|asks|asked|force|forces|forced|tell|tells|told|pressures|makes|made|sends|sent|expects me to? sleep|lie|spend ~ with ~ client|clients|customer|customers|friend|friends|boss|men|man|him|others|owner|lender|landlord
        chai|chay|paani|pani|khana|bartan|thali|plate|tel|dal ~ mere|mujh|mujhpe|mujhpar upar|par|pe? ~ fenk*|phenk*|fek*|phek*|udel*|daal
        must|forced|made|makes|force to? please|entertain|satisfy|serve ~ guests|clients|customers|men ~ room|rooms|night|when|hotel|chart|time
        has|have|got my private|nude|old? photos|photo|videos|video|pics|nudes ~~ pay|money|online|leak|viral
        """

    static let minor = """
        child|children|minor|underage|schoolgirl|schoolboy|teenage|teen|nabalig|naabalig|nabaalig|kid|kids|bal ~ marriage|bride|groom|marry|married|vivah|vivaah|shaadi|shadi|wedding|nikah|byah
        %marry ~~ is|aged|age|turned 8|9|10|11|12|13|14|15|16|17
        %marry ~ underage|minor|schoolgirl|nabalig|child|kid|teenager|schoolboy
        bal|baal vivah|vivaah
        daughter|son|sister|brother|niece|nephew is 8|9|10|11|12|13|14|15|16|17 ~~ proposal|match|rishta|horoscopes|wedding
        fix|fixing|fixed|arranging|arranged my wedding|marriage ~~ turn|turning|am|only 12|13|14|15|16|17
        balvivah
        girlfriend|boyfriend|dating|date|sex|love ~ is|a|with|of ~ minor|underage
        """
}
