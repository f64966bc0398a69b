/// Games that nearly everybody who plays independent games has heard of, of all kinds: what somebody is asked first.
///
/// Chosen by hand. Facts of reviews and players say which games were large, and among those are many that nobody thinks
/// of when asked what they loved.
enum WellKnownGames {
    /// As they are shown, so that the first dozen are of a dozen kinds; a catalogue need not have all of them.
    static let slugs = [
        "hollow-knight", "stardew-valley", "hades", "celeste", "slay-the-spire", "terraria", "undertale", "factorio",
        "papers-please", "subnautica", "cuphead", "limbo", "return-of-the-obra-dinn", "rimworld", "vampire-survivors",
        "what-remains-of-edith-finch", "dont-starve-together", "into-the-breach", "hotline-miami",
        "the-stanley-parable", "a-short-hike", "dead-cells", "kerbal-space-program", "baba-is-you", "journey",
        "the-binding-of-isaac", "ftl-faster-than-light", "gris", "the-witness", "darkest-dungeon", "inside",
        "this-war-of-mine", "oxygen-not-included", "shovel-knight-treasure-trove", "superhot", "super-meat-boy",
        "enter-the-gungeon", "oxenfree", "hyper-light-drifter", "night-in-the-woods", "noita", "fez", "gone-home",
        "braid", "spelunky", "loop-hero",
    ]

    static let ranks = Dictionary(uniqueKeysWithValues: slugs.enumerated().map { ($1, $0) })
}
