/// Tells how alike a word that is looked for and words of a text are, letter by letter.
struct WordLikeness<Letter: Equatable> {
    let wanted: [Letter]
    /// Of all words of the text.
    let letters: [Letter]

    /// 4 for the word itself, 3 for one that begins so, 2 for one with a slip of the pen, and 0.
    func value(in word: Range<Int>) -> Int {
        var same = 0
        while same < wanted.count, same < word.count, wanted[same] == letters[word.lowerBound + same] { same += 1 }
        if same == wanted.count { return same == word.count ? 4 : 3 }
        let slips = wanted.count < 4 ? 0 : wanted.count < 8 ? 1 : 2
        guard slips > 0, word.count >= wanted.count - slips else { return 0 }
        for length in (wanted.count - slips)...(wanted.count + slips) where length <= word.count {
            // What is still typed is compared with as much of the word.
            guard abs(length - wanted.count) < 2 || length == word.count else { continue }
            let end = word.lowerBound + length
            if isNear(from: same, to: (word.lowerBound + same)..<end, slips: slips) { return 2 }
        }
        return 0
    }

    /// Whether the rest of the wanted word and some letters of the text differ by no more letters that are wrong,
    /// missing, too many or swapped.
    ///
    /// Letters that are the same need not be tried otherwise, so that there are at most sixteen ways to go.
    private func isNear(from first: Int, to part: Range<Int>, slips: Int) -> Bool {
        var (first, second) = (first, part.lowerBound)
        while first < wanted.count, second < part.upperBound, wanted[first] == letters[second] {
            (first, second) = (first + 1, second + 1)
        }
        let (left, right) = (wanted.count - first, part.upperBound - second)
        guard abs(left - right) <= slips else { return false }
        if left == 0 || right == 0 { return true }
        guard slips > 0 else { return false }
        func goesOn(_ skipped: Int, _ passed: Int) -> Bool {
            isNear(from: first + skipped, to: (second + passed)..<part.upperBound, slips: slips - 1)
        }
        if goesOn(1, 1) || goesOn(1, 0) || goesOn(0, 1) { return true }
        guard left > 1, right > 1 else { return false }
        return wanted[first] == letters[second + 1] && wanted[first + 1] == letters[second] && goesOn(2, 2)
    }
}
