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
        children;want|wants|become|becoming|be ~ mother|father|parent|mom|mum|dad|mummy|papa
        health;gym start|join|shuru|jana|jaana|jau|jaun|karu|karun|lagau,should|shall|can|to|when|i|main start|join|hit the? gym
        children;have|having|conceive|plan|planning|try|trying for? a|another|our|my|first|second? baby|babies|child|kid
        property-sale;plot|zameen|jameen|makan|makaan|ghar|flat|khet ~ bech*
        employment;private job|jobs|naukri|sector|company|karu|karun|kare|me|mein
        own-business;startup|business|company|dukan ~ fund|funds|funding|investment ~ raise|mil*
        rivals;fight|fights|fighting|quarrel*|clash|jhagda|ladai ~ flatmate|roommate|neighbour|neighbor
        promotion;salary|tankhwah|tankhah|vetan ~ badh*
        job-change;what if i|we quit|resign|resigned
        marriage;shadiyan|shaadiyan|vivahon
        love;lucky|unlucky|luck ~ in|with love|relationships|dating|men|women|pyar|pyaar,pyar|pyaar me|mein lucky|unlucky|kismat
        marriage;lucky|unlucky|luck ~ in|with marriage|shadi|shaadi
        money;lucky|unlucky|luck ~ in|with money|finances|paise
        own-business;lucky|unlucky|luck ~ in|with business|trade
        employment;lucky|unlucky|luck ~ in|with job|jobs|career|work
        friends;everyone|everybody|people|sab|log ~ leave|leaves|left|abandon|abandons|ignore|ignores|avoid|avoids|chhod* ~ me|mujhe|dete|jate
        employment;jobless|employable|vacancies|vacancy|applications|applied|rehired|shortlist|headhunter|payroll|callback|breadwinner|livelihood,keep|kept ~ on|contract ~ after,placement season,call ~ from hr|recruiter|employer,get|got through ~ round|rounds,interview|intervyu ~ result|outcome|go,campus placement|placements|selection,out of work|job,apply|applying|applied for|to ~ job|role|post|position|vacancy|jobs,hr round,desk job,night shift,contract ~ factory|job|work|renew*
        employment;drive|driving|chala*|chalau|chalaun ~ bus|taxi|cab|truck|auto|rickshaw|lorry|ambulance|van
        own-business;run|running|open|opening|start|kholu|kholun ~ canteen|tiffin|mess
        savings;pay|paying|pays|paid|spend|spending ~ for others|everyone|everybody|people|them|friends|all
        focus;never|cant|cannot|dont|not|couldnt|unable|hardly|seldom ~ finish|finishing|complete|completing ~~ start|starts|started|begin|began|beginning|book|books|anything|things
        general;badlav|badlaav|parivartan|change|changes ~ aane|aayega|aaega|ayega|aayenge|hoga|hone|coming|come|comes|ahead|await*
        arts;musical|play|playing|learn|learning|which|what|kaunsa|konsa|kaun instrument|instruments|vadya
        employment;should|shall|when|can|could|may|do i|we join,join|joining ~ company|firm|office|team|tcs|infosys|google|job
        moving-abroad;visa|embassy|consulate|passport ~ interview|appointment|stamping|approval|rejected|rejection,interview ~ visa|embassy|consulate
        love;attract|attracting|attracts ~~ men|man|women|woman|guys|guy|girls|partner|partners|people,unavailable|wrong|toxic men|man|women|woman|guys|guy|girls|partner|partners
        rest;wake|waking|woke|awake up? ~ night|3|4|2|am|midnight|early,insomnia|sleepless,sleep|sleeping ~ night|badly|enough|properly,neend|nind ~ nahi|nahin|nhi|aati|aata
        general;nothing|kuch ~ work*|going|goes|right|fine|theek|sahi|banta|ban,everything|sab ~ wrong|ulta|galat|bigad*|kharab
        government;government|govt|sarkari ~ job|naukri|post|service|vacancy
        employment;boss|manager|colleague|colleagues|coworker|coworkers ~ trust|rude|toxic|like|likes|fair|unfair,trust ~ boss|manager|colleague|colleagues|coworker
        rivals;confront*|argue|argument ~ roommate|neighbour|neighbor|flatmate
        personality;meri|mera|apni|my biggest|greatest|best|worst|main|real|sabse|badi? strength,meri|mera|apni|my kamzori|kamjori|kami|khubi|khoobi|taakat|weakness|weaknesses|strengths|talents
        employment;meeting|presentation|appraisal|demo ~ go|goes|boss|client|manager|office|well
        love;end|ending up with,who|whom will|should|do i ~ with|choose|pick|date|love
        sale;sell|selling|sold|bechna|bechu|bechun|bech|bechne|bik|bikega|bikegi ~ car|bike|scooter|gaadi|gadi|vehicle|phone|laptop|gold|jewellery|jewelry|shop|business|dukan|furniture|cow|cattle|machine|stock
        love;match|milan with? we|our|us|him|her,do|are|will we match|suited|compatible
        employment;land a|the|that|this role|position|internship|gig
        promotion;designation,become|becoming|made ~ senior|head|lead ~ engineer|developer|teacher|clerk|officer?,pay rise|raise|hike|hikes,salary|tankhwah|vetan|pagar hike|raise|badh*|increase,vetan vriddhi,ohda,pad ~ badh*|unnati,next level at|in work|office|job
        promotion;bump|raise|increment ~ pay|salary|april|march,pay|salary ~ bump|jump|revision|increase,next ~ head|manager|director|lead|chief|vp|principal|dean,head of department|sales|product|the? team,hod,team lead|leader,passed over,climb the? ladder|ranks,seniority|grade|band ~ next|up,corner office
        promotion;make|makes|made|become|becoming|be me|a? senior|manager|partner
        job-change;istifa|isteefa|resignation,put|putting|hand|handing in|down ~ notice|papers|resignation,walk out,job hop*,dusri|doosri|nayi|nai ~ job|naukri|company,naukri|job|company chhod*|badal*,change company|companies|firm|team|department|line
        job-change;jump|jumping|abandon ship,ditch|dump|leave|quit my? current|present|old|this? job|work|employer|office|company|boss|role,put|putting in my? papers|resignation|notice,different|new|another|better employer|workplace|office,sick|tired|fed|bored ~ of|up|with ~ office|job|work|boss|role|company,greener pastures,career ~ change|pivot|break|switch,switch|change|move ~ field|fields|industry|domain|profession|line,toxic ~ job|office|workplace|boss|company
        own-business;branch|outlet|dealership|wholesale|distributor*|garments|tailoring|catering|ecommerce|godown|karkhana|udyog|cofounder|freelance|grahak|clientele|salon|studio|launch|store,tuition|coaching centre|center,tea|chai stall|tapri|dukandar|dukandari|shopkeeper|thela,work for myself,be my own boss,kaam dhandha|dhanda,apna|apni|khud ka|ki? ~ kaam|dhandha|dukan|business,khud ka|ki ~ kaam|dhandha|dukan|business|company,second|new|another|more branch|outlet|shop
        own-business;barely breaks|break even,breakeven|dropshipping|reseller|reselling|startup|founder|cofounder|investors|funding|vc|turnover|customers|revenue|orders|inventory|warehouse|export|import|exports|trader|hawker|kiosk|foodtruck|homestay|nursery|poultry|dairy|printing|laundry|hardware,food truck|stall|business|cart,expand|expanding|second|new|another my|the|our? shop|store|showroom|outlet|branch|bakery|cafe|gym|clinic|franchise,kholna|kholu|kholun|khol|kholni|kholne ~ chahta|chahti|clinic|shop|dukan|hotel|dhaba,clinic|shop|dukan|hotel|dhaba|gym|parlour|cafe ~ khol*,online store|shop|selling,side hustle|business|gig,raise ~ capital|funding|investment|seed
        business-partner;business ~ partner,sajhedar|sajhedari|bhagidar|bhagidari,partner ~ dukan|shop|startup|firm|cheat*,co founder
        business-partner;guy|man|woman|friend|person|cousin|brother ~ run|runs|own|started|share the|a|our|my? ~ shop|business|firm|startup|company with,buy out ~ partner|share|cofounder,partner in the|my|our|a? firm|company|business|venture|cafe|shop,business|start|startup with ~ friend|cousin|brother|partner
        law;vakil|vakeel|vakaalat|advocacy|legal career|legal profession
        law;prosecutor|magistrate|solicitor|paralegal|litigator|notary|judgeship,good|great|become|be ~ judge|lawyer|advocate,legal practice|job|firm|work
        medicine;md ms seat,vaid|vaidya|radiolog*|cardiolog*|paediatric*|paramedic*|nursing,become|be a? doctor|nurse|surgeon
        medicine;dentistry|residency|pediatric*|neurolog*|midwife|caregiver|optometr*|radiograph*|anaesth*|internship ~ hospital,medical residency|college|career|line|field,md ~ seat|residency
        teaching;teach*|trainer|ctet|tet|lectureship,bed|bed. course|college
        teaching;principal|headmaster|headmistress|kindergarten|montessori|preschool|classroom|academics|academia|dean,school teacher|principal,teach ~ kids|children|school|college|yoga|dance
        arts;theatre|drama|sketch*|drawing|standup|rap|rapper|dj|anchor|bollywood|audition|auditions|kathak|bharatnatyam|tabla|sitar|flute|violin|handicraft*|crochet|pottery|mehndi|animation|journalis*|filmmak*|screenplay|lyric*|tattoo|cinema,make ~ film|films|music
        arts;gallery|sculpt*|record|release|releasing ~ album|song|single|track,album|band|rapper|screenwriter|illustrator|illustration|calligraphy|ceramics|embroidery|knitting|choreograph*|orchestra|comic|comics|manga|stage actor|memoir|bestseller,paintings|photos|songs|poems|stories ~ sell|noticed|published|famous,manuscript|publisher ~ accept|novel|book
        tech;code|coder|webdev|devops|robotics|sde|programmer|hacking|hacker,machine learning,data science|analyst|analytics,it|software company|sector|line|industry|engineer,app|web|game develop*
        tech;python|java|javascript|cyber*|cybersecurity|cloud|aws|blockchain|frontend|backend|fullstack|ux|ui|hackathon|saas|gamedev|networking,go|move|get|switch into ~ ai|ml|data|it|tech|cyber|software,it ~ career|industry
        government;crpf|bsf|capf|drdo|isro|rrb|ntpc|ssb|cds|lekhpal|bharti|bureaucrat,group d,merchant navy,sarkaari,civil servant,forest guard,bank clerk|officer
        government;railways|bureaucracy|postal|municipal|panchayat|customs|excise|tehsildar|constable|airforce|navy|coastguard|inspector|babu,in|into|join the? army|navy|police|railways|airforce|forces|government|ministry|civil,govt|government ~ exam|job|post|clerk
        sales;salesman|salesperson|insurance|agent,real estate agent
        sales;advisor|broker|telecaller|merchandis*|branding|copywriting|copywriter,insurance|property|car|real advisor|agent|broker|estate|seller
        exam;flunk*|backlog|backlogs|supply|supplementary|compartment|percentile|cutoff|cuet|boards|matric|retest|reattempt,pass ho|hona|hone|karna|kar|karu,fail ho|hone|hona ~ exam|paper|class|subject,clear|crack|pass ~ it|jee|ca|cs|net|prelims|mains|cutoff|boards|subject|subjects|maths|math|test|round,10th|12th|tenth|twelfth boards|result|exam|marks,bank po|so|clerk exam|paper|result,upsc|ssc|neet|ias|po|police|army|railway|ctet|net|law|medical|judiciary|banking|nda ~ exam|exams|paper|result|prelims|mains|entrance,paper nikal*|accha|acha|kaisa,first|second|third|next|last|this attempt,attempt ~ exam|paper|upsc|neet|jee,number|numbers|score ~ exam|test|paper|board,subject ~ exam|pass|clear,exam|paper|viva|test tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday
        exam;cfa|cpa|acca|usmle|plab|mcat|lsat|sat|bar|toefl|pte|duolingo|olympiad,pass|clear|ace|crack|survive|through ~ bar|cfa|level|paper|finals|interview,board|boards|exam|exams|semester|gate|neet|jee|cat|test ~ marks|rank|score|result|number|grade,thesis|project defense|defence|viva,driving|road|swimming|entrance|aptitude|language test,marks|rank ~ aayenge|aayegi|kaise|kaisa|acche|acchi|kitni|kitne
        study;take|choose|lena|lu science|commerce|maths|arts,which|what|kaunsa|konsa|kaun subject,subject ~ take|choose|lena|lu,maths|math|physics|chemistry|biology|history|tuition|tuitions|diploma|graduation|graduate|bachelors|homework|subjects|skill|skills|certificate|nit|aiims|iim|btech|mtech|bsc|msc|bcom|padh|padhu|padhna|padhne|padhta|padhti|padhke|likhai,gap|drop year,drop ~ year|lu|lena|karu,class ~ topper|first,english speaking,speak english,spoken english,seat ~ college|university|course,online course,get|got into ~ college|university|school,join|crack|into an? iit|iits
        study;grades|marks|gpa|cgpa ~ slip|slipping|falling|drop|dropping|improve|low,cope|manage|struggling|struggle|bad|weak ~ maths|math|physics|chemistry|biology|studies|coursework|engineering|college,engineering|medical|college|school ~ maths|physics|studies|semester|course,mba|ba|ma|msc|bsc|btech|mtech|diploma|certification ~ worth|or not|go for|do|finish,go for ~ mba|diploma|degree|masters,learn ~ python|language|french|german|english|coding|skill|instrument,enrol*|enroll*|coursework|lectures|semester|dropout,drop out,change ~ major|stream|subject|college,hostel ~ college|study
        research;postdoc|journal|dissertation|laboratory
        research;postdoc|doctorate|thesis|dissertation|fieldwork|lab|grant ~ accepted|submit*|finish*|complete|approved|publish*,thesis ~ accepted|approved|submit|finish,paper|journal|research|article ~ publish*|accepted|rejected|review,guide|supervisor|advisor ~ phd|thesis|research
        study-abroad;canada|usa|uk|germany|australia|ireland|europe|america|france|singapore ~ study|studies|masters|padhne|padhai,study|studies|masters|degree|ms|padhai ~ bahar,bahar ~ padh*
        study-abroad;toronto|oxford|cambridge|harvard|stanford|mit|melbourne|munich|berlin|london|boston|sydney|dublin|foreign|overseas ~ university|college|admit|admission|admissions|study|masters|degree|ms,university|masters|ms|mba|college|admit|study|studies ~ toronto|oxford|cambridge|harvard|stanford|melbourne|munich|germany|canada|london|usa|uk|dublin,student visa,exchange ~ semester|program|programme|student,statement of purpose,study|masters|degree ~ stars|abroad|overseas
        house-purchase;bhk|1bhk|2bhk|3bhk|4bhk,down payment,possession ~ flat|house|home,flat|house|home possession,ghar|makan banwa*|banana|banane|banayenge|banaunga|banaungi,khud ka ghar|makan|flat,own roof|place|space,roof over,first home|house|flat,home owner*,ghar|makan|flat|plot kharid*
        house-purchase;property ladder,bid|offer ~ apartment|flat|house|home|condo|villa|plot,apartment|condo|duplex|penthouse|township|villa ~ accepted|buy|book|get|own|afford,flat|plot|ghar|makan|apartment|house book|booking karna|karu|kar|karun|karana,home loan ~ approve*|get|milega,apna|khud ka ghar|makan|flat|aashiyana,become|be ~ homeowner,a house|home|flat of ~ own
        house-purchase;my|our|own four walls,roof of ~ own
        house-purchase;ghar|makan|flat|house ki? registry|registri|rajistri|registration
        renting;kamra|pg|rented,paying guest,makan malik,room on|ke|lena rent|liye,shift ~ room,house owner
        renting;apartment|flat|room|house|place ~ rent|rental|lease|deposit|cheaper,cheaper ~ apartment|flat|room|place,eviction|evict*|sublet|rental|rentals|tenants|landlady,security deposit,lease terms|agreement|renewal ~ flat|house|apartment|landlord
        home;mahaul|kalesh|household|gharelu,ghar ka mahaul,atmosphere at home,family problems|matters|issues
        renovation;marammat|furniture|tiles|furnish*,build|add|extend ~ floor|room|storey,first|second floor ~ build|banana|banwa*,makan|ghar ki marammat|rangai
        renovation;walls|kitchen|bathroom|terrace|balcony|garden|ceiling|flooring|house|home|room ~ painted|redo|redone|renovated|rebuilt|repaired|done up|tiled|paint|remodel,redo|repaint|rebuild|refurbish*|paint the|our|my? kitchen|bathroom|house|walls|room|home,get ~ walls|house|roof|kitchen|home painted|repaired|fixed|done|built,plumb*|wiring|waterproof*
        renovation;upper|another|extra floor|storey|room,start|begin building ~ floor|house|room
        vehicle;tractor|bullet|thar|rickshaw|cycle|bicycle|truck|gaddi|moped|ev|sedan|hatchback,royal enfield,electric|new|second hand car|scooter|bike
        vehicle;motorbike|motorcar|honda|maruti|hyundai|toyota|tata|mahindra|bmw|audi|suzuki|yamaha|bajaj|tesla|kia|skoda|jeep|lorry|van ~ buy|buying|get|getting|lena|lu|new|city|deliver*|book*|when,buy|buying|get|getting|lena|book|booking ~ honda|maruti|hyundai|toyota|tata|mahindra|bmw|audi|suzuki|yamaha|bajaj|tesla|kia|skoda|jeep|van|lorry|wheels,set of wheels,test drive,car|bike ~ accident|repair|deliver*|colour|color|loan
        moving-abroad;canada|usa|uk|germany|australia|ireland|dubai|zealand|singapore|europe|america ~ settle|settling|pr
        moving-abroad;shifting|moving|relocat* ~ canada|usa|uk|germany|australia|ireland|europe|america|france|singapore|dubai,nri|onsite|gulf|embassy|qatar|oman|kuwait|saudi|uae,outside india,out of india|country,leave india|country,jana|jaa|jau|jaunga|jaungi|move|moving|settle|settling|shift|work|working|job|live|living ~ bahar|qatar|oman|kuwait|saudi|uae|ireland|japan|sweden|norway|italy|france|spain|portugal|netherlands|newzealand|poland|malta|singapore|gulf|europe,bahar ~ jana|jaunga|jaungi|jau|settle|naukri|job,foreign settle*|jana|jaunga|jaungi
        moving-abroad;newzealand|expat|schengen|visa|passport|greencard|h1b|l1|renewal|pr ~ renew*|kab|approve*|ok|come|through|extension,live|settle|move|life|future|work ~ new zealand|abroad|overseas|foreign|zealand|sweden|portugal|japan,pr|citizenship|visa ~ kab|milega|milegi|come|through,h1b|visa|green card|permit ~ renewal|renew|ok|approved|rejected|lottery,brain drain,another country
        moving-abroad;future|life|chance in australia|canada|germany|america|europe|japan|dubai|usa|uk
        travel;trek|trekking|ticket|tickets|picnic|outing|roadtrip|itinerary|backpack*|hills|pahado|beach|sair|manali|shimla|jaisalmer|udaipur|darjeeling|ooty|andaman|ghumna|ghumane|ghumne,road trip,train|bus|flight se? jana|journey|ticket,plan|planning a|the|our trip|holiday
        travel;bali|goa|vietnam|turkey|maldives|nepal|bhutan|kerala|ladakh|kashmir|dubai|switzerland|thailand ~ february|trip|go|visit|month|summer|winter|december|holiday|week,road trip,weekend getaway,getaway|excursion|safari|layover|airport|vacay|staycation|camping|cruise|expedition|abroad trip,visit ~ grandparents|cousins|relatives|friend
        travel;fly|flying to
        relocation;sheher|shahar|shehar|hometown,naya|naye|nayi|dusre|doosre sheher|shahar|shehar|city|jagah,another|new|different city|town|place,shift|move ~ bangalore|bengaluru|mumbai|delhi|pune|hyderabad|noida|gurgaon|chennai|kolkata|kota
        relocation;bangalore|bengaluru|mumbai|delhi|pune|hyderabad|chennai|kolkata|jaipur|gurgaon|noida|ahmedabad|city|town ~ better|or|good|suits|than ~ bangalore|bengaluru|mumbai|delhi|pune|hyderabad|chennai|kolkata|jaipur|gurgaon|noida|ahmedabad|village|city,change of city|place|scene,metro city,smaller town|city,big city
        relocation;leave|leaving the? city|town|village
        pilgrimage;darshan|tirthyatra|gangasagar|puri|somnath|sabarimala|jyotirling|ganga snan|makkah,golden temple,kumbh
        pilgrimage;yatra ~ kedarnath|badrinath|vaishno|amarnath|char|dham,visit ~ tirupati|temple|temples|shirdi|kashi|varanasi|golden|vaishno,lourdes|bodhgaya|bodh|rishikesh|ajmer|dargah|kailash|mansarovar|jerusalem|camino
        love;text|texts|reply|message ~ back|me,koi|log ~ pasand|pyar|pyaar,situationship|premi|premika|aashiq|lover|tinder|bumble|confess*|izhaar|izhar|flirt*,ask|asking her|him|them out,tell|telling|told her|him|them|someone ~ like|love|feel|feelings|heart,i like|love her|him|someone|somebody,dil ki baat,dil tut*|toot*|ka,long distance,one sided,find|meet|get someone|somebody|anyone,girl|boy|guy|ladki|ladka ~ patana|pataye|patau|pategi|impress|pasand|set|like|likes,heartbreak|heartbroken|dumped|ghosted|ghosting|ghost
        love;guy|girl|boy|man|woman|someone|he|she from ~ gym|office|college|class|school|work ~ ask|like|likes|love|date|text|out,ask|asks|asked me out,left|leave|leaves me|us? on read,left ~ on read,fall|falling for ~ wrong|bad|people|person|guys|men|women|him|her|someone,sach|sachcha|saccha me|mein|pyar ~ pyar|pyaar|karta|karti,ladki|ladka ~ milega|milegi ~ life|kya|kabhi,blind date|dates,date|dates ~ go|went|saturday|sunday|well|second|first|tonight,swipe|hinge|okcupid|admirer|valentine|romantic|soulmate|unrequited|friendzone*|rebound|butterflies|sparks|chemistry ~ between|with|us|her|him,feelings for,into me,heart ~ broken|breaks|heal|someone,best friend ~ love|feelings,kissing|kissed|kisses|cuddle*|hug|hugs
        love;need|needs|wants space
        marriage;yes|haan ~ rishta|rishte,mangni|roka|mandap|pheras|baraat|hubby|jeevansathi|jivansathi|matchmaking|alliance|kunwara|kunwari|unmarried|biodata,find|get|meet a|my|the|right|suitable|good match|groom|bride|partner,ladka|ladki dekh*|dekhne|milega|milegi|mil,shaadi|shadi ke yog,rishte ki baat,right person|man|woman|guy|girl,hath|haath pile,biwi|patni|pati|dulha|dulhan kab
        marriage;wedding bells,knot|bells|bachelor|spinster|bachelorette|betrothed|trousseau|sindoor|mangalsutra|haldi|kanyadaan,age ~ marry|married|knot|wed|shadi|shaadi,meet|meeting|see|seeing ~ boy|girl|groom|bride|family|ladka|ladki ~~ sunday|saturday|arranged|click|mom|parents|rishta,mom|dad|parents|family|papa|mummy ~ wants|want|found|find|chosen|choose ~ boy|girl|groom|bride|match,mere|meri|mera liye? rishta|shaadi|shadi|byah,find|finding|get|getting a? husband|wife|groom|bride,matrimony|shaadi.com|proposal|proposals ~ marriage|rishta|accept|come|family
        second-marriage;second time|innings|chance ~ marriage|shadi|love|marry,dusra|dusri|doosra|doosri pati|patni|shadi|shaadi|rishta,divorce ~~ again|phir|dobara|someone|remarr*
        second-marriage;another|second|one more shot|chance|try|go at|for ~ marriage|marry|love|wedlock|shadi,divorced|divorcee|widow|widowed|widower|separated ~~ husband|wife|again|partner|someone|love,husband|wife|marry|marriage again,new husband|wife
        reunion;lautega|lautegi|laut|lautkar|patchup,ex ~ miss*|contact*|text*|call*|return*|again,patch up,make up with ~ him|her|ex,get|win|want him|her|ex back,back together|with
        reunion;hope|chance|chances|future ~ with my|the? ex,my ex,crawl*|come|comes|coming|return*|run|runs back ~ me|ex|him|her,ex ~ crawling|return*|back|apolog*|still|hope|chance,get|win|want ~ back ~ lover|ex|girlfriend|boyfriend,give ~ second chance ~ ex|him|her|us
        reunion;blocked me
        separation;talaak|divorse|judai,alag ho|hona|hone|rahna|rehna,end|ending my|this|the marriage|relationship|rishta,file ~ divorce,rishta|relationship khatm|khatam|tod*|tor*
        separation;leave|leaving|divorce|dump|dumping|quit my|this? husband|wife|boyfriend|girlfriend|partner|marriage|relationship,divorce|talaq|talak lena|lu|leni|du|dena|chahiye|ho|hoga,walk|walking away|out ~ marriage|relationship|him|her,end things,call it quits
        marriage-harmony;taalmel|talmel,husband|wife|pati|patni|hubby|spouse|biwi ~ talk*|ignore*|angry|naraz|naaraz|shout*|listen*|baat|gussa|trust|shak|understand*|samajh*|time|attention|romantic|cold,dampatya ~ jeevan|jivan|sukh,baat baat pe|par jhagda|ladai,miya biwi,husband and wife,pati patni
        marriage-harmony;bicker*|squabbl*|nag|nags|nagging ~ wife|husband|we|spouse|daily|each,wife|husband|hubby|spouse|pati|patni|partner ~ bicker*|nag*|hardly|barely|never|stopped|cold|silent|distant|ignore* ~ talk*|speak*|touch|me?,wife|husband|spouse ~ and ~ i|me ~ fight*|bicker*|argue*|drift*|grow*,hubby|husband|wife hardly|barely|never|rarely ~ talks|speaks|listens|smiles,counselling|counseling|counsellor ~ couple|couples|marriage,spice|spark ~ marriage,affair|cheating ~ husband|wife|spouse
        in-laws;sasumaa|sasuraal|jeth|jija|bhabhi|sali|saala,wifes|husbands mother|father|family|parents|brother|sister
        in-laws;saas|sasur|nanad|devar|jethani ~ pasand|handle|manage|baat|jhagda|kyu|kyun|saath,mother|father|sister|brother|parents in law|laws,monster in law
        children;grandchild|grandchildren|grandson|granddaughter|pota|poti|toddler|teenager|teenage|beti,bache|bachon|baccho|baccha|bachchi ka|ki|ke|ko,mera|meri ladka|ladki|ladke,son|daughter ~ future|listen*|obey*|behav*,god bharna|bharegi,baccha|bachcha|bachha ~ aayega|aaega|hoga|kab|karna|chahiye
        children;little|young one|ones,blessed ~ baby|child|little|son|daughter|kid,daughter|son|kid|kids|child|children ~ wrong|bad|good crowd|company|grades|school|exam|board|career|do|well|future|hanging,conceive|expecting|ttc|parenting|preschooler|teen|teens|homeschool*|daughters|sons|firstborn|nursery ~ admission,start|starting|have|having|extend|extending a|our|my family|kid|kids|children,my|our son|daughter|kid|child|boy|girl ~ do|be|become|get|study|settle|marry|crowd|company|listen|behave
        children;kilkari,kind|sort|type of mother|father|parent|mom|dad will|would|can i,my? son|daughter|kid|kids|children wont|doesnt|dont|refuses|refuse study|listen|eat|read|obey
        parents;mom and dad,mummy papa,maa papa,old age of? parents,parents ~ health|happy|proud
        parents;folks|aging|ageing|elderly|old parents|folks|mom|dad,mom and dad,my? folks,parents ~ live|stay|with|move|proud|happy|agree|understand|fight|divorce|old|aging
        mother;aai|mumma|mommy|maaji
        mother;repair|fix|mend|improve|better|bond|things|relationship|talk|speak|fight|close ~~ mother|mom|mum|maa|mummy|amma|ammi,mom|mother|mum|maa|mummy ~ spoken|talk*|speak*|angry|upset|hurt|distant|close|understand*|proud|forgive*
        father;baba|bapu|pappa|babuji
        father;dad|father|papa|daddy|abbu|pitaji ~ distant|angry|upset|cold|proud|along|talk*|speak*|forgive*|understand*|close|strict,get|getting along ~ father|dad|papa
        siblings;twin|cousins|bhai behen,elder|younger|big|little|chota|chhota|bada|badi|choti|chhoti brother|sister|bhai|behen
        siblings;brother|sister|siblings|bro|sis|bhai|behen|didi ~ stopped|talk*|speak*|share|pay|jealous|fight*|angry|help|marry|marriage|job|settle|envy|hates|hate,bro|sis|halfbrother|halfsister|stepbrother|stepsister|elder|younger
        friends;bff|besties|dosto|circle|classmates|roomie|friend,make|making|find|new|real|true|best|good|old friends|friend,social life|circle
        friends;left out,group ~ friends|left|out|fit,my group|gang|squad|clique|circle|crew,fit in,best|close|old|childhood|school friend|friends ~ betrayed|trust|left|fight|hurt|again|lost|talk*|ignore*,lonely ~ friends|group|city,friend ~ trust|betray*|owes|jealous|fake|ignores|ignoring,fake friends|friend,social life|circle|anxiety
        friends;no|few|any|zero friend|friends,koi dost nahi
        money;tankhwah|tankha|vetan|pagar|kangal|lakhpati|karodpati|financially|finances|earnings|bills|payment|payments|rupaye|rupees|rupay|dhanwan,bank balance,cash flow,earn|earning|get|have good|enough|big|more|some|extra money|paisa|bucks|income,paisa|paise|dhan ~ aayega|aayegi|aaye|milega|kamau|kamaunga|kamaungi|tik*|ruk*|phasa|phase|phasi|fasa|fase|fasi,arthik tangi|sthiti|halat,side income,extra income
        money;cash|money|broke|funds ~ run|runs|running|out|short|tight|always,run|running|short|out of cash|money|funds,dhan|paisa|paise|dhan ka? labh|aagman|prapti|tik*|ruk*,financial|finances|finance ~ situation|stability|stable|freedom|problem|problems|crisis|worries|position|condition,richer|wealthier|wealth|affluent|prosper*|windfall|jackpot ~ life|when|will,ends meet,pay ~ bills,standard of living
        savings;kharch|fizool|fijul|gullak|piggy|thrifty,pocket money,paise|paisa ~ khatam|khatm|ud,money ~ slips|runs|gone|vanish*|disappear*,save up
        savings;put|putting|set|setting|stash|save|keep ~ money|cash|income ~ away|aside|up|by,blow|waste|spend|burn ~ salary|money|pay|paycheck|income ~ week|days|fast|soon|shopping,live|living paycheck|salary to,nest egg,rainy day,shopping|shopaholic|impulse ~ money|spend|control|stop|addict*|buying
        debts;karja|karze|karzon|qarz|karzdar|kist|kisht|kishte|byaj|installment*|instalment*|owes|owed|sahukar|arrears,pay off|back,clear|repay|chuka* ~ dues|loan|loans|debt|karz,get|got|receive|recover|return* ~ money|paisa|paise|dues|payment ~ back|from|wapas,money|paisa|paise|rupaye|lakh|lakhs|udhar ~ wapas|vapas|lauta*|back|return*,lent|gave ~ money|lakh|lakhs|him|her
        inheritance;write|writing|make|making|draft|register|sign|change my|a|the|our will
        debts;emi|emis|loan|loans|debt|debts|credit|card|bills|mess ~ clear|out|mess|pay|paid|close|over|free|burden,loan|karz|mortgage ~ clear|chukega|utar*,return|returns|returned|wont|pay|give|gave|lent ~ lakh|lakhs|thousand|rupees|crore|dollars|money,owe|owes|owed me|him|her|money,interest ~ loan|debt|card,bankrupt*|creditors|moneylender|default*|overdraft
        inheritance;zameen|jameen|land|property|jaidad|makan|sampatti ~ hissa|share,sampatti|jaidad|jaydad|jaayedaad,share|hissa|hissedari ~~ land|property|zameen|jameen|jaidad|jaydad|house|ghar|makan,dada|dadaji|nana|nanaji|grandfather*|grandpa*|grandma*|ancestor* ~ land|house|property|zameen|jameen|makan|jaidad|jaydad,baap dada,puskhaini|pushtaini|pushtaini,property ~ bantwara|batwara|divide*|division,batwara|bantwara
        inheritance;grandpas|grandmas|grandfathers|grandmothers|uncles|aunts|dads|fathers|moms|mothers|familys|family farm|land|house|estate|property|money|shop|gold|jewellery|jewelry ~ mine|share|get|inherit|be|left|divide*,share|cut|part|portion in|of ~ uncles|grandpas|fathers|family|dads|ancestral? land|farm|house|property|estate,heir|heirs|heirloom|inheritance|bequest|legacy|estate|testament
        inheritance;mothers|grandmothers|moms|grandmas|aunts jewellery|jewelry|gold|house|saree|ring
        rivals;gossip*|chugli|saazish|sazish|jalte|jalan|backbit*|bitch*|virodhi|hater|competition|peer pressure,buri nazar,evil eye,against me,peeth peeche,pulling me down,leg pulling
        rivals;plot|plots|plotting|scheming|conspir*|sabotag*|badmouth*|bitching|undermin*|backstab*|bully|bullies|trolls|trolling|nemesis|envious|foes|foe|adversar*|hates ~ me|against|boss|work|office,against me ~ work|office,takes|taking|steals|stealing credit,who ~ against|jealous|enemy|enemies|plotting
        health;belly|tummy|fat|motapa|mota|moti|patla|patli|wajan|vajan|kamjori|kamzori|workout|muscle|muscles|marathon|swimming|thaka|thaki|thakaan|skin|acne|pimple|pimples|hair|daaru|daru|sharab|cigarette|cigarettes|gutka|tambaku|tobacco|sharir|tandrusti|posture|detox|vegan|vegetarian|nutrition,lose|losing|gain|gaining|reduce ~ weight|kilos|kg|fat|belly|inches,energy level|levels,quit|quitting|give up|stop|chhod* smoking|drinking|alcohol|cigarette|sharab|daru,get|become|stay|feel|feeling stronger|healthier|fitter|fit|weak|slim
        health;kilos|kilo|pounds|weight|belly|shed|tummy ~ shed|lose|extra|finally|drop|gain|reduce,shed|lose|drop ~ kilos|kilo|pounds|weight|belly|fat,drained|low ~ energy|all day,energy ~ drained|low|all|day|more|back,start|starting|join|joining|begin|do yoga|gym|zumba|running|jogging|pilates|swimming|exercise|cycling,yoga|pilates|zumba|jogging|running|cycling ~ start|class|good|daily|suit|health,sugar|junk|sweets|caffeine|coffee ~ quit|stop|less|craving|cravings|cut,immunity|wellness|wellbeing|hydrated|vitality|vigor|vigour|digestion|gut|metabolism
        rest;overworked|nind|neend|recharge|sukoon,me time,need|take|get|taking rest|break|breather|sleep|time off,raat ko|bhar ~ neend|jag*|sona|sone,fall|falling asleep,oversleep*
        rest;proper|good|real|little|long|need ~ break|rest|holiday|sleep|pause,break ~ need|when|proper|take|from ~ work|everything|all,cant|cannot|dont|not sleep|rest|relax|unwind|switch,sleep|sleeping ~ night|badly|well|better|nights|bad|hours,nap|naps|nightmare|nightmares|restless|sleeplessness|overwork*|breather|hibernat*|downtime
        rest;burnt|burned out
        focus;addict*|routine|timetable|alas|aalas|aalasi|attention|reels|scrolling,phone|mobile|insta|social|game|gaming|pubg ~ lat|addict*|addiction|chhod*|kam|less,wake|waking|get|getting up early,subah jaldi,man|mann|dhyan bhatak*|bhatk*|ekagra,man|mann ~ bhatakta|bhatakti|bhatke
        focus;scroll|scrolling|doomscroll*|procrastinat*|unproductive|productive|productivity|organised|organized|multitask*|adhd|attention|deadlines ~ stop|day|all|keep|how|assignments,stop|quit|less scrolling|procrastinating|phone|instagram|gaming|binge|watching|wasting,time management,waste|wasting ~ time,mind wanders|drifts|races,stay|stick ~ routine|disciplined|consistent|schedule
        focus;dhyan|dhyaan ~ hat*|lagta|lagti|bhatak*|kendrit,phone|mobile|reels se|ki dhyan|dhyaan|lat
        courage;stage|ghabra*|ghabrahat|hesitat*|jhijhak|sharmila|sharmili|atmavishwas|aatmavishwas|atmavishvas|timid,speak|speaking|talk|talking ~ stage|public|people|crowd|front|up,self esteem|doubt|confidence|belief,stand up for|to,face ~ fear|fears|people|interview
        courage;freeze|stammer|stutter|nervous|shy|scared|anxious|hesitate|blush|panic ~ speak|talk|speaking|strangers|people|crowd|stage|public|presentation|interview,assertive|timid|shyness|bold|bolder|fearless|confidence|confident|introverted ~ become|be|more|how|get|speak|say,say|saying no,stand up,more confident|bold|assertive|brave,speak|talk to strangers|people|girls|boys|crowd
        courage;freeze|froze|freezing|stammer|stutter,speak|talk|open up|in meetings|meeting|class|front
        contract;tender|mou,close|closing|finalise|finalize|seal ~ deal|contract|agreement,karar|karaar,the|this|a|my|our|property|land|business deal
        contract;lease|terms|clause|contract|agreement|deal|offer|nda|bond ~ sign|accept|terms|renew|publisher|new|conditions,accept|agree|sign ~ terms|lease|contract|deal|offer|publisher|agency,sign ~ with|up|papers|it,publisher|label|agency|studio ~ sign|deal|contract|offer
        luck;takdeer|taqdeer|takdir|nasib|nasibwala|jinx*|panauti,kismat|kismet|bhagya|naseeb ~ chamk*|khul*|saath|sath|badl*
        luck;luck|lucky|fortune|stars ~ turn|turns|change|changes|smile|favor|favour|shine|run|out|bad|good|better,so|always|born|very|really unlucky|lucky|fortunate|unfortunate,good|bad|hard luck|fortune|omen,fortunate|unfortunate|serendipity|karmic debt,winning streak,things ~ go wrong,wheel of fortune
        luck;lucky day|week|number|colour|color|charm
        success;succeed|succeeding|achieve|kamyabi|kamyab|breakthrough|goals|sapne|ambition*|ambitious|winner,make it big|large,go|reach far|top|places,aim ~ life,kuch bada|big,bada aadmi,sapna|sapne|dream|dreams ~ pura|poora|pure|sach|true|fulfil*
        success;pay|pays|paid off ~ effort|efforts|work|hard|struggle|it|all,effort|efforts|hard|struggle|work ~ pay|pays|paid off,make|making|become|be something|somebody|someone|name ~ myself|big|of|for,make it ~ life|one|day|big|top,flourish|thrive|prosper|excel|achiever|accomplish*|glory|victory|triumph*|winner|fail|failure|loser ~ life|will|ever|always|why|am,reach ~ goal|goals|top|potential,full potential,stand out
        fame;viral|followers|subscribers|superstar|trending|influence,blow up,go|going viral,naam kama*|ho|hoga|roshan|banau*,log ~ jaane|jaanenge|pehchan*,star ban*
        fame;know|knows|remember|recognise|recognize|hear ~ my name,take|takes|taking off ~ channel|youtube|instagram|page|podcast|blog|account,channel|youtube|instagram|tiktok|page|podcast|blog|account|reel|video ~ take|takes|grow|viral|off|famous|subscribers|followers|million|monetis*|monetiz*,household name,limelight|spotlight|stardom|influencers|autograph|paparazzi|red carpet,award|awards|oscar|grammy ~ win|get|nominated|nomination
        spirituality;chant*|jaap|japa|bhajan|kirtan|vrat|satsang|ashram|dharm|dharma|dharmik|religious|religion|ishwar|prabhu|mahadev|faith|enlighten*|vipassana|monk|sannyas|sanyas|gita|geeta|vedas|atma,inner|mental peace|calm,man|mann ko|ki shanti|shaanti|sukoon,closer to god,ishta|ishta devta
        spirituality;closer|close|connected|connect|feel|devoted|near ~ shiva|krishna|god|vishnu|ganesha|durga|devi|allah|jesus|hanuman|divine|universe|lord|ram,shiva|krishna|vishnu|ganesha|durga|hanuman|kali|allah|jesus|buddha|divine|universe ~ closer|connect|bhakti|worship|devotion|feel|pray,meditation|mindfulness|mindful|kundalini|chakra|chakras|awakening|inner|monastery|renounce|scripture|bible|quran|buddhis*|reincarnat*|afterlife|pray|devotion|worship|astral,learn|start|practise|practice meditation|mantra|chanting|pranayama
        guru;coach|margdarshan|guidance|mentor*,spiritual teacher
        guru;true|real|right|spiritual|genuine|find|meet ~ master|guru|guide|teacher|swami|mentor,master|swami|sadhguru|sage|saint|saints ~ meet|find|true|teach|initiat*|guide,diksha|initiation
        purpose;born|meant to|for do,what am i here,life|zindagi|jeevan ka|ki? ~ lakshya|maqsad|goal|direction|aim,lost ~ direction|way|life,which|right|my path
        purpose;what ~ do with my life,why was|am i born|alive|on this,made|destined|supposed for|to ~ do|be|life,dharma|mission|vocation|calling|legacy ~ my|what|life|is,my mission|dharma|calling|destiny,where ~ life ~ going|heading|headed,lost|stuck|aimless|directionless|adrift in|about? life,meaning of life
        marriage;how|where|kahan|kaise ~ meet|meets|milunga|milungi|milega|milegi ~ husband|wife|spouse|soulmate,husband|wife|spouse|soulmate|pati|patni ~ meet|milega|milegi|milenge
        personality;andar se kaisa|kaisi|kaise,stubborn|ziddi|zid|shorttempered|gussail|sensitive|quality|qualities|khoobi|khubi|khoobiyan|kami|kamiyan|kamjoriyan|flaw|flaws|trait|traits|hunar|behaviour|behavior|attitude|mujhme|egoist|ego,kis tarah|type|kism|prakar ka|ki insan|insaan|vyakti|ladka|ladki|aadmi,kaisa|kaisi ladka|ladki|aadmi|aurat hu|hun|hoon,about|of myself,who|what i really? am,strong|weak points,other people|others|log see|sochte|think|dekhte,good|bad at,hidden talent|talents|side,mere andar
        personality;why|how ~ angry|anger|temper|jealous|emotional|sensitive|lazy|moody|insecure|stubborn|rude|quiet|shy|impatient|possessive ~ fast|so|always|quickly|easily|me|am,angry|anger ~ fast|quickly|easily|issues|control,strengths|weaknesses|quirks|superpower|shortcomings|vices|virtues|flaws|insecure|perfectionist|possessive|impulsive|optimist|pessimist|empath|leader ~ am|my|what|i|why|type,my strong|weak|dark|good|bad|best|worst side|point|points|habit|habits|trait|quality,people pleaser|pleasing,what ~ people|others think|say of|about me
        remedy;moonga|munga|neelam|panna|moti|pearl|coral|gomed|lehsunia|anguthi|tabiz|taveez|yantra|lal kitab,wear|wearing|pehn*|pahn* ~ stone|gem|ratna|ring|colour|color,mantra ~ chant|padhu|jaap|karu
        remedy;mantra|mantras|puja|pooja|stone|gem|ring|upay|donation|donate|fast|fasting|colour|color ~ saturn|shani|rahu|ketu|mars|mangal|jupiter|guru|moon|sun|mercury|venus|luck|strengthen|weak|suits|suit|wear|peace,gem|gems|gemstone|gemstones|crystal|crystals|amulet|talisman|bracelet|opal|topaz|diamond|hessonite|amethyst|turquoise ~ suits|suit|wear|good|should|which|me,pacify|strengthen|appease ~ saturn|shani|rahu|ketu|mars|planet|planets|moon|sun,reduce ~ effect|effects|bad
        remedy;day|days|din ~ fast|fasting|vrat|upvas|upwas,fast|fasting|vrat|upvas ~ day|days|din
        luck;weekday|weekdays,lucky|shubh day|din|var,lucky ~ colour|color|number|stone|day|rang
        children;am|was|being|be|become i? a? good|great|bad|better|strict|single mother|father|mom|dad|parent,acchi|achi|achhi|buri|accha|acha maa|mata|mummy|baap|papa|pita hu|hun|hoon|banungi|banunga|banu|ban,send|sending ~ son|daughter|kid|kids|child ~ school|boarding|hostel
        own-business;launch|launching|release ~ app|startup|product|website|brand|course|shop|store|channel
        employment;what|which kind|type|sort ~ work|job|career|profession
        love;heal|recover|over|past ~ breakup|heartbreak,heart broken|broke
        debts;brother|friend|cousin|uncle|he|she|they ~ repay|repays
        government;politician|mla|mp|sarpanch|neta|minister ~ become|be|ban*|banu*|win,become|be|becoming a? politician|mla|mp|sarpanch|neta|minister,join ~ politics
        pet;kitty|pup|doggo|labrador|animal|animals|janwar|parrot|tota|cow|gaay|bhains|goat|hamster|aquarium|billa
        pet;adopt|get|buy|bring|rescue|keep ~ beagle|kitten|puppy|pup|dog|cat|stray|labrador|retriever|pug|husky|parrot|rabbit|pomeranian|indie|goldfish|fish|horse|hamster,beagle|retriever|pug|husky|pomeranian|dachshund|rottweiler|goldfish|budgie|tortoise|turtle|guineapig|pony|horse|horses|stray|strays|vet ~ adopt|get|my|sick|old|lost|take,my beagle|kitten|puppy|pup|dog|cat|stray|labrador|parrot|horse
        retirement;retired|voluntary|vrs|superannuat*,after|before retirement,stop|quit working ~ age|before|early,pf|pension
        retirement;retire|retiring|stop|quit|leave working|work|job ~ at|by|when|before|age|early ~ #?,when|should ~ stop working,hang up ~ boots,early retirement,golden years,second innings ~ retire*|work,old age
        property-sale;buyer|kharidar|khareedar|grahak ~ flat|house|plot|ghar|makan|zameen|land,flat|house|plot|land|ghar|makan|zameen ~ buyer|kharidar|khareedar|grahak,list ~ flat|house|property
        property-sale;let|letting go of ~ flat|house|home|plot|land|property,sell|selling|sale|bechna|bech* ~ old|family|ancestral|dads|fathers? house|home|flat|plot|land,nobody|no one wants|buys|buying ~ plot|house|flat|land|property,old? plot|house|flat|land ~ sell|sold|sale
        property-sale;buy|buys|buyer ~ our|my|the cottage|house|flat|land|plot|farm,cottage ~ sell|sold|buyer
        staying;settled here,apne gaon|village|desh|hometown,gaon ~ wapas|laut*|rahna|rehna
        staying;stay|remain|live|settle put|forever|for good,should ~ stay ~ or ~ go|leave|move
        first-love;first time ~ love,first crush,kabhi pyar|pyaar
        court;compromise|samjhauta|settlement|tribunal|consumer,land|property|family matter|case ~ settle*|resolve*|sulajh*|suljh*
        court;sue|suing|sued|fir|police|bail|verdict|judge|judgment|judgement|hearing|appeal|custody|alimony|litigation|plaintiff|complaint|summons|tribunal|arbitration|jury ~ case|against|closed|win|favor|favour|me|worth|settle|withdraw*|file*|over|end|contractor|builder|landlord,complaint|case|fir ~ against|police|closed|withdraw*|settle|filed,worth suing,take ~ to court
        general;good|better|bad|hard|tough|rough|difficult time|phase|patch ~ end|ends|over|come|comes|start,happy|happiness|khush|khushi|sukhi ~ ever|kabhi|life|jeevan|be|rahunga|rahungi|hunga|hungi,ever|kabhi ~ happy|khush|sukhi
        reunion;ex ~ moved on,ex ~ come|comes|coming back
        remedy;dhatu|dhatuen|metal|metals,what|kya ~ wear|pehnu|pehnun|pahnu|pahanu
        marriage;daughter|son|sister|brother|beti|beta|he|she|i ~ settle down
        rest;quit|quitting|leaving|giving everything|all|up
        love;why ~ single|alone,single ~ why|when|kab|still|long,still single
        general;phase|problems|pareshani|pareshaniyan|dikkat|dikkate|mushkil|mushkile|struggle,accha|ache|bure|bura din ~ aayenge|aaenge|aayega|kab|aane|khatam|jayenge,good|better|bad|hard days|times,sab theek|thik|accha|acha,everything|things ~ fine|better|ok|okay|improve|right|settle
        finance-work;accountancy|actuary|actuarial|auditor|audit|cfo|underwriter|bookkeeping|treasury|fintech,stock|equity|financial|credit|risk|investment analyst|advisor|planner|banker,mba ~ finance|bank
        scholarship;fulbright|rhodes|chevening|erasmus|daad|commonwealth|stipend|bursary|tuition ~ waive|waiver|fees|free|waived,waive ~ tuition|fees,fee waiver,fully? funded
        scholarship;financial aid
        scholarship;stipend|fellowship|bursary|grant
        love-marriage;convince|persuade|tell|manau|manana|accept|accepts|agree|approve|approval ~~ marry|marrying|boyfriend|girlfriend|caste|religion|love|lover|partner|gf|bf,parents|family|dad|mom|father|mother|papa|mummy ~ accept|agree|approve|allow|like|okay|maan*|manenge ~~ boyfriend|girlfriend|gf|bf|partner|choice|caste|love|him|her,intercaste|interfaith|interreligious,different|another|other caste|religion|faith|community,elope|elopement,court marriage
        love-marriage;her|his parents ~ yes|no|accept|agree|approve
        love-marriage;another|other|different|lower|upper|same caste|religion|community|faith,inter caste|religion|religious|faith
        employment;luck|kismat ~ work|job|career,call|calls|called me? back ~ interview|job|hr,second|third|final|last interview,laid|let off|go
        promotion;quit|leave|resign ~ or ~ grow|rise|progress,grow|rise ~ in ~ job|company|firm|role,manager|lead|head|senior|director seat|chair|post|role,notice|notices|recognise|recognize|appreciate|value|credit my|our work|effort|efforts
        business-partner;half|share|stake of|in the|my|our? firm|shop|company|business,go|going|get|getting in|into business with,in business with my
        arts;role|roles|part|parts|break in|into a? film|films|movie|movies|serial|series|play|theatre
        sales;made|born|cut for|to sell|selling
        study;science|commerce|arts|humanities or science|commerce|arts|humanities,take|choose|pick up science|commerce|arts|maths,interest|interested in school|studies|maths|books
        scholarship;fulbright|chevening|rhodes|erasmus
        renovation;redoing|repainting|refitting the|our|my? bathroom|kitchen|house|walls|room|home|floor
        moving-abroad;leave|leaving|quit this|the|my|our country
        love;he|she hasnt|never|stopped text*|reply*|replied|messag*,he|she has|have|did|does not text*|reply|replied|messag*
        marriage;boys|girls|grooms|brides family|side|parents
        second-marriage;first marriage ~ another|again|next
        love-marriage;love or arrange|arranged,other|another|different caste|religion|faith|community ~ marry|married|marriage|wed,papa|mummy|gharwale|parents|ghar wale ~ maanenge|manenge|maane|maan|agree ~ shaadi|shadi|boyfriend|girlfriend|ladke|ladki,shaadi|shadi|boyfriend|girlfriend|ladke|ladki ~ maanenge|manenge|maane|maan|agree
        reunion;unblock|unblocks|unblocked,second|another chance
        separation;marriage|shaadi|shadi is? over|finished|dead,my|our marriage over|finished|dead
        marriage-harmony;save|fix|rescue|repair|mend|heal my|our marriage
        parents;in? with my? mom|mum|maa|mummy and dad|papa,live|living|move|moving back? in? with my? parents|folks
        friends;find|make|have|get|meet real|new|good|true|close friends
        money;paycheck|paychecks|paycheque,make|making ends meet,hand to mouth
        debts;he|she|they|friend|cousin|uncle pay|return|repay ~ back
        inheritance;grandma|grandmas|grandpa|grandpas|grandmother|grandfather will,in|from grandma|grandmas|grandpa|grandpas|grandmothers|grandfathers will
        court;property|land|zameen|jameen|makan ka|ki|ke? case
        rivals;neighbour|neighbours|neighbor|neighbors|padosi ~ hell|nuisance|noise|noisy|nightmare|tang
        focus;put|invest|direct|spend my|our? energy|effort|attention
        courage;stop being afraid|scared|nervous|shy|timid,freeze|freezing in|on|before|during exams|exam|stage|interviews|interview,afraid of my boss|teacher
        success;kuch|kuchh ban|banunga|banungi|paunga|kar,amount to something|anything,be|become something|somebody in life
        purpose;what am i good|made|meant for|to
        love;move|moving in together
        love;move|moving in with my? boyfriend|girlfriend|partner|him|her|fiance
        relocation;for|of moving in
        marriage;wedding|marry|married|marriage|shaadi|shadi ~ abroad|overseas|beach|videsh
        spirituality;find|finding|get|getting|have|need|want|feel some|inner|mental|real|my? peace
        spirituality;peace of mind
        marriage-harmony;this|my|our|the marriage|shaadi|shadi ~ last|survive|tikegi|chalegi
        relocation;where will|do|should i settle
        love;will|should|can|do we move in together
        personality;should|can|could|must i work on,one thing ~ work on|change|improve
        love-marriage;ghar wale ~ manenge|maanenge|maan
        marriage;never marry|married|wed,surname|maiden ~ marriage|marry|married|wedding
        personality;kamjori|kamzori|kamiyan|khubi|khoobi kya
        friends;akela|akeli|akelapan
        rivals;manager|boss|senior|seniors|colleague|colleagues|coworker|hr|office|teammate|teamlead ~ ladai|ladhai|jhagda|jhagra|behas|behes|tension|takrar|panga|anban|quarrel|quarrels|argument|fight|fights|fought|clash,ladai|jhagda|jhagra|behas|anban|quarrel|argument|argued|fight|fought|clash ~ with|boss|manager|senior|colleague|office ~ boss|manager|senior|colleague|colleagues|office|hr|teamlead
        moving-abroad;get|getting ~ visa
        arts;arts|designing
        children;naam|nam karan|karana
        health;keto|paleo|intermittent fasting,start|try ~ diet|fasting
        own-business;partner|partners|alone|solo ~ shop|cafe|business|startup|dukan|dukaan|restaurant
        """
}
