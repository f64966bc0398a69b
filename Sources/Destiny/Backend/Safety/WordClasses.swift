/// Words that patterns name together, in English, Hindi and Hinglish.
enum WordClasses {
    static let all: [String: [String]] = table.mapValues { text in
        text.split(whereSeparator: { " \n".contains($0) }).map(String.init)
    }

    private static let table = [
        "self": "myself me meself mujhe mujhko khud khudko apne apni apna",
        "i": "i me main mai mein mujhe mujhko mera meri mere my we hum",
        "not": "not dont didnt doesnt cant couldnt wont never no nothing nahi nahin nhi nai na mat without isnt aint "
            + "wouldnt shouldnt bina nothings",
        "want": """
        want wants wanted wish wishing wishes going ready plan* think thinking thought* feel feeling feels decided \
        try trying tempted better rather hope hoping like need consider* contemplat* urge deserve love
        """,
        "chah": "chahta chahti chahata chahati chahte chahiye chah chahu mann man dil iccha ichha soch* vichar khayal "
            + "khyal taiyar lagta lagti karta karti raha rahi",
        "pills": """
        pill* tablet* capsule* goli goliya goliyan goliyaan dawai dawaiyan dawa sleeping paracetamol crocin xanax \
        valium aspirin antidepressant* painkiller* poison* bleach phenyl phenol harpic acid insecticide pesticide \
        sulfas sulphas celphos jahar zehar zahar jeher vish kerosene detergent alprazolam ibuprofen tylenol insulin \
        opioid* fentanyl heroin meds medicine* medication*
        """,
        "took": """
        took taken swallowed ate had drank drunk popped downed consumed ingested injected overdosed kha khali \
        khaliya khaya khayi khaye khai khalia pi pii pili piya nigal nigali le li liya
        """,
        "kin": """
        husband husbands wife boyfriend girlfriend bf gf partner ex spouse fiance fiancee father mother dad mom mum \
        papa mummy maa pita pitaji mata parents stepfather stepmother stepdad stepmom uncle aunt brother sister son \
        daughter inlaws laws saas sasur sasural sasuralwale pati patni biwi bhai chacha mama jeth devar nanad \
        grandfather grandmother grandpa grandma dada dadi nana nani family father's mother's husbands fathers \
        mothers wifes child kid baby friend aunty bua mausi jija hubby he she him her beta beti baap ghar gharwale \
        gharwala someone somebody anyone anybody boss relative behen bahen behan didi parent guardian sons daughters \
        brothers sisters
        """,
        "mourned": """
        husband wife boyfriend girlfriend partner spouse fiance fiancee father mother dad mom mum papa mummy maa pita \
        pitaji mata parents uncle aunt brother sister twin son daughter pati patni biwi bhai chacha mama grandfather \
        grandmother grandpa grandma dada dadi nana nani family child kid baby friend aunty bua mausi beta beti behen \
        bahen bahan behan didi cat dog sons daughters brothers sisters girl boy children kids hubby stepfather stepmother \
        daddy mumma grandson granddaughter cousin nephew niece grandparents friends frnd frend dost dosto saheli yaar \
        yar yaara bestie besti bff buddy pal mate bro sis bf gf soulmate lover sweetheart darling love pyar pyaar premi \
        premika aashiq mangetar sathi saathi jeevansathi jivansathi humsafar hamsafar jaan jaanu janu puppy kitten pup \
        pet kutta kutte kutti billi billa tota roommate classmate teacher guru granny nanny papaji mataji maaji dadaji \
        nanaji baap bapu bachcha bacha baccha bachchi bachi bacchi bachche bache bhabhi jija damad bahu pota poti \
        woman lady wifey hubs granddad grandad granddaddy gramps grandmom grandmum nan wives husbands
        """,
        "woman": """
        wife girlfriend fiancee mother mom mum mummy maa mata aunt sister daughter patni biwi grandmother grandma dadi \
        nani aunty bua mausi beti behen bahen behan didi daughters sisters girl stepmother mumma granddaughter niece \
        saheli sis gf premika granny mataji maaji bachchi bachi bacchi bhabhi bahu poti woman lady wifey
        """,
        "man": """
        husband boyfriend father dad papa pita pitaji uncle brother son pati bhai chacha grandfather grandpa dada nana \
        beta sons brothers boy hubby stepfather daddy grandson nephew bro premi papaji dadaji nanaji baap bapu jija \
        damad pota hubs granddad grandad granddaddy gramps
        """,
        "gaya": "gaya gayi gaye gai gae gaee gya gyi gye gayee gayaa chuka chuki chuke",
        "dead": "my late dead deceased own sweet dear little beloved poor",
        "them": "him her them",
        "longing": """
        want wants wanna wish wishing long longing rather like can may could let when just keep keeps should shld soon \
        ready will ill gonna give anything says tells telling need time turn hope hoping hopes think thinking about dream love ache aching able how
        """,
        "unke": "them uske unke uski unki usi unhi uskay uskey unkay unkey usk unk iske inke",
        "unse": "usse unse usi unhi us un usko unko",
        "near": "paas pas pass ps sath saath sth pichhe piche peeche pichey peche bagal",
        "togo": """
        jana jaana jane jaane jaunga jaungi jaoonga jaoongi jaun jau jaaun jaau jaon jate jaate jata jaata jati jaati ja \
        chala chali chale aana aunga aungi aau aaun aana bula rehna rahna rehne rahne le leke chalo pahunch* jaayenge jayenge
        """,
        "bygone": """
        die died dead passed expired expire killed gone go has had are were got recently suddenly le liya ka ke ki ko ne \
        ji mar mari guzar gujar maut mrityu death dehant nidhan chal ab abhi bhi swarg svarg nahi nahin nhi
        """,
        "connective": """
        again now soon too also in on at up there today tonight tomorrow forever please he she i it we they and or but \
        because since as wherever where when before after this that so by instead already alone asap can will do is was \
        if my me mom mum dad papa for to from with right here once then one not who cant dont im am should just really \
        the a an another until till someday somehow everyday ever more badly very much all his our their last side
        """,
        "young": "little baby twin only elder older younger youngest eldest best dear beloved first",
        "possessive": "my his her their our your this that",
        "partner":
            "husband boyfriend bf partner ex spouse fiance wife girlfriend pati patni hubby inlaws laws saas sasur "
            + "sasural sasuralwale father mother dad mom mum papa mummy maa pita parents stepfather stepdad stepmother "
            + "uncle brother son he him his she her bhai baap family gharwale roommate devar jeth nanad chacha mama "
            + "they teacher relative man somebody someone baap",
        "hits": """
        hit hits hitting beat beats beating beaten slap slaps slapped slapping punch punches punched kick kicks \
        kicked choke chokes choked choking strangle* thrash* hurt hurts assault* abuse abuses abused abusing abusive \
        torture* rape* molest* burn burns burned burnt bash* attack* violent violence brutal* whip* belt bruise*
        """,
        "marta": """
        marta maarta marte maarte marti maarti maara mara maar maarpeet marpeet marpit pitta peetta pitte peette \
        peeta pita pitai pitayi pitati maarta maarti thappad jalaya jala jalata gala satata satate tortur* pratadit pratadna \
        uthata uthate uthaya
        """,
        "marry": """
        marry marries married marrying marriage wedding wed shaadi shadi vivah vivaah byah byaah biyah nikah bride \
        dulhan engaged engagement rishta groom wife husband shadi-vivah
        """,
        "die": """
        die dies died dying death dead deceased pass expire expires mar marunga marungi marna marne marega maregi \
        marenge maut maout mrityu mritu mrutyu dehant swargvas swarg demise perish killed marjaunga margaya
        """,
        "willdie": """
        die dies dying death dead expire expires mar marunga marungi marna marne marega maregi marenge maut maout \
        mrityu mritu mrutyu dehant demise perish swargvas
        """,
        "live":
            "live living alive lives exist existing survive jee ji jeena jina jine jeene jinda zinda jiunga jiyunga "
            + "jiungi jiyungi jiyega jiyegi jienge jeeyenge jiyenge bachega bachegi bachenge jeeunga jeeungi jiega jiegi",
        "profession": """
        study studying studied studies degree career job jobs course college school admission seat nurse \
        theatre theater technician doctor profession practise practice specialise specialize company sales research \
        business industry phd md mbbs startup shop store officer analyst engineer teacher teach lawyer advocate \
        engineering arts paper become becoming surgeon surgical pharma pharmacy pharmacist journalist reporter clerk \
        developer manager course courses subject stream pursue pursuing exam neet llb llm department field internship \
        intern residency writing write writer novel book film movie series counsellor counselor therapist social \
        ngo volunteer volunteering awareness software programmer programming consultant banker bank broker hired \
        hire vacancy post posting position student students class classes career? naukri padhai banna banunga \
        vet veterinary biology science sciences law commerce fellowship author podcast blog youtube channel officer \
        nars narsing doktar daktar thietar thiyetar naukari shikshak professor lecturer trainee apprentice audit auditor accountant banking finance compliance magistrate judiciary \
        pcs upsc clinic hospital receptionist paramedic lab photographer coach trainer
        """,
        "money": """
        stock stocks share shares crypto* bitcoin ethereum nifty sensex intraday forex ipo futures coin coins \
        dogecoin trading trade mutual fund funds sip
        """,
        "thing": """
        phone phon fon mobail laiptop batri kampyutar phone mobile battery laptop computer tv fridge wifi internet network server website site app car bike gaadi gadi \
        scooter engine machine idea plan project business dukaan dukan shop startup brand luck kismat bhagya book film \
        song album show channel exam exams paper papers syllabus viva deadline deadlines homework assignment work \
        workload kaam bojh job commute traffic queue heat garmi cold thand humidity shoes boots meeting meetings \
        schedule target targets band cafe blog podcast choir restaurant bakery company firm wait suspense rent prices mehngai inflation market mandi economy plant plants paudha paudhe paude podhe bagicha garden \
        truck stall bakery gym clinic salon studio farm crop crops channel team friendship marriage relationship
        """,
        "killable": """
        weekend weekends evening evenings sleep mood morale confidence vibe vibes growth profits savings budget brand energy \
        appetite creativity focus dreams chances hopes marks grades holiday holidays sunday sundays saturday
        """,
        "game": """
        golf cup final finals semifinal match tournament race quiz debate contest election elections league chess cards \
        tennis badminton cricket football hockey carrom ludo table kabaddi wrestling boxing competition marathon \
        olympiad spelling
        """,
        "cause": """
        garmi thand sardi lu bhookh bhook pyaas hansi hasi sharm boriyat bore kaam bojh padhai neend thakan machchar \
        machhar mehngai intezar intezaar intjar shor
        """,
        "topic": """
        paper essay thesis dissertation film filam movie documentary book novel story stories podcast article course \
        lecture seminar conference exam chapter assignment poem song play festival script series kahani kitab kitaab \
        upanyas prabandh shodh nibandh lekh natak kavita vishay
        """,
        "endwords": "khatam khatm samapt ant khattam",
    ]
}
