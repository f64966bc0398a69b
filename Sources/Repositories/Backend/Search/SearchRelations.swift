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

    static let related = table(
        """
        1password: passwordmanager
        3d: webgl opengl
        adblock: adblocking
        adblocker: adblocking
        ai: machinelearning deeplearning llm
        airtable: spreadsheet database
        analytics: webanalytics
        api: rest http
        artificialintelligence: machinelearning deeplearning llm
        auth: authentication identity singlesignon
        authentication: identity singlesignon
        backend: webbackend
        bash: shell
        beginners: beginner learning
        benchmark: performance
        benchmarking: benchmark
        blog: staticsitegenerator
        blogging: blog staticsitegenerator
        book: books
        browserautomation: browsertesting
        budget: budgeting finance
        build: buildtool buildsystem buildtools
        bundler: buildtool
        cache: inmemory keyvaluestore
        certificate: certificates tls
        chart: charts plotting visualization
        charts: plotting visualization
        chat: messenger messaging
        chatgpt: llm gpt
        ci: continuousintegration
        cicd: continuousintegration continuousdelivery
        cli: commandline terminal
        codeeditor: ide texteditor
        commandline: cli terminal
        compiler: programminglanguage
        components: widgets
        computervision: imageprocessing
        console: terminal cli
        container: containers docker
        containers: docker
        course: learning education
        crawler: webscraping
        creativecoding: generativeart livecoding
        crypto: cryptography encryption
        cryptography: encryption
        dashboard: monitoring visualization
        dataanalysis: dataframe datascience
        database: databases sql
        dataframe: dataanalysis
        datascience: dataanalysis dataframe
        datavisualization: visualization charts plotting
        dataviz: visualization charts plotting
        deeplearning: neuralnetworks machinelearning
        deployment: continuousdelivery devops
        desktop: gui desktopapps
        devops: infrastructureascode continuousintegration
        diagram: diagrams
        discord: chat messaging
        docker: containerruntime containers container
        documents: documentmanagement
        downloadyoutube: videodownloader
        dropbox: filesync storage
        ebook: ebooks
        editor: texteditor codeeditor
        embedded: microcontroller
        emulation: emulator
        encryption: cryptography
        endtoend: browsertesting
        evernote: notes notetaking knowledgebase
        exercises: learning
        figma: designtool prototyping designsystem
        filesharing: filesync
        finance: accounting budgeting
        firebase: backendasaservice realtime backend
        formatter: codestyle
        frontend: webfrontend ui
        fullstack: webframework
        fuzzysearch: fuzzyfinder
        game: games gameengine gamelibrary
        gamedevelopment: gameengine gamelibrary gameframework games
        gameengine: gameframework gamelibrary
        gameframework: gameengine gamelibrary
        gamelibrary: gameengine gameframework
        games: game gameengine gamelibrary
        generativeart: creativecoding
        git: versioncontrol
        gitgui: gitclient
        googlephotos: photomanagement photogallery photos
        gpt: llm
        graph: charts graphs plotting
        graphics: rendering opengl
        gui: uitoolkit desktop widgets ui
        hacking: pentesting security reverseengineering
        heroku: deployment paas
        homeautomation: smarthome
        homelab: selfhosted
        homeserver: selfhosted
        httpclient: http
        httpserver: webserver
        iac: infrastructureascode
        ide: codeeditor
        imagerecognition: computervision
        interview: algorithms
        iot: homeautomation mqtt
        iphone: ios
        jira: projectmanagement issues
        jobs: backgroundjobs
        js: javascript
        keyvalue: keyvaluestore kvstore
        kubernetes: orchestration
        kv: keyvaluestore
        languagemodel: llm languagemodels gpt
        languagemodels: llm languagemodel gpt
        lastpass: passwordmanager
        latex: typesetting
        learn: learning tutorial exercises education
        lint: linter staticanalysis
        linter: staticanalysis
        llm: languagemodels languagemodel gpt
        llms: llm languagemodels languagemodel gpt
        loadtesting: benchmark
        login: authentication singlesignon
        machinelearning: ml deeplearning
        macos: desktop
        map: maps
        messagequeue: messaging pubsub
        messenger: messaging chat
        microcontroller: embedded esp32 arduino
        ml: machinelearning deeplearning
        mobile: ios android mobileapps
        money: finance budgeting
        monitoring: metrics uptime
        movies: mediaserver media
        mp3: audio music
        mqttbroker: mqtt
        music: audio
        naturallanguage: nlp
        netflix: mediaserver streaming
        neuralnetwork: neuralnetworks deeplearning
        neuralnetworks: deeplearning
        nlp: tokenization languagemodels
        nosql: keyvaluestore database
        note: notes
        notes: knowledgebase outliner
        notetaking: notes knowledgebase
        notion: notes knowledgebase workspace
        oauth: oauth2
        observability: monitoring metrics
        operatingsystem: kernel
        orchestration: containers
        orm: querybuilder
        os: operatingsystem kernel
        passwords: passwordmanager
        pdf: typesetting
        pentest: pentesting
        phone: mobile ios android
        photo: photos
        photoshop: imageeditor imageediting drawing
        pictures: photos images
        plex: mediaserver
        plot: plotting charts
        plotting: charts visualization
        postman: apiclient http
        programminglanguage: languages
        promptengineering: prompts llm
        proxy: reverseproxy
        queue: messagequeue backgroundjobs
        rest: api
        robot: robotics
        rss: feedreader
        rssreader: feedreader
        scraper: webscraping crawler
        scraping: webscraping crawler
        security: pentesting vulnerabilityscanner
        selfhosted: selfhost
        serialization: json
        shader: shaders
        shell: bash zsh
        slack: teamchat groupchat
        smarthome: homeautomation
        sound: audio
        speech: speechrecognition
        speechtext: speechrecognition transcription speechtotext
        spotify: musicplayer musicserver music audio
        sql: database
        ssg: staticsitegenerator
        ssl: tls certificates
        sso: singlesignon
        statemanagement: state
        staticsite: staticsitegenerator
        sync: filesync
        terminal: tui console
        testing: unittesting
        texteditor: codeeditor editor
        textinterface: tui terminal
        textspeech: texttospeech speechsynthesis
        todo: taskmanagement tasks
        todolist: todo taskmanagement
        torrent: bittorrent
        transcription: speechrecognition
        trello: kanban projectmanagement
        tui: terminal
        tutorial: learning exercises
        typo: typotolerance
        ui: gui components widgets
        unittest: unittesting
        unittests: unittesting
        userinterface: gui ui widgets
        vectordatabase: similaritysearch embeddings
        versioncontrol: git
        video: videoplayer media
        vim: neovim
        virtualization: virtualmachine
        visualization: charts plotting
        visualstudio: vscode
        voice: speechrecognition
        vpn: wireguard
        vscode: visualstudio
        vulnerability: vulnerabilityscanner
        webframework: webbackend
        webscraper: webscraping crawler
        webserver: httpserver
        website: staticsitegenerator webfrontend
        wiki: knowledgebase documentation
        wm: windowmanager
        youtube: videodownloader
        youtubevideos: videodownloader
        zapier: workflow automation
        """
    )

    private static func table(_ text: String) -> [String: [String]] {
        let entries = text.split(separator: "\n").compactMap { line -> (String, [String])? in
            let parts = line.split(separator: ": ")
            return parts.count == 2 ? (String(parts[0]), parts[1].split(separator: " ").map(String.init)) : nil
        }
        return Dictionary(entries) { first, _ in first }
    }
}
