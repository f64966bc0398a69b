import Jyotish

/// What tradition ties to the planets, and what goes with their nature.
extension ChoiceMatter {
    /// After Phaladeepika, chapter 5: a planet in the tenth house, or the ruler of the ninth part in which the tenth
    /// house's ruler stands.
    static let trade = ChoiceMatter(
        slugs: ["own-business"],
        house: 10,
        isTraditional: true,
        isOfNinthPart: true,
        isNamedByItself: false,
        english: Words(
            one: "trade",
            behind: "your livelihood",
            read: "the livelihood",
            action: "Choose among them by what you already know how to do, and sell one small piece of it first."
        ),
        hindi: Words(
            one: "काम",
            behind: "आपकी आजीविका",
            read: "आजीविका",
            action: "इनमें से वह चुनिए जो आपको पहले से आता है, और छोटे से शुरू कीजिए।"
        ),
        things: [
            .sun: ("medicines, grain, wool and work for public offices", "दवा, अनाज, ऊन और सरकारी ठेके"),
            .moon: ("food and drink, dairy, farming and cloth", "खान-पान, दूध, खेती और कपड़ा"),
            .mars: ("metal, machines, tools, and whatever is made with fire", "धातु, मशीन, औज़ार और आग से बनने वाली चीज़ें"),
            .mercury: ("writing, accounts, crafts and buying and selling for others", "लेखन, हिसाब-किताब, शिल्प और दलाली"),
            .jupiter: ("teaching, advice, and what is needed for worship", "शिक्षा, सलाह और पूजा की सामग्री"),
            .venus: ("jewellery, clothes, beauty, art and vehicles", "गहने, वस्त्र, सौंदर्य, कला और वाहन"),
            .saturn: ("wood, stone, iron, oil, building and repair", "लकड़ी, पत्थर, लोहा, तेल, निर्माण और मरम्मत"),
        ],
        asking: KindPatterns.patterns(
            """
            which|what|kaunsa|konsa|kaunsi|konsi|kaun kind|type|sort|line? of? sa|si? business|startup|shop|store|vyapar|vyapaar|dhandha|dhanda|dukan|dukaan|trade|product|products
            kis|kaunsi|konsi|kya cheez|cheej|chij|chiz|tarah|type|prakar|maal ka|ki|ke
            what should|shall|can|could|do|to i|we? sell|make|trade|deal
            kya bechu|bechun|bechna|banau|banaun
            """
        )
    )

    /// A planet in the fifth house, the strongest of several, or its ruler; what a planet stands for after
    /// Phaladeepika, chapter 2.
    static let subject = ChoiceMatter(
        slugs: ["study", "teaching"],
        house: 5,
        isTraditional: true,
        isNamedByItself: false,
        english: Words(
            one: "subject",
            behind: "your learning",
            read: "what one learns and passes on",
            action: "Choose among them by what you already explain well, and try one lesson of it first."
        ),
        hindi: Words(
            one: "विषय",
            behind: "आपकी विद्या",
            read: "सीखना-सिखाना",
            action: "इनमें से वह चुनिए जिसे आप पहले से अच्छा समझा पाते हैं, और पहले एक पाठ आज़माइए।"
        ),
        things: [
            .sun: ("public affairs, medicine and the natural sciences", "राजनीति, चिकित्सा और प्राकृतिक विज्ञान"),
            .moon: ("psychology, nursing, food and home science", "मनोविज्ञान, परिचर्या और गृह विज्ञान"),
            .mars: ("engineering, sport and chemistry", "अभियांत्रिकी, खेल और रसायन"),
            .mercury: ("mathematics, commerce, computing and languages", "गणित, वाणिज्य, कंप्यूटर और भाषाएँ"),
            .jupiter: ("philosophy, law, religion and economics", "दर्शन, कानून, धर्म और अर्थशास्त्र"),
            .venus: ("music, literature, art and design", "संगीत, साहित्य, कला और डिज़ाइन"),
            .saturn: ("history, geology, farming and labour", "इतिहास, भूविज्ञान, कृषि और श्रम"),
        ],
        asking: KindPatterns.patterns(
            """
            which|what|kaunsa|konsa|kaunsi|konsi|kaunse|kaun|kis|kya sa|si|se|school|college|main? subject|subjects|vishay|vishaya|sabject
            what should|shall|can|could|do i teach|tutor|lecture
            kya padhau|padhaun|padhana|padhaaun
            """
        )
    )

    static let instruments: [Body: (english: String, hindi: String)] = [
        .sun: ("what leads the others, as the trumpet and the harmonium do", "जो सबकी अगुवाई करे, जैसे हारमोनियम और शहनाई"),
        .moon: ("soft, flowing ones, as the flute and the santoor are", "कोमल और बहते सुर वाले, जैसे बाँसुरी और संतूर"),
        .mars: ("drums and whatever is struck, as the tabla is", "ढोल और थाप वाले, जैसे तबला"),
        .mercury: ("what wants quick fingers, as the keyboard and the mandolin do", "तेज़ उँगलियों वाले, जैसे कीबोर्ड और मैंडोलिन"),
        .jupiter: ("deep, sustained ones, as the tanpura and the organ are", "गहरे और टिके सुर वाले, जैसे तानपूरा और ऑर्गन"),
        .venus: ("sweet strings, as the sitar and the guitar have", "मीठे तारों वाले, जैसे सितार और गिटार"),
        .saturn: ("what takes years of slow practice, as the sarod and the cello do", "बरसों के धीमे रियाज़ वाले, जैसे सरोद और चेलो"),
    ]

    static let sports: [Body: (english: String, hindi: String)] = [
        .sun: ("athletics and whatever one wins alone", "दौड़-कूद और अकेले जीते जाने वाले खेल"),
        .moon: ("swimming and other sport in water", "तैराकी और पानी के खेल"),
        .mars: ("wrestling, boxing, football and kabaddi", "कुश्ती, मुक्केबाज़ी, फ़ुटबॉल और कबड्डी"),
        .mercury: ("badminton, table tennis and chess", "बैडमिंटन, टेबल टेनिस और शतरंज"),
        .jupiter: ("archery, golf and cricket", "तीरंदाज़ी, गोल्फ़ और क्रिकेट"),
        .venus: ("dance, gymnastics and skating", "नृत्य, जिमनास्टिक और स्केटिंग"),
        .saturn: ("long-distance running, cycling and climbing", "लंबी दौड़, साइकिल और पहाड़ चढ़ना"),
    ]

    static let hobbies: [Body: (english: String, hindi: String)] = [
        .sun: ("theatre, photography and work with wood", "रंगमंच, फ़ोटोग्राफ़ी और लकड़ी का काम"),
        .moon: ("cooking, gardening and swimming", "खाना बनाना, बागवानी और तैराकी"),
        .mars: ("hiking, workshop crafts and martial arts", "पहाड़ी सैर, औज़ारों का काम और मार्शल आर्ट"),
        .mercury: ("writing, puzzles and languages", "लेखन, पहेलियाँ और भाषाएँ"),
        .jupiter: ("reading, teaching for joy and visiting old places", "पढ़ना, शौक से पढ़ाना और पुरानी जगहें देखना"),
        .venus: ("music, painting and work with cloth", "संगीत, चित्रकला और कपड़े का काम"),
        .saturn: ("pottery, mending old things and long walks", "मिट्टी का काम, पुरानी चीज़ें सुधारना और लंबी सैर"),
    ]
}
