/// What people write when something is taken already.
extension CrisisPatterns {
    static let overdose = """
        %i ~ %took ~~ %pills
        %took ~ %pills ~ %want|to die
        %pills ~ %took hai|hain|li|liya|liye|gaya|gayi|chuka|chuki
        %pills kha|pi li|liya|liye|chuka|chuki|gaya
        overdosed
        %took ~ rat|rats|mouse|ant|ants|cockroach|moth|weed poison|killer|bait|balls
        mothball*|naphthalene ~ %took
        %took ~ mothball*|naphthalene|shampoo|thinner|petrol|battery|batteries|cleaner
        drank|drunk|swallowed|ate|consumed|downed bleach|phenyl|acid|poison|harpic|pesticide|kerosene|detergent|phenol|insecticide|jahar|zehar
        had|took|taken an? overdose
        too many|much ~ %pills
        whole|entire|full bottle|strip|pack|patta ~ %pills
        %took ~ whole|entire|full|pura|puri|poori bottle|strip|pack|patta|patti
        %pills ~ hour|hours|minutes|ago|already|just|now ago|back|took|swallowed
        i|he|she|friend|they|we|someone ~ eaten|ate|taken|took|had|drank|drunk|swallowed|consumed ~~ %pills
        fenail|finail|phenyl|phinail|jahar|zahar|zehar|jeher|kitnashak|chuhe ~ ki|kha|pi|li|liya ~ li|liya|liye|kha|pi|hai
        %took ~ half|some|many|lots|all|full|whole a? ~ bottle|strip|packet|%pills
        puri|pura|poori ~ strip|patta|patti|bottle|sheeshi|shishi ~ kha|pi|li
        dawai|goliyan|goliya|pills ~ kha|nigal ~ li|liya|liye|gaya|gayi
        she|he|they ~ took|taken|swallowed all|too|many ~ %pills
        dher|dhero|bahut saari|sari|sare ~ goli|goliya|goliyan|dawai ~ nigal|kha|le
        bahut sari ~ goli|goliya|goliyan|dawai kha*
        slit|cut my wrist*|veins already|just|now
        i ~ slit|slashed my wrist*|veins
        had|took|ate|popped|downed 5|6|8|9|10|12|14|15|18|20|24|25|30|40|50|60|ten|fifteen|twenty|thirty|forty|fifty crocin*|dolo*|paracetamol*|combiflam|alprax|xanax|calpol|disprin|avil|restyl|ativan|tablets|pills|capsules
        drank|drunk|swallowed|ate|had|consumed|downed rat|rats|mouse|ant|phenyl|fenail|harpic|insect|weed poison|poisoning|killer|and|at|by|last|today|now
        cant breathe ~ %took
        my kid|child|son|daughter|baby|toddler swallowed|drank|ate ~ %pills
        """
}
