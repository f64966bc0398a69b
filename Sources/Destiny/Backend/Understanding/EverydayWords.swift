/// How people speak of a subject without its name: “flunk” of an exam, “2bhk” of a house, “text me back” of love.
///
/// Added to the words of ``SubjectCatalogue``, a subject a line, in the same notation.
enum EverydayWords {
    /// The patterns of a subject; empty for one that has none.
    static func patterns(of slug: String) -> [SpokenPattern] { all[slug] ?? [] }

    static let vocabulary: [String] = lines.flatMap { line in
        line.words.split(whereSeparator: { " |,~*?".contains($0) }).map(String.init)
    }

    private static let all: [String: [SpokenPattern]] = Dictionary(
        lines.map { ($0.slug, $0.words.split(separator: ",").map { SpokenPattern($0) }) },
        uniquingKeysWith: +
    )

    private static let lines: [(slug: String, words: Substring)] = table.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: ";", maxSplits: 1)
        return parts.count == 2 ? (String(parts[0]), parts[1]) : nil
    }

    private static let table = """
        employment;company|companies|internship|intern|shortlisted|selected|placed|recruit*|fresher|linkedin|resume|workload|joining|probation,notice period,job offer,offer letter,rozi roti,kaam kaaj|kaj,selection ho|hoga|hogi|hone|hua,be|get ~ selected|hired
        promotion;designation,become|becoming|made ~ senior|head|lead ~ engineer|developer|teacher|clerk|officer?,pay rise|raise|hike|hikes,salary|tankhwah|vetan|pagar hike|raise|badh*|increase,vetan vriddhi,ohda,pad ~ badh*|unnati,next level at|in work|office|job
        job-change;istifa|isteefa|resignation,put|putting|hand|handing in|down ~ notice|papers|resignation,walk out,job hop*,dusri|doosri|nayi|nai ~ job|naukri|company,naukri|job|company chhod*|badal*,change company|companies|firm|team|department|line
        own-business;branch|outlet|dealership|wholesale|distributor*|garments|tailoring|catering|ecommerce|godown|karkhana|udyog|cofounder|freelance|grahak|clientele|salon|studio|launch|store,tuition|coaching centre|center,tea|chai stall|tapri|dukandar|dukandari|shopkeeper|thela,work for myself,be my own boss,kaam dhandha|dhanda,apna|apni|khud ka|ki? ~ kaam|dhandha|dukan|business,khud ka|ki ~ kaam|dhandha|dukan|business|company,second|new|another|more branch|outlet|shop
        business-partner;business ~ partner,sajhedar|sajhedari|bhagidar|bhagidari,partner ~ dukan|shop|startup|firm|cheat*,co founder
        law;vakil|vakeel|vakaalat|advocacy|legal career|legal profession
        medicine;md ms seat,vaid|vaidya|radiolog*|cardiolog*|paediatric*|paramedic*|nursing,become|be a? doctor|nurse|surgeon
        teaching;teach*|trainer|ctet|tet|lectureship,bed|bed. course|college
        arts;theatre|drama|sketch*|drawing|standup|rap|rapper|dj|anchor|bollywood|audition|auditions|kathak|bharatnatyam|tabla|sitar|flute|violin|handicraft*|crochet|pottery|mehndi|animation|journalis*|filmmak*|screenplay|lyric*|tattoo|cinema,make ~ film|films|music
        tech;code|coder|webdev|devops|robotics|sde|programmer|hacking|hacker,machine learning,data science|analyst|analytics,it|software company|sector|line|industry|engineer,app|web|game develop*
        government;crpf|bsf|capf|drdo|isro|rrb|ntpc|ssb|cds|lekhpal|bharti|bureaucrat,group d,merchant navy,sarkaari,civil servant,forest guard,bank clerk|officer
        sales;salesman|salesperson|insurance|agent,real estate agent
        exam;flunk*|backlog|backlogs|supply|supplementary|compartment|percentile|cutoff|cuet|boards|matric|retest|reattempt,pass ho|hona|hone|karna|kar|karu,fail ho|hone|hona ~ exam|paper|class|subject,clear|crack|pass ~ it|jee|ca|cs|net|prelims|mains|cutoff|boards|subject|subjects|maths|math|test|round,10th|12th|tenth|twelfth boards|result|exam|marks,bank po|so|clerk exam|paper|result,upsc|ssc|neet|ias|po|police|army|railway|ctet|net|law|medical|judiciary|banking|nda ~ exam|exams|paper|result|prelims|mains|entrance,paper nikal*|accha|acha|kaisa,first|second|third|next|last|this attempt,attempt ~ exam|paper|upsc|neet|jee,number|numbers|score ~ exam|test|paper|board,subject ~ exam|pass|clear,exam|paper|viva|test tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday
        study;take|choose|lena|lu science|commerce|maths|arts,which|what|kaunsa|konsa|kaun subject,subject ~ take|choose|lena|lu,maths|math|physics|chemistry|biology|history|tuition|tuitions|diploma|graduation|graduate|bachelors|homework|subjects|skill|skills|certificate|nit|aiims|iim|btech|mtech|bsc|msc|bcom|padh|padhu|padhna|padhne|padhta|padhti|padhke|likhai,gap|drop year,drop ~ year|lu|lena|karu,class ~ topper|first,english speaking,speak english,spoken english,seat ~ college|university|course,online course,get|got into ~ college|university|school,join|crack|into an? iit|iits
        research;postdoc|journal|dissertation|laboratory
        study-abroad;canada|usa|uk|germany|australia|ireland|europe|america|france|singapore ~ study|studies|masters|padhne|padhai,study|studies|masters|degree|ms|padhai ~ bahar,bahar ~ padh*
        house-purchase;bhk|1bhk|2bhk|3bhk|4bhk,down payment,possession ~ flat|house|home,flat|house|home possession,ghar|makan banwa*|banana|banane|banayenge|banaunga|banaungi,khud ka ghar|makan|flat,own roof|place|space,roof over,first home|house|flat,home owner*,ghar|makan|flat|plot kharid*
        renting;kamra|pg|rented,paying guest,makan malik,room on|ke|lena rent|liye,shift ~ room,house owner
        home;mahaul|kalesh|household|gharelu,ghar ka mahaul,atmosphere at home,family problems|matters|issues
        renovation;marammat|furniture|tiles|furnish*,build|add|extend ~ floor|room|storey,first|second floor ~ build|banana|banwa*,makan|ghar ki marammat|rangai
        vehicle;tractor|bullet|thar|rickshaw|cycle|bicycle|truck|gaddi|moped|ev|sedan|hatchback,royal enfield,electric|new|second hand car|scooter|bike
        moving-abroad;shifting|moving|relocat* ~ canada|usa|uk|germany|australia|ireland|europe|america|france|singapore|dubai,nri|onsite|gulf|embassy|qatar|oman|kuwait|saudi|uae,outside india,out of india|country,leave india|country,jana|jaa|jau|jaunga|jaungi|move|moving|settle|settling|shift|work|working|job|live|living ~ bahar|qatar|oman|kuwait|saudi|uae|ireland|japan|sweden|norway|italy|france|spain|portugal|netherlands|newzealand|poland|malta|singapore|gulf|europe,bahar ~ jana|jaunga|jaungi|jau|settle|naukri|job,foreign settle*|jana|jaunga|jaungi
        travel;trek|trekking|ticket|tickets|picnic|outing|roadtrip|itinerary|backpack*|hills|pahado|beach|sair|manali|shimla|jaisalmer|udaipur|darjeeling|ooty|andaman|ghumna|ghumane|ghumne,road trip,train|bus|flight se? jana|journey|ticket,plan|planning a|the|our trip|holiday
        relocation;sheher|shahar|shehar|hometown,naya|naye|nayi|dusre|doosre sheher|shahar|shehar|city|jagah,another|new|different city|town|place,shift|move ~ bangalore|bengaluru|mumbai|delhi|pune|hyderabad|noida|gurgaon|chennai|kolkata|kota
        pilgrimage;darshan|tirthyatra|gangasagar|puri|somnath|sabarimala|jyotirling|ganga snan|makkah,golden temple,kumbh
        love;text|texts|reply|message ~ back|me,koi|log ~ pasand|pyar|pyaar,situationship|premi|premika|aashiq|lover|tinder|bumble|confess*|izhaar|izhar|flirt*,ask|asking her|him|them out,tell|telling|told her|him|them|someone ~ like|love|feel|feelings|heart,i like|love her|him|someone|somebody,dil ki baat,dil tut*|toot*|ka,long distance,one sided,find|meet|get someone|somebody|anyone,girl|boy|guy|ladki|ladka ~ patana|pataye|patau|pategi|impress|pasand|set|like|likes,heartbreak|heartbroken|dumped|ghosted|ghosting|ghost
        marriage;yes|haan ~ rishta|rishte,mangni|roka|mandap|pheras|baraat|hubby|jeevansathi|jivansathi|matchmaking|alliance|kunwara|kunwari|unmarried|biodata,find|get|meet a|my|the|right|suitable|good match|groom|bride|partner,ladka|ladki dekh*|dekhne|milega|milegi|mil,shaadi|shadi ke yog,rishte ki baat,right person|man|woman|guy|girl,hath|haath pile,biwi|patni|pati|dulha|dulhan kab
        second-marriage;second time|innings|chance ~ marriage|shadi|love|marry,dusra|dusri|doosra|doosri pati|patni|shadi|shaadi|rishta,divorce ~~ again|phir|dobara|someone|remarr*
        reunion;lautega|lautegi|laut|lautkar|patchup,ex ~ miss*|contact*|text*|call*|return*|again,patch up,make up with ~ him|her|ex,get|win|want him|her|ex back,back together|with
        separation;talaak|divorse|judai,alag ho|hona|hone|rahna|rehna,end|ending my|this|the marriage|relationship|rishta,file ~ divorce,rishta|relationship khatm|khatam|tod*|tor*
        marriage-harmony;taalmel|talmel,husband|wife|pati|patni|hubby|spouse|biwi ~ talk*|ignore*|angry|naraz|naaraz|shout*|listen*|baat|gussa|trust|shak|understand*|samajh*|time|attention|romantic|cold,dampatya ~ jeevan|jivan|sukh,baat baat pe|par jhagda|ladai,miya biwi,husband and wife,pati patni
        in-laws;sasumaa|sasuraal|jeth|jija|bhabhi|sali|saala,wifes|husbands mother|father|family|parents|brother|sister
        children;grandchild|grandchildren|grandson|granddaughter|pota|poti|toddler|teenager|teenage|beti,bache|bachon|baccho|baccha|bachchi ka|ki|ke|ko,mera|meri ladka|ladki|ladke,son|daughter ~ future|listen*|obey*|behav*,god bharna|bharegi,baccha|bachcha|bachha ~ aayega|aaega|hoga|kab|karna|chahiye
        parents;mom and dad,mummy papa,maa papa,old age of? parents,parents ~ health|happy|proud
        mother;aai|mumma|mommy|maaji
        father;baba|bapu|pappa|babuji
        siblings;twin|cousins|bhai behen,elder|younger|big|little|chota|chhota|bada|badi|choti|chhoti brother|sister|bhai|behen
        friends;bff|besties|dosto|circle|classmates|roomie|friend,make|making|find|new|real|true|best|good|old friends|friend,social life|circle
        money;tankhwah|tankha|vetan|pagar|kangal|lakhpati|karodpati|financially|finances|earnings|bills|payment|payments|rupaye|rupees|rupay|dhanwan,bank balance,cash flow,earn|earning|get|have good|enough|big|more|some|extra money|paisa|bucks|income,paisa|paise|dhan ~ aayega|aayegi|aaye|milega|kamau|kamaunga|kamaungi|tik*|ruk*|phasa|phase|phasi|fasa|fase|fasi,arthik tangi|sthiti|halat,side income,extra income
        savings;kharch|fizool|fijul|gullak|piggy|thrifty,pocket money,paise|paisa ~ khatam|khatm|ud,money ~ slips|runs|gone|vanish*|disappear*,save up
        debts;karja|karze|karzon|qarz|karzdar|kist|kisht|kishte|byaj|installment*|instalment*|owes|owed|sahukar|arrears,pay off|back,clear|repay|chuka* ~ dues|loan|loans|debt|karz,get|got|receive|recover|return* ~ money|paisa|paise|dues|payment ~ back|from|wapas,money|paisa|paise|rupaye|lakh|lakhs|udhar ~ wapas|vapas|lauta*|back|return*,lent|gave ~ money|lakh|lakhs|him|her
        inheritance;zameen|jameen|land|property|jaidad|makan|sampatti ~ hissa|share,sampatti|jaidad|jaydad|jaayedaad,share|hissa|hissedari ~~ land|property|zameen|jameen|jaidad|jaydad|house|ghar|makan,dada|dadaji|nana|nanaji|grandfather*|grandpa*|grandma*|ancestor* ~ land|house|property|zameen|jameen|makan|jaidad|jaydad,baap dada,puskhaini|pushtaini|pushtaini,property ~ bantwara|batwara|divide*|division,batwara|bantwara
        rivals;gossip*|chugli|saazish|sazish|jalte|jalan|backbit*|bitch*|virodhi|hater|competition|peer pressure,buri nazar,evil eye,against me,peeth peeche,pulling me down,leg pulling
        health;belly|tummy|fat|motapa|mota|moti|patla|patli|wajan|vajan|kamjori|kamzori|workout|muscle|muscles|marathon|swimming|thaka|thaki|thakaan|skin|acne|pimple|pimples|hair|daaru|daru|sharab|cigarette|cigarettes|gutka|tambaku|tobacco|sharir|tandrusti|posture|detox|vegan|vegetarian|nutrition,lose|losing|gain|gaining|reduce ~ weight|kilos|kg|fat|belly|inches,energy level|levels,quit|quitting|give up|stop|chhod* smoking|drinking|alcohol|cigarette|sharab|daru,get|become|stay|feel|feeling stronger|healthier|fitter|fit|weak|slim
        rest;overworked|nind|neend|recharge|sukoon,me time,need|take|get|taking rest|break|breather|sleep|time off,raat ko|bhar ~ neend|jag*|sona|sone,fall|falling asleep,oversleep*
        focus;addict*|routine|timetable|alas|aalas|aalasi|attention|reels|scrolling,phone|mobile|insta|social|game|gaming|pubg ~ lat|addict*|addiction|chhod*|kam|less,wake|waking|get|getting up early,subah jaldi,man|mann|dhyan bhatak*|bhatk*|ekagra,man|mann ~ bhatakta|bhatakti|bhatke
        courage;stage|ghabra*|ghabrahat|hesitat*|jhijhak|sharmila|sharmili|atmavishwas|aatmavishwas|atmavishvas|timid,speak|speaking|talk|talking ~ stage|public|people|crowd|front|up,self esteem|doubt|confidence|belief,stand up for|to,face ~ fear|fears|people|interview
        contract;tender|mou,close|closing|finalise|finalize|seal ~ deal|contract|agreement,karar|karaar,the|this|a|my|our|property|land|business deal
        luck;takdeer|taqdeer|takdir|nasib|nasibwala|jinx*|panauti,kismat|kismet|bhagya|naseeb ~ chamk*|khul*|saath|sath|badl*
        success;succeed|succeeding|achieve|kamyabi|kamyab|breakthrough|goals|sapne|ambition*|ambitious|winner,make it big|large,go|reach far|top|places,aim ~ life,kuch bada|big,bada aadmi,sapna|sapne|dream|dreams ~ pura|poora|pure|sach|true|fulfil*
        fame;viral|followers|subscribers|superstar|trending|influence,blow up,go|going viral,naam kama*|ho|hoga|roshan|banau*,log ~ jaane|jaanenge|pehchan*,star ban*
        spirituality;chant*|jaap|japa|bhajan|kirtan|vrat|satsang|ashram|dharm|dharma|dharmik|religious|religion|ishwar|prabhu|mahadev|faith|enlighten*|vipassana|monk|sannyas|sanyas|gita|geeta|vedas|atma,inner|mental peace|calm,man|mann ko|ki shanti|shaanti|sukoon,closer to god,ishta|ishta devta
        guru;coach|margdarshan|guidance|mentor*,spiritual teacher
        purpose;born|meant to|for do,what am i here,life|zindagi|jeevan ka|ki? ~ lakshya|maqsad|goal|direction|aim,lost ~ direction|way|life,which|right|my path
        personality;andar se kaisa|kaisi|kaise,stubborn|ziddi|zid|shorttempered|gussail|sensitive|quality|qualities|khoobi|khubi|khoobiyan|kami|kamiyan|kamjoriyan|flaw|flaws|trait|traits|hunar|behaviour|behavior|attitude|mujhme|egoist|ego,kis tarah|type|kism|prakar ka|ki insan|insaan|vyakti|ladka|ladki|aadmi,kaisa|kaisi ladka|ladki|aadmi|aurat hu|hun|hoon,about|of myself,who|what i really? am,strong|weak points,other people|others|log see|sochte|think|dekhte,good|bad at,hidden talent|talents|side,mere andar
        remedy;moonga|munga|neelam|panna|moti|pearl|coral|gomed|lehsunia|anguthi|tabiz|taveez|yantra|lal kitab,wear|wearing|pehn*|pahn* ~ stone|gem|ratna|ring|colour|color,mantra ~ chant|padhu|jaap|karu
        pet;kitty|pup|doggo|labrador|animal|animals|janwar|parrot|tota|cow|gaay|bhains|goat|hamster|aquarium|billa
        retirement;retired|voluntary|vrs|superannuat*,after|before retirement,stop|quit working ~ age|before|early,pf|pension
        property-sale;buyer|kharidar|khareedar|grahak ~ flat|house|plot|ghar|makan|zameen|land,flat|house|plot|land|ghar|makan|zameen ~ buyer|kharidar|khareedar|grahak,list ~ flat|house|property
        staying;settled here,apne gaon|village|desh|hometown,gaon ~ wapas|laut*|rahna|rehna
        first-love;first time ~ love,first crush,kabhi pyar|pyaar
        court;compromise|samjhauta|settlement|tribunal|consumer,land|property|family matter|case ~ settle*|resolve*|sulajh*|suljh*
        general;phase|problems|pareshani|pareshaniyan|dikkat|dikkate|mushkil|mushkile|struggle,accha|ache|bure|bura din ~ aayenge|aaenge|aayega|kab|aane|khatam|jayenge,good|better|bad|hard days|times,sab theek|thik|accha|acha,everything|things ~ fine|better|ok|okay|improve|right|settle
        """
}
