import DestinyDomain

/// The words by which areas are recognised: English, Hindi, and Hindi in Latin letters.
enum AreaLexicon {
    /// A term with a star at its end is the beginning of a word; a heavier one decides against lighter ones.
    static func terms(of area: LifeArea) -> [(term: String, weight: Double)] {
        table[area] ?? []
    }

    private static func terms(strong: String, weak: String = "") -> [(term: String, weight: Double)] {
        func list(_ text: String, _ weight: Double) -> [(term: String, weight: Double)] {
            text.split(separator: ",").filter { !$0.isEmpty }.map { part in
                (String(part.drop { $0 == " " || $0 == "\n" }), weight)
            }
        }
        return list(strong, 2) + list(weak, 1)
    }

    private static let table: [LifeArea: [(term: String, weight: Double)]] = [
        .marriage: terms(
            strong: """
                marriage, marrage, marraige, marry, married, marrying, wedding, husband, wife, spouse, shaadi, shadi, \
                shadhi, vivah, byah, rishta, rishte, pati, patni, biwi, girlfriend, boyfriend, gf, bf, soulmate, \
                love life, in love, love marriage, arranged marriage, breakup, break up, divorce*, \
                engagement, engaged, partner, partnership, manglik, mangalik, mangal dosh, mangal dosha, pyar, pyaar, prem vivah, \
                जीवनसाथी, शादी, विवाह, पति, पत्नी, प्रेम, प्यार, रिश्ता, jeevansathi, jeevan sathi, life partner, \
                crush, dating, find love, find someone, true love, single, humsafar, sagai, matrimon*
                """,
            weak: "relationship*, love, romance, romantic, ex, heart, together, date, kundli milan, commit*"
        ),
        .career: terms(
            strong: """
                career, carrer, carier, job, jobs, naukri, nokri, naukari, promotion, promoted, boss, office, \
                profession*, business, bussiness, buisness, startup, start up, vyapar, vyapaar, dhandha, interview, \
                employ*, salary hike, resign*, quit my, work life, government job, govt job, sarkari, ias, upsc job, \
                नौकरी, व्यापार, करियर, कैरियर, प्रमोशन, व्यवसाय, workplace, switch companies, company, kaam dhandha, \
                freelanc*, entrepreneur*, fired, laid off, layoff, transfer, tarakki, job switch, padonnati
                """,
            weak: "work, working, kaam, role, manager, team, status, fame, success*, काम, colleagues, project"
        ),
        .finance: terms(
            strong: """
                money, finance*, financial*, wealth, wealthy, rich, paisa, paise, paisay, dhan, income, savings, \
                saving, earn, earning, earnings, salary, kamai, kamaai, aamdani, पैसा, पैसे, धन, आय, कमाई, \
                afford, broke, millionaire, crorepati, karodpati, ameer, bank balance, expenses, kharcha, spend*, \
                daulat, prosperity, laxmi, lakshmi
                """,
            weak: "gain, gains, profit, bonus, budget"
        ),
        .health: terms(
            strong: """
                health, healthy, sehat, swasthya, tabiyat, tabiyet, energy, fitness, fit, weight loss, sleep, stress*, \
                anxi*, tired, tiredness, thakan, fatigue, exercise, body, immunity, wellness, well being, wellbeing, \
                diet, स्वास्थ्य, सेहत, तबीयत, ऊर्जा, burn out, burnout, neend, insomnia, vitality, tension
                """,
            weak: "rest, strength, mental, routine, gym, yoga"
        ),
        .education: terms(
            strong: """
                exam, exams, study, studies, studying, padhai, padhaai, college, university, degree, education*, \
                school, phd, masters, mba, neet, jee, upsc, gate exam, pariksha, vidya, marks, result, board exam, \
                scholarship, admission, पढ़ाई, परीक्षा, शिक्षा, विद्या, learn, learning, student, course, semester, \
                thesis, entrance, syllabus, concentrat*, topper, dakhila
                """,
            weak: "subject, stream, books, teacher, focus, skills, class"
        ),
        .children: terms(
            strong: """
                child, children, kid, kids, baby, son, daughter, beta, beti, bachcha, bachche, bacche, baccha, santan, \
                santaan, parenthood, parent, become a father, become a mother, adopt*, संतान, बच्चे, बच्चा, बेटा, \
                बेटी, aulad, motherhood, fatherhood
                """,
            weak: "creativ*, offspring, toddler, teenager"
        ),
        .home: terms(
            strong: """
                house, home, property, ghar, makan, makaan, flat, apartment, land, plot, zameen, jameen, zamin, mother, \
                mom, mummy, maa, mata, mataji, vehicle, car, gaadi, gadi, bike, real estate, घर, मकान, माँ, माता, \
                जमीन, गाड़ी, संपत्ति, griha pravesh, rent, renovat*, move house, ancestral, vastu, bungalow, gruh
                """,
            weak: "family, parivar, peace at, domestic, roots, hometown, settle"
        ),
        .siblings: terms(
            strong: """
                brother, brothers, sister, sisters, sibling*, bhai, behen, behan, bahen, bhaiya, didi, cousin*, \
                neighbour*, neighbor*, courage, confidence, himmat, भाई, बहन, साहस, हिम्मत, brave, public speaking, \
                communicat*, writing
                """,
            weak: "speak up, shy, skill, hobby, effort"
        ),
        .travel: terms(
            strong: """
                abroad, foreign, travel*, trip, visa, videsh, bidesh, immigrat*, emigrat*, relocat*, settle abroad, \
                overseas, canada, usa, america, uk, australia, germany, dubai, yatra, journey, h1b, green card, pr, \
                passport, विदेश, यात्रा, pilgrimage, move abroad, flight, another country, onsite, baahar, tour
                """,
            weak: "move to, country, city, far away, migrate, vacation, holiday"
        ),
        .fortune: terms(
            strong: """
                luck, lucky, fortune, bhagya, kismat, kismet, naseeb, nasib, father, dad, papa, pita, pitaji, guru, \
                mentor, destiny, blessing*, भाग्य, किस्मत, पिता, नसीब, unlucky, good days, acche din, achhe din, \
                dharma, taqdeer
                """,
            weak: "opportunit*, hope, miracle, grace"
        ),
        .spirituality: terms(
            strong: """
                spiritual*, moksha, moksh, meditat*, mantra, god, bhagwan, bhagvan, ishwar, sadhana, dhyan, dhyaan, \
                karma, past life, soul, enlighten*, ishta, ishta devata, bhakti, puja, pooja, temple, mandir, \
                आध्यात्म*, अध्यात्म, मोक्ष, ध्यान, पूजा, मंत्र, sannyas, sanyas, inner peace, inner path, believe, purpose, kundalini, \
                faith, prayer, pray, guruji, shanti
                """,
            weak: "meaning, peace, intuition, dreams, silence"
        ),
        .conflict: terms(
            strong: """
                enemy, enemies, dushman, shatru, debt, debts, karz, karza, karj, conflict*, fight*, quarrel*, jhagda, \
                jhagra, ladai, dispute*, rival*, competitor*, jealous*, opponent*, bully*, bullies, toxic, argument*, \
                politics, शत्रु, दुश्मन, कर्ज, झगड़ा, in laws, inlaws, saas, sasural, hostile, backstab*, nazar, \
                office politics, against me, compet*
                """,
            weak: "problem, trouble*, obstacle*, pareshani, anger, gussa, baadha"
        ),
        .personality: terms(
            strong: """
                personality, my nature, swabhav, swabhaav, who am i, about me, about myself, my strengths, \
                strengths, weakness*, my character, temperament, describe me, myself, self, my talents, talent*, \
                mera swabhav, व्यक्तित्व, स्वभाव, introvert, extrovert, my ascendant, my lagna, rising sign, \
                moon sign, rashi, nakshatra, identity, appearance, overthink*, moody, my mood, mera vyaktitva
                """,
            weak: "emotional, kind of person, sensitive, leader*, lagna, mind"
        ),
        .general: terms(
            strong: "",
            weak: """
                future, life, bhavishya, भविष्य, jeevan, zindagi, today, aaj, din, day, week, month, year, saal, \
                period, dasha, mahadasha, sade sati, sadesati, sadhesati, shani, rahu, ketu, transit, gochar, time, \
                samay, साढ़ेसाती, horoscope, kundli, kundali, chart, prediction, rashifal, planets, jupiter, saturn, \
                remedy, remedies, upay, yog, raj yoga
                """
        ).map { ($0.term, 0.5) },
    ]
}
