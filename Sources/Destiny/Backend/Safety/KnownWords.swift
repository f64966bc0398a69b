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
        mainne mainnay bihari biharan matha maatha mathe adtis adtees paintis chhattis saintis
        untalis chalis pachas dreamt dreams garbad gadbad putai putaai daad pratinidhi
        aayegi abode abort aborting aborts about absence absent account acquire acquired adair addison addition
        adduser alice alike allocate allow alter anim appear appout approval approve armin arrange arrive assertion
        audio authors avoids baby bachchan bachche badan badha badhe badhega badhegi badhenge badle badli badly
        bahas barks bash batao bathe batter battle beads bear beat became become becomes began behen being beman
        bench betting bhaari bharai bikhar binding blame bonds boron bother bottle boyfriend braid breach breaking
        brian bride bridge bring broke broken brother brought browsers budge builds built builtin builtins burnus
        cancel cant care cares carrying casas case cases casing caused causes cctest chaaro chabi chadha chahat
        chain chains chakki chali chalti chalu chamcha chance changed changes channels char charcha charge chars
        charts chat chdir cheap checked checking checkout chess chhadi chhappar child chill china chipke chmod choke
        choose chose clark clasen classes clause clauses clean clearing clears cleary clone closed closer closes
        coding coerce collins community complete completed completer completes compliant concise concrete confidence
        confused connected cons constant consume consumer consumers continued continues convent convert converted
        core corps couldn count course courts crash created creating cred critical crush crypt curie curse cursed
        curve dalta damages daughter death decide decided decipher decisions declare declared decode decoded
        decrease decree deewar degi degrees delivery depth deri derive desired despite destroy develop developed
        dhokla diagnose diagnosed didn differ discussed disha division diwar doesn doing down drawing drawn dream
        dreams drive driven driver drivers driving drug drying dushmani dying editing eight email emails emil
        emitting endings escaped escapes executing existent exists exit exited exiting exits expects expire expired
        exporting express failing failures father favor fields fights filled final finally finance finds finish
        finishes firing fixing flavor flight flowing folding follow footfall force forced forces forged forked
        formed france friend friends furnished future futures gain gaius garba garbage gaya girlfriend give gives
        graha grandmother grant grants grocery guilt hangs harald harms harshitha haven heading healing heard
        hearing hears herein hide hiding hinting hire hiring horse hour houses husband increased increases incurred
        indented indutny initially inject injected injection injury inserted insertion inspected insurance inter
        invert jahan japan jaunga jayega jayegi jeetenge jeetunga jitenge johan judged judicial kadam kadhi kahin
        kaisa kaise kaiser kaisi karaka karam karan karke karma karna karoon kartik karu karun kaun keeping khaidi
        khaunga killed kisne kissed kitne kosna kundli ladha lagan lagegi lagna lagta lagwa lapack later latter
        layer leading leaking lease leased leash leaves lecture ledger legally lender lengths lesser letter letters
        lexer life lifes lifetime liked likes lines lite litl live lives loads loan local locations locker locket
        locking logged logger logging looked looking loring love loved loving lower luigi lunga maan maane maarta
        maarte maarten maarti machine maine majer manage managed managers manega manegi manenge manner manual maor
        marek maria marius mark marked marker markers market marking markus married mars marta marte marti martial
        martin masi master matra matteo matter matters mauka mauke mauli means mediation meditation meditaton
        message messages mestery methods migrant migrate milan milega milegi milna milta minar minute mirror misses
        missing mistry mithaas mixed mixing month mother mountain move mujhe mujhpe multi mutually myself naacha
        nacha nagar nahi named native negate nice nigam nikaal nodes normally norvell note noted nothing noticed
        notices numbers office operating operation operations operator option options others outcomes outline
        outlined overall overcame overcome overcomes overcoming overdo overdue overload overseas overtake overtime
        paanch packed packets packs pada padding padhau padhi pager pages paid paint paints paisa pakad palti parent
        parents parsing pashu passed password passwords pasted patent patents pati patni patra patrick pause peace
        period periods person persons phobos photography physical picker pillar piped pitra place placed places
        plans pocha point pointed pointer pointers points poison policy pollution porting portion position positions
        positive positives power practical practice practices precise predicate preferred prefers prepare prepares
        pride prime print printf prints prison probe problems processor professor profit profits program programs
        prone proper properly proposed protect proven provision punitive purdue purposes purse pushing quoting
        raaste rabbits races raha rahe rahu raised rakhna raste rate read reads really reasons received receiver
        receives recovery reduced relate related relating relation release releases relied reorder repeated replaced
        replaces report reported reporters reports require requires resort result results retrieved returns reversed
        reviewed rights rivers rule saaman saawan safai safely safer sake sale saman same saves saving sawan saying
        scanned scanning scare scares science scope score scratched secrecy secret secrets section sections seeing
        seeking send sending sense sentences sequence serve serves setting settle shade shake shakes shale shallow
        shame shani shape sharan share shared shares sharing shark sharp shaving sheets shipping shirt shore shot
        should shouldn shraddha shuddh sister sitting sizing skipping slashes sleeping slices smart sort spare
        spends spent splice splitting spring stack staging stale star stare stares starling starred stars starting
        starts stat state stating steam steering stock stoke stole stone stops store stored stores storing storm
        strange street strength strengths strike string strongly stuart styling succeed succeeded succeeds suceed
        sucess suicide super surrogate swift swore systems table take taker takes taking talents talking tara tech
        technical testing thank thappa theatre theek theme there these thin thing thinks those though threshold
        threw throw thrown throws tied timed tired tiring token tokta tracing track tracked tracker tracking trade
        traffic trailer train trans trash treat treated treats treaty trees tried tries tuned turn turner unlikely
        uthne util values vansh vars vary very videsh violate violence voice voluntary waiting waits walking want
        weakness weaknesses weekends were what while white whose wide widely wife windows winters wiring word works
        world would wouldn writable write writehead writer writes writing written wrote year
        """
}
