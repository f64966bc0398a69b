extension SearchRelations {
    /// What a word is often said for; of a product, what things of its kind are.
    static let related = table(
        """
        1password: passwordmanager
        3d: webgl opengl
        adblock: adblocking
        adblocker: adblocking
        ai: machinelearning deeplearning llm
        airtable: spreadsheet database
        algolia: searchengine
        analytics: webanalytics
        api: rest http
        artificialintelligence: machinelearning deeplearning llm
        asana: projectmanagement
        auth: authentication identity singlesignon
        auth0: singlesignon authentication
        authentication: identity singlesignon
        backend: webbackend
        bash: shell
        beginners: beginner learning
        benchmark: performance
        benchmarking: benchmark
        bitly: urlshortener
        blog: staticsitegenerator
        blogging: blog staticsitegenerator
        book: books
        bookmarks: bookmarkmanager
        browserautomation: browsertesting
        budget: budgeting
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
        confluence: wiki knowledgebase documentation
        console: terminal cli
        container: containers docker
        containers: docker
        contentful: headlesscms cms
        course: learning education
        crashreporting: errortracking
        crawler: webscraping
        creativecoding: generativeart livecoding
        crypto: cryptography encryption
        cryptography: encryption
        dashboard: monitoring visualization
        dataanalysis: dataframe datascience
        database: databases sql
        datadog: observability monitoring
        dataframe: dataanalysis
        dataintegration: etl
        datapipeline: etl
        datapipelines: etl
        datascience: dataanalysis dataframe
        datavisualization: visualization charts plotting
        dataviz: visualization charts plotting
        deeplearning: neuralnetworks machinelearning
        deployment: continuousdelivery devops
        desktop: gui desktopapps
        devops: infrastructureascode continuousintegration
        diagram: diagrams
        discord: teamchat groupchat
        discussionforum: forum
        docker: containerruntime containers container
        documents: documentmanagement
        docusign: esignature
        downloadyoutube: videodownloader
        dropbox: filesync storage
        ebook: ebooks
        editor: texteditor codeeditor
        emailmarketing: newsletter
        embedded: microcontroller
        emulation: emulator
        encryption: cryptography
        endtoend: browsertesting
        evernote: notes notetaking knowledgebase
        exercises: learning
        expensetracker: budgeting
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
        googleanalytics: webanalytics analytics
        googledrive: filesync storage
        googlephotos: photomanagement photogallery photos
        gpt: llm
        graph: charts graphs plotting
        graphics: rendering opengl
        gui: uitoolkit desktop widgets ui
        hacking: pentesting security reverseengineering
        heroku: paas deployment
        homeautomation: smarthome
        homelab: selfhosted
        homeserver: selfhosted
        httpclient: http
        httpserver: webserver
        hubspot: crm
        iac: infrastructureascode
        ide: codeeditor
        identityprovider: singlesignon
        imagerecognition: computervision
        intercom: helpdesk
        interview: algorithms
        invoice: invoicing
        iot: homeautomation mqtt
        iphone: ios
        issuetracker: projectmanagement
        jira: projectmanagement issues
        jobs: backgroundjobs
        jobscheduler: cron
        js: javascript
        keyvalue: keyvaluestore kvstore
        kubernetes: orchestration
        kv: keyvaluestore
        languagemodel: llm languagemodels gpt
        languagemodels: llm languagemodel gpt
        lastpass: passwordmanager
        latex: typesetting
        launchdarkly: featureflags
        learningmanagement: lms
        linear: projectmanagement
        lint: linter staticanalysis
        linter: staticanalysis
        livechat: helpdesk
        llm: languagemodels languagemodel gpt
        llms: llm languagemodels languagemodel gpt
        loadtesting: benchmark
        login: authentication singlesignon
        logviewer: logmanagement
        machinelearning: ml deeplearning
        macos: desktop
        mailchimp: newsletter email
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
        netlify: paas deployment
        neuralnetwork: neuralnetworks deeplearning
        neuralnetworks: deeplearning
        newrelic: observability monitoring
        nlp: tokenization languagemodels
        nocode: lowcode
        nosql: keyvaluestore database
        note: notes
        notes: knowledgebase outliner
        notetaking: notes knowledgebase
        notion: notes knowledgebase workspace
        oauth: oauth2
        observability: monitoring metrics
        obsidian: notes knowledgebase
        okta: singlesignon authentication
        onenote: notes
        openai: llm languagemodels
        operatingsystem: kernel
        orchestration: containers
        orm: querybuilder
        os: operatingsystem kernel
        passwords: passwordmanager
        pastebin: privatebin
        paymentgateway: payments
        pdf: typesetting
        pentest: pentesting
        phone: mobile ios android
        photo: photos
        photoshop: imageeditor imageediting drawing
        pictures: photos images
        plex: mediaserver
        plot: plotting charts
        plotting: charts visualization
        pocket: bookmarkmanager
        pomodoro: timetracking
        postman: apiclient
        programminglanguage: languages
        promptengineering: prompts llm
        proxy: reverseproxy
        queue: messagequeue backgroundjobs
        quickbooks: accounting invoicing
        rest: api
        retool: lowcode admindashboard
        robot: robotics
        rss: feedreader
        rssreader: feedreader
        salesforce: crm
        schemamigration: databasemigration
        schemamigrations: databasemigration
        scraper: webscraping crawler
        scraping: webscraping crawler
        security: pentesting vulnerabilityscanner
        selfhosted: selfhost
        serialization: json
        shader: shaders
        shell: bash zsh
        shopify: ecommerce
        slack: teamchat groupchat
        smarthome: homeautomation
        sound: audio
        speech: speechrecognition
        speechtext: speechrecognition transcription speechtotext
        splunk: logmanagement observability
        spotify: musicplayer musicserver music audio
        sql: database
        ssg: staticsitegenerator
        ssl: tls certificates
        sso: singlesignon
        statemanagement: state
        staticsitegenerator: staticsite
        stripe: payments
        sync: filesync
        tableau: datavisualization dashboard
        teams: teamchat videoconferencing
        teamviewer: remotedesktop
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
        tutorial: learning exercises education
        twitch: livestreaming
        typeform: survey forms
        typingtest: monkeytype
        typo: typotolerance
        ui: gui components widgets
        unittest: unittesting
        unittests: unittesting
        userinterface: gui ui widgets
        vectordatabase: similaritysearch embeddings
        vercel: paas deployment
        versioncontrol: git
        video: videoplayer media
        videocall: videoconferencing
        videochat: videoconferencing
        vim: neovim
        virtualization: virtualmachine
        visualization: charts plotting
        visualstudio: vscode
        voice: speechrecognition
        vpn: wireguard
        vscode: visualstudio
        vulnerability: vulnerabilityscanner
        webanalytics: analytics
        webframework: webbackend
        webscraper: webscraping crawler
        webserver: httpserver
        website: staticsitegenerator webfrontend
        whatsapp: messenger chat
        wiki: knowledgebase documentation
        wm: windowmanager
        ynab: budgeting
        youtube: videodownloader
        youtubevideos: videodownloader
        zapier: workflow automation
        zendesk: helpdesk
        zoom: videoconferencing
        """
    )
}
