/// What people mean by the words they type, beyond their letters.
enum SearchThesaurus {
    /// Words that say nothing about what is looked for.
    static let stopWords: Set<String> = [
        "a", "an", "and", "any", "are", "as", "at", "be", "by", "can", "do", "does", "for", "from", "how", "i", "in",
        "into", "is", "it", "its", "like", "made", "me", "my", "of", "on", "or", "some", "something", "that", "the",
        "to", "using", "via", "want", "what", "where", "which", "with", "without", "written", "you", "your",
    ]

    /// Words that nearly every repository could have in its description; they order what is found and rule nothing out.
    static let vagueWords: Set<String> = [
        "alternative", "alternatives", "app", "application", "applications", "apps", "awesome", "best", "code", "easy",
        "fast", "free", "github", "good", "great", "lightweight", "modern", "module",
        "new", "nice", "open", "opensource", "package", "packages", "popular", "program", "programs", "project",
        "projects", "repo", "repos", "repositories", "repository", "simple", "software", "solution", "source", "system",
        "thing", "things", "tool", "tools", "top", "utilities", "utility",
    ]

    /// Words that ask for other things of the kind.
    static let alternativeWords: Set<String> = ["alternative", "alternatives"]

    /// Words that ask for what is read.
    static let readingWords: Set<String> = [
        "awesome", "book", "books", "cheatsheet", "course", "courses", "curated", "curriculum", "examples", "exercises",
        "guide", "guides", "interview", "interviews", "learn", "learning", "lessons", "list", "lists", "resources",
        "roadmap", "roadmaps", "teach", "tutorial", "tutorials",
    ]

    /// Kinds of software; a repository may be of the kind without saying so.
    static let kinds: Set<String> = ["framework", "frameworks", "lib", "libraries", "library", "sdk", "toolkit"]

    /// Languages whose names are also words of everyday English; a description that has them says nothing.
    static let everydayLanguages: Set<String> = [
        "assembly", "basic", "c", "crystal", "d", "elm", "go", "make", "processing", "r", "ruby", "rust", "shell",
        "swift", "v",
    ]

    /// Two names of one thing.
    static func alias(of word: String) -> String? { SearchRelations.aliases[word]?.first }

    /// What a word is often said for; it counts, but less than the word itself.
    static func related(to word: String) -> [String] { SearchRelations.related[word] ?? [] }

    /// Whether two words in a row, run together, are one notion: `command line`, `machine learning`.
    static func isCompound(_ joined: String) -> Bool {
        SearchRelations.related[joined] != nil || SearchRelations.aliases[joined] != nil
    }
}

/// The tables of ``SearchThesaurus``: a word, and what else it is called or said for.
///
/// Words in a row are run together.
enum SearchRelations {
    static let aliases = table(
        """
        2fa: authentication
        be: backend
        buildsystem: buildtool
        buildsystems: buildtool
        cplusplus: cpp
        db: database
        dbs: database
        e2e: endtoend
        ecmascript: javascript
        expressjs: express
        fe: frontend
        frontends: frontend
        gamedev: gamedevelopment
        golang: go
        js: javascript
        k8s: kubernetes
        kube: kubernetes
        largelanguagemodel: llm
        largelanguagemodels: llm
        learn: tutorial
        mac: macos
        nodejs: node
        objc: objectivec
        osx: macos
        packetanalyzer: networkanalysis
        packetsniffer: networkanalysis
        postgres: postgresql
        psql: postgresql
        py: python
        python3: python
        reactjs: react
        regexp: regex
        restclient: apiclient
        restclients: apiclient
        rustlang: rust
        selfhost: selfhosted
        selfhosting: selfhosted
        staticsite: staticsitegenerator
        staticsitegenerators: staticsitegenerator
        staticsites: staticsitegenerator
        tf: terraform
        ts: typescript
        vm: virtualmachine
        wasm: webassembly
        webassembly: wasm
        """
    )

    static func table(_ text: String) -> [String: [String]] {
        let entries = text.split(separator: "\n").compactMap { line -> (String, [String])? in
            let parts = line.split(separator: ": ")
            return parts.count == 2 ? (String(parts[0]), parts[1].split(separator: " ").map(String.init)) : nil
        }
        return Dictionary(entries) { first, _ in first }
    }
}
