/// Whom a sentence says to have died, and which of its words mean them.
struct MournedPerson {
    /// The sentence with who died as “them”, wherever they are named.
    let named: [SpokenWord]
    /// ``named``, in which a “him”, “her” that cannot be who died is somebody.
    let meant: [SpokenWord]
    /// The sentence without the words of the death.
    let rest: [SpokenWord]

    /// `nil` where nobody is said to have died.
    init?(in words: [SpokenWord]) {
        var rest = words
        var dead: Set<SpokenWord> = []
        while let range = Self.losses.lazy.compactMap({ $0.match(rest) }).first {
            let before = range.lowerBound > 0 ? [rest[range.lowerBound - 1]] : []
            dead.formUnion(Self.whoDied(rest[range], before: before))
            rest.replaceSubrange(range, with: [Self.gap])
        }
        guard rest != words else { return nil }
        self.rest = rest
        dead.formUnion(Self.antecedent(of: dead, in: words))
        named = words.map { dead.contains($0) && !Self.fits(Self.pronoun, $0) ? Self.them : $0 }
        let isWoman = dead.contains { Self.fits(Self.woman, $0) }
        let isMan = dead.contains { Self.fits(Self.man, $0) }
        let someone = isWoman == isMan ? nil : isWoman ? "him" : "her"
        meant = Self.withoutPossessives(named, rest).map { $0.latin == someone ? Self.gap : $0 }
    }

    /// The last person of the words of a death, or who stands before them: “Priya died”, “my mother, she died”.
    private static func whoDied(_ loss: ArraySlice<SpokenWord>, before: [SpokenWord]) -> [SpokenWord] {
        guard let last = loss.last(where: { fits(person, $0) || fits(pronoun, $0) }) else {
            return before.filter { !fits(afterPerson, $0) }
        }
        guard fits(pronoun, last) else { return [last] + name(after: last, in: loss) }
        return [last] + loss.filter { fits(person, $0) } + before.filter { fits(person, $0) }
    }

    /// “my friend Rohit died”.
    private static func name(after person: SpokenWord, in loss: ArraySlice<SpokenWord>) -> [SpokenWord] {
        guard let place = loss.lastIndex(of: person), place + 1 < loss.endIndex else { return [] }
        return fits(afterMourned, loss[place + 1]) ? [] : [loss[place + 1]]
    }

    /// “Papa ke paas jana hai, woh mar gaye”: who is only a pronoun is the one person that is spoken of.
    private static func antecedent(of dead: Set<SpokenWord>, in words: [SpokenWord]) -> Set<SpokenWord> {
        guard dead.allSatisfy({ fits(pronoun, $0) }) else { return [] }
        let people = Set(words.filter { fits(person, $0) })
        let (isWoman, isMan) = (dead.contains { fits(woman, $0) }, dead.contains { fits(man, $0) })
        guard people.count == 1, let one = people.first, !(isWoman && fits(man, one)), !(isMan && fits(woman, one))
        else { return [] }
        return people
    }

    /// “her shop” is not her; “can I go with her? Mom died” is.
    private static func withoutPossessives(_ words: [SpokenWord], _ rest: [SpokenWord]) -> [SpokenWord] {
        words.indices.map { place in
            guard words[place].latin == "her", place + 1 < words.count else { return words[place] }
            let next = words[place + 1]
            let isHer = fits(afterPerson, next) || next == them || next == gap
            return isHer ? words[place] : gap
        }
    }

    private static func fits(_ pattern: SpokenPattern, _ word: SpokenWord) -> Bool { pattern.match([word]) != nil }

    /// A word that fits nothing.
    private static let gap = SpokenWord("·")
    private static let them = SpokenWord("them")
    private static let person = SpokenPattern("%mourned")
    private static let pronoun = SpokenPattern(
        "he|she|they|him|her|them|woh|wo|vo|vah|voh|who|usne|unki|unka|unke|uski|uska"
    )
    private static let woman = SpokenPattern("%woman|she")
    private static let man = SpokenPattern("%man|he")
    private static let afterMourned = SpokenPattern(
        "%connective|%near|%gaya|%togo|%bygone"
    )
    /// What may follow “her” where it is a person.
    private static let afterPerson = SpokenPattern("%connective")

    private static let losses = SafetyGate.patterns(
        """
        %mourned|he|she|they ~ died|dead|passed|expired|deceased|killed|overdosed
        %mourned|he|she|they is|are|has gone now|forever|away|from
        %mourned|he|she|they is|are no more
        %mourned|he|she is|are in heaven
        dead|death|late|deceased|funeral ~ %mourned|him|her
        why did|has|had|would my? %mourned|he|she ~ die|go
        died|killed|dead ~ not my %mourned
        lost|buried|burying|cremated my|our %young? %mourned
        his|her|their|the funeral|death|grave|ashes
        %mourned|he|she left me|us|this ~ world
        %mourned|woh|wo|vo|vah|voh ~ guzar|gujar|mar|mari|margaye|margayi|margaya|maut|dehant|nidhan|expire|dead|death
        %mourned|woh|wo|vo|vah|voh ~ nahi|nahin|nhi|nahee rahe|rahi|raha
        %mourned|woh|wo|vo|vah|voh ji? ab|to? nahi|nahin|nhi hai|hain|h
        %mourned|woh|wo|vo|vah|voh|usne ~ swarg|svarg|swargvas|swargwas*|swargiya|svargvas*
        %mourned|woh|wo|vo|vah|voh ~ chal|chala|chali|chale base|basa|basi|basin|basein
        %mourned|woh|wo|vo|vah|voh ~ chala|chali|chale %gaya ~ hamesha|duniya|dunia|bhagwan|bhagvan|swarg|svarg|upar
        %mourned|woh|wo|vo|vah|voh ~ duniya|dunia|bhagwan|bhagvan|hamesha|upar se|chhod|chod|ke|ko ~ chala|chali|chale|%gaya|pyara|pyari|pyare
        duniya|dunia|sansar se|me|mein|chhod|chod ~ chala|chali|chale|nahi|nahin|nhi %gaya|raha|rahi|rahe
        %mourned chala|chali|chale %gaya main|mai|mein|mujhe bhi
        man chali %gaya
        man nahi|nahin|nhi rahi
        %mourned ji? ke|k jane|jaane ke baad main|mai|mein|mujhe
        bhagwan|bhagvan|ishwar|god|allah ne ~ %mourned ~ le|chheen|chhin|cheen|bula liya
        chala|chali|chale %gaya ~ duniya|dunia|hamesha se|ke|ko|chhod|chod
        dead since
        mar|guzar|gujar|margaya %gaya
        maut|dehant|nidhan|mrityu|death ho|ke|k %gaya|baad|bad
        chal base|basa|basi|basin|basein
        expire ho
        died|deceased
        passed away|on
        is|are|was|were|got|been dead|killed
        is no more
        hanged|shot|killed|drowned|poisoned himself|herself|themselves
        """
    )
}
