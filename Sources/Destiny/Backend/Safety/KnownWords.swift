/// Words near to those that patterns look for; none of them is a slip of another.
enum KnownWords {
    static let all: Set<String> = Set(text.split(whereSeparator: { " \n".contains($0) }).map(String.init))
        .union(SubjectCatalogue.vocabulary)
        .union(harmlessVerbs.flatMap { stem in endings.map { stem + $0 } })

    /// Verbs of Hindi in Latin letters that sound nearly like dying or hitting: who asks “papa kab maanenge” asks when he
    /// agrees.
    private static let harmlessVerbs = ["maan", "man", "mana", "maang", "mang", "jaan", "mil", "bhar", "kar", "tar"]
    private static let endings = """
        a e i o u un oon ta te ti na ne ni ya ye yi o oge ogi unga ungi oonga oongi ega egi enge engi ao au aya aye ayi
        """
        .split(whereSeparator: { " \n".contains($0) })

    private static let text = """
        aayegi abode abolition abort aborting aborts about absence absent absorption accent account accounted
        acquainted acquire acquired adair addiction addison addition additions adduser adoption adtees adtis alice
        alignment alike allied allocate allocation allow alter ambition ammunition amount amused amusement amusing
        anim ants appear appout approval approve armin arrange arrive arrows artist artistic artists assertion asserts
        asses assess attendant auction audio austria authors avid avoids awakened baari baatein babes baby bachchan
        bachche backing bacon badal badan bade badha badhe badhega badhegi badhenge badle badli badly bahar bahas
        bakery baking band banging banning barking barks barren barrier barring barrow basal baseball bash basin batao
        bathe bathing bats batter battery batting battle bays bazaar beach beads beak bean bear bearing beat became
        beckett become becomes bedding bedside beetle began begging behen being beman bench berries berth bets betting
        bhaari bhaiya bhakti bharai bidding bids biharan bihari bikhar billing binding binds bing bitterness blame
        bland bleak blush boating boeing boiling bole bolte bonds booker booklet boring boron bother bothers bottle
        boxing boyfriend bragging braid braking bras brass breach breaking breathing bred breeding brewing brian bride
        bridge bring broke broken brokers brother brought brow brown browsers brussels budge buffet buggy builds built
        builtin builtins bullet bullying buns burning burnus burying bush buying cafes cages cain cakes cali calming
        cancel cannes canning cant care cares caring carrying cart casas case cases cash casing casts catching cats
        cause caused causes causing cave caves cctest cellar certain chaaro chabi chadha chahat chain chains chair
        chakki chali chalis chalti chalu chamcha chance chances change changed changes channels chanting chants chaos
        char charcha charge charged charges chars charts chase chasing chat chats chdir cheap cheats checked checking
        checkout cheer cheese chemical chemicals chemist chemistry cherokee chess chewing chhadi chhappar chhat
        chhattis chhote child chill chilling chin china chipke chips chmod choir choke choose chops chose chosen
        christians chupke cisco citing clark clasen clash clashes classed classes classical clause clauses clean
        cleaning clearer clearing clears cleary clerical climate cling clone clones closed closer closes closing
        closure closures clover coarse coasts coating coats coding coerce coincidence coke cold collage collective
        college colleges collins colts coming commented commenting commodity commune community commute commuter
        compete competed compiler complete completed completer completes compliant composer composition computation
        concealed conceded conceive concerned concerning concession concessions concise concrete concussion conducted
        conducts confederate confederation conference confidence confident confidential confidentiality confidently
        conflicts confused congestion connected connecting connection connects cons consecutive conservation
        conservatism conservative conservatives conservatory conserve consisted consists consolation constant
        construct consulted consume consumer consumers contact contacted contacts content contention continent
        continental continents continued continues contradict convent convention convergence conversion convert
        converted converts convince convinced cooke cooking cooling coping copper cops copying cords core corps
        corrected correcting coughing couldn councillor count county course courses courts coveted crabs crash crashed
        crashes crashing crave created creating cred creeps cries crises critical crossed crosses crusade crusaders
        crush crust crypt cunning curie curse cursed curtis curve cushion cutting cynical daad daftar dairy dalta
        damages dancer daring darwin dasha data date daughter dazzling dealing dealings dear dearly death decade
        decades deceived decide decided decipher decisions declare declared decline declined declines decode decoded
        decrease decreased decreases decree deewar defeated degi degrees delayed delivery delta delusion deportation
        deported depth deri derive desired despite destroy detector develop developed dhokla diagnose diagnosed
        diameter diaper didn differ digging dining dipping discussed disguised disha disliked disposal disposed
        distinct dive divergent diving division diwar docking doesn doing doping down downed downfall downhill downing
        download downloaded downloading downloads downright downs downside downstairs downstream downtown downward
        dragging draining drawing drawn dream dreams dreamt dressing drifting drilling drink dripping drive driven
        driver drivers driving drones dropping drug drying dushmani dying easter editing edwards effective eight
        electing elective electron electrons elevation email emails embarked embraced emery emil emitting empower
        endings equation erection escaped escapes everton eviction exciting executing existent exists exit exited
        exiting exits expects expire expired explorer exporting exposes express expresses faction failed failing
        failures falling fashion fashionable fashioned father fats favor feathers feeding feeling fellows fetal fiance
        field fields fights figuring filed files filing filled filling filmed filming filth final finally finance
        finding finds fined finish finishes fired fires firing fishes fishing fist fitness fitted fitting fittings
        fixed fixes fixing flagship flavor flavour fled fleeing fleet fleets flesh flight fling floats flow flowing
        flows flush flushing folding follow fond foods fooled fooling footfall force forced forces forged forked
        formed founding france friction friend friends fright fund furnished future futures gaadi gadbad gain gaius
        garba garbad garbage gases gates gave gaya gems ghanta ghante ghosts giant giants giles girlfriend give gives
        giving gong graha grains grandfather grandmother grant grants grapes grayson green greens greeting grievances
        griffin griffith griffiths grin grinding gripping groceries grocery grouped groves growers growing guilt gwen
        hacking haired hamas hampered handed handing hangs harald harding hardship hardships harming harms harper
        harrison harshitha hating haven headed heading headline healing heard hearing hearings hears heated heath
        heating helping herein herpes herring hide hiding hiking hinge hinting hire hiring hissa holding holes homes
        honey horse hose hotel hour house housed houses humanity humility husband hussein incapable inception
        increased increases incur incurred indented indoor indoors induction indutny infested inflammation inflation
        inherent initially inject injected injection injunction injury injustice innovation inserted insertion
        insisted insisting inspected inspection instance instant instruct instructors insulation insurance insure
        insured insurer insurers insurgency insurgents intent intention inter intercept interpret invented invention
        inventor inventory inverness invert inverted invested inviting isolation issuance jahan jalan jamegi janice
        japan jaunga jayega jayegi jeetenge jeetunga jitenge johan johann judged judgement judgment judgments judicial
        kadam kadhi kahin kaisa kaise kaiser kaisi kamai kamra karaka karam karan kardashian kare karke karma karna
        karoon kartik karu karun kashmir kaun keepers keeping khaidi khana khate khaunga khush khushi killed kirana
        kisne kissed kitne knitting kosna kundli lacked lacking ladder ladha lagan lagane lagata lagati lagaya lagaye
        lagegi lagna lagoon lagta lagwa lake lakes lapack larvae laser later lateral latter launching lava layak layer
        leading leaking leaning lease leased leash leasing leaves leaving lecture ledger legally legend legendary
        legends legged lender lengths lesser lester letter letters lever lexer liberal liberals lies life lifes
        lifetime lighter lighting liked likes limitation lines listed listing lists lite liter litl litter live lived
        liver lives loads loan local locations locked locker locket lockheed locking lodging logged logger logging
        looked looking lori loring loser losing lotion love loved loves loving lower luigi lunga maan maane maarta
        maarte maarten maarti maatha machine mackay maher mahine maine mainnay mainne majer makaan makan maker males
        manage managed managers mane manega manegi manenge manner manning manual maor mapping march marco marek maria
        marius mark marked marker markers market marking markus married mars marsh marta marte marti martial martin
        mascara masi masses master mastery mata match mate mater matha mathe mating matra matteo matter matters mauka
        mauke mauli mayer mayor meal means medal mediation meditation meditaton meeting mental message messages messed
        messing mestery meter methods metric migrant migrate milan mileage milega milegi milestone milestones milling
        milna milta mina minar mine mined mining minute mirror misses missing mistry mitch mithaas mitti mixed mixing
        mocking modest mohalle monkey month moose morse moth mother mountain mouth move moves mujhe mujhpe multi muse
        mutually myself naacha nacha nagar nahi named narrative native neatly negate nice nigam nigel nikaal nikal
        nissan nodded nodes noel normally norvell noses note noted nothing noticed notices novice numbers offers
        office olives operating operation operations operator operators option options order others otter outcomes
        outline outlined overall overcame overcome overcomes overcoming overdo overdue overload override overseas
        overseeing overtake overtime owing owners paanch paani pace pacers pachas pacing packed packers packets
        packing packs pada padding paddle padhau padhi pager pages paid paige pains paint paintis paints paisa paise
        pakad pakka palace pale palti pani pans parent parents parsing pashu passage passed passports password
        passwords pasted pastors patent patents pati patni patra patrick patrol patty pause paving paying peace peach
        pearce pebble pediatric pence pepper peppers period periods person persons petition pets phobos phones
        photography physical picker pieces pillar pilots pint piped piper piping pisses pissing pitra place placed
        places plains planets planners plans planted plated played pocha pocket pockets point pointed pointer pointers
        points poised poison poker poking policy polling pollution poora porting portion ports position positions
        positive positives possession possibility posts potion pots poverty powder power practical practice practices
        praise pratinidhi precise predicate predicts preferred prefers prepare prepares preservation pressured pride
        prime print printf printing prints prison proactive probe problems processed procession processor processors
        production professor profit profits program programs progressing progression projection projections promised
        promoted promotion promotions prone propelled proper properly prophets proponents proportion proposed
        proposition prosecution prosperity protect protects protest proven provision provoked prudent publishing
        punitive pura purdue puri purposes purse pushing putaai putai quoting raaste rabbits races racing raging raha
        rahe rahi rahu rained raining raised raising rake rakhna rally ranger raste rate rating reaction reactive read
        reads really reasons rebellion received receiver receives reception recorder recovery redesign reduced
        refining regain registration regression regulation reich reilly relate related relating relation relaxation
        relaxed relay release releases relegated relegation relied religion relocation rely reminding rene renewed
        rented renting reorder repaired repairing repeal repealed repeated replaced replaces replay reply report
        reported reporters reports repression require requires resisted resort resorts result results retain retired
        retrieved returns revealed revelation reversed reviewed reviewer revision revived riding rigging rights
        rihanna risking rivers roach roles rooting rotation rubbing ruining rule ruling saaman saamne saawan sacked
        safai safed safely safer sage sahi sails saintis sake sakta sale salmon saman same sample sand sands sapne
        sasta satin saudi saves saving sawan saxon saying scales scaling scanned scanning scare scares science scope
        score scorer scores scratched seal sealed sealing seattle secrecy secret secrets section sectional sections
        seeing seeker seeking selling semen send sending sense sensing sensor sentences sequence serve serves serving
        sets setting settle sewing shade shading shahar shake shakes shaking shale shallow shame shaming shane shani
        shape shaping sharan share shared shares sharing shark sharp shave shaved shaving shedding sheets shine
        shipping shire shirt shitting shopping shops shore shot shots should shouldn shout shouting shouts showing
        shraddha shuddh siding sing sister sitare sits sitting sizing skilled skipped skipping skulls slashes sleeping
        slept slices sling slips slit slowed slower slowing smart smelling soaking soaring socks soils sone sooner
        sore sorry sort sounding spanning spare speaking specialties speeding spelling spending spends spent spice
        spilling spills spinning spit spitting splice splitting sport spreading spring stack stacked stacking staffing
        staging stakeholders stakes stale stalin stall standing stanford stanley star stare stares staring starling
        starred starring stars started starter starters starting startling starts stat state stating staying steal
        stealing steam steep steering stepped stepping steps sterling steven sticking stirling stirring stitch stock
        stocked stocking stoke stoked stole stone stoned stops store stored stores storing storm stout strand stranded
        strange strangely stranger strangers street strength strengths stressful stretching strike striker strikers
        strikes striking string stringent striving stronger strongest strongly struggle struggled struggles stuart
        stuffing stunning styling succeed succeeded succeeds suceed sucess sucker sucking suction suicide suits summed
        summer summers sung sunta super superior supper supplement surfer surrogate survival swelling swept swift
        swine swing swore systems table tackle tackles tackling tagging take taker takes taking tale talents tales
        talking talks tanks tanning tapes tapping tara tarah taxed taxes taxing taxis tech technical teens tend
        testified testing textures thank thappa theater theaters theatre theatres theatrical theek theme there these
        thicker thin thing thinker thinks thorough those though threshold threw thrilling throat throats thrones
        throttle through throughout throw thrown throws tibet ticking tied ties tight tighten tightening tighter
        tightly timed ting tipped tipping tired tires tiring token tokta tonic torah torch tories tougher toughest
        toughness toured towing toxic tracing track tracked tracker tracking trade trading traffic trafficking trailer
        trailing train trained trans trapping trash treat treated treaties treating treatise treatment treatments
        treats treaty trees trent tribes tricked tried tries trimmed tripped tripping trolling trough tudor tuned
        tuning turn turner tutor tying underlying undertake unless unlikely untalis uthega uthne util vaccination
        vague vain vaishno valuation values vansh variation varied vars varsity vary very vibes vicar videsh views
        viking vile vines violate violence vista voice voluntary vote waale waited waiter waiting waits waking wale
        walking want wanting wards warehouse warehouses warren wary wash washed washer washes washing washington
        wasting watts waves waving weakness weaknesses weekends weeping were whale what whatever whenever while
        whining whistle whistles white whoever whole whoops whose wide widely widened widening widespread widow
        widower widows wife wiley willie willing willow winding window windows wines winner wins winters wipes wiping
        wires wiring wished wives women word wording worked works world worlds worrying worship would wouldn woven
        wrestle wrestler wrestlers wrestling writable write writehead writer writers writes writing writings written
        wrote year yong zoning
        """
}
