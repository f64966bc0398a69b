/// The tables of ``SearchThesaurus``: a word, and what else it is called or said for.
///
/// Words in a row are run together.
enum SearchRelations {
    static let aliases = table(
        """
        2fa: authentication
        be: backend
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
        mac: macos
        nodejs: node
        objc: objectivec
        osx: macos
        postgres: postgresql
        psql: postgresql
        py: python
        python3: python
        reactjs: react
        regexp: regex
        rustlang: rust
        selfhost: selfhosted
        selfhosting: selfhosted
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
