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
        aayegi abode abort aborting aborts about absence absent account acquire acquired adair addison addition
        adduser alice alike allocate allow alter anim appear appout approval approve armin arrange assertion audio
        authors avoids baby bachche badhega badhegi badly bash batao battle bear beat became become becomes began
        behen being beman betting binding blame boron bother bottle boyfriend braid breach breaking brian bride
        bridge bring broke broken brother brought browsers builds built builtin builtins burnus cancel cant care
        cares casas case cases casing caused causes cctest chain chains chance changed changes channels char charge
        chars charts chat chdir cheap checked checking checkout chess child chill chmod choke choose chose clark
        clasen classes clause clauses clean clearing clears cleary clone closed closer closes coding coerce collins
        community complete completed completer completes compliant concise concrete confidence confused connected
        cons constant consume consumer consumers continued continues converted core couldn count course courts crash
        created creating cred critical crush crypt curse curve damages daughter death decide decided decipher
        decisions declare declared decode decoded decrease degi degrees delivery deri depth derive desired despite
        destroy develop developed diagnose diagnosed didn discussed division doesn doing down drawing drawn drive
        dream dreams driven driver drivers driving drug dying editing eight email emails emil emitting endings escaped escapes
        executing existent exists exit exited exiting exits expects expire expired exporting express failing
        failures father favor fields fights filled final finally finance finds finish finishes firing fixing flavor
        flight flowing folding follow force forced forces forked formed france friend friends furnished future
        futures gain gaius garbage gaya girlfriend give gives grandmother grant grants grocery harald harms
        harshitha haven heading heard herein hide hire hiring horse hour houses husband increased increases incurred
        indented indutny initially inject injected injection injury inserted insertion inspected insurance inter
        invert japan jaunga jayega jayegi jeetunga johan judged judicial kaisa kaise kaiser kaisi karaka karan karke
        karma karna kartik karu karun karoon kaun keeping khaidi killed kitne kundli ladha lagegi lagna lagta lapack later latter
        layer leading leaking lease leaves lecture legally lengths lesser letter letters lexer life lifetime likes
        lines lite litl marta marti marte maarta maarti maarte live lives loads loan local locations locking logged logger logging looked looking loring
        love loving lower luigi lunga maarten machine majer manage managed maan maane manega manegi manenge managers manner maor marek maria marius
        mark marked marker markers market marking markus married mars martial martin masi master matra matteo matter
        matters mediation meditation meditaton message messages mestery methods migrant migrate milega milegi milta
        minute mirror misses missing mistry mixed mixing month mother move mujhe multi mutually myself nahi named
        native negate nice nodes normally norvell note noted nothing noticed notices numbers office operating
        operation operations operator option options others overall overcame overcome overcomes overcoming overdo
        overdue overload overseas overtake overtime outcomes outline outlined packed packets packs pada padding
        pager pages paid paint paisa parent parents parsing passed password passwords patent patents pati patni
        patrick pause peace period periods person persons phobos photography physical picker pillar piped place
        placed places point pointed pointer pointers points poison policy pollution porting portion position
        positions positive positives power practical practice practices precise predicate preferred prefers prepare
        prepares pride prime print printf prints prison probe problems processor professor profit profits program
        programs prone proper properly proven provision punitive purdue purposes purse pushing quoting races raha
        rahe rahu rate read reads really reasons received receiver receives recovery reduced relate related relating
        relation release releases relied reorder repeated replaced replaces report reported reporters reports
        require requires resort result results retrieved returns reversed reviewed rights rule safely safer sake
        sale same saves saving saying scanned scanning scare scares science score secrecy secret secrets section
        sections seeing seeking send sending sense sentences sequence serves setting settle shade shake shale
        shallow shame shani shape share shared shares sharing shark sharp shaving shipping shore shot should shouldn
        sister sitting sizing skipping slashes sleeping slices smart sort spare spent splice splitting spring stack
        staging stale star stare starling starred stars starting starts stat state stating steam steering stock
        stoke stone stops store stored stores storing strange street strike strongly strengths strength weakness weaknesses talents stuart styling succeed
        succeeded succeeds suicide super surrogate systems table take takes taking talking tara tech technical
        testing thank theatre theek theme there these thin thing those though threshold throw thrown throws tied
        timed tired tiring token tracing track tracked tracker tracking trade traffic trailer train trans trash
        treat treated treats treaty trees tried tries tuned turn turner unlikely util values vars vary very videsh
        violate violence voluntary waiting waits walking want were what while white whose wide widely wife windows
        wiring word works world would wouldn writable write writehead writer writes writing written wrote year
        """
}
