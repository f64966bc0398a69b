/// What is said of a subject in a sentence, and what one can do about it.
struct SubjectPhrases: Sendable {
    /// “marrying”, after “for” or as a sentence's subject.
    let gerund: String
    /// Something to begin with, as in “write one page about …”.
    let begin: String
    /// Something to have ready.
    let prepare: String
    /// Something that helps to decide or to see.
    let check: String

    static func of(_ subject: QuestionSubject) -> SubjectPhrases {
        if subject.thing != nil { return thing }
        return all[subject.slug] ?? thing
    }

    private static let thing = SubjectPhrases(
        gerund: "living with it",
        begin: "write down one day this week on which you noticed it",
        prepare: "note what usually helps you when it shows",
        check: "compare it with what people who know you well would say"
    )

    private static let all: [String: SubjectPhrases] = Dictionary(
        uniqueKeysWithValues: table.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: ";").map { String($0.drop { $0 == " " }) }
            guard parts.count == 5 else { return nil }
            return (
                parts[0],
                SubjectPhrases(gerund: parts[1], begin: parts[2], prepare: parts[3], check: parts[4])
            )
        }
    )

    /// Slug; gerund; to begin with; to have ready; to decide by.
    private static let table = """
        employment;moving ahead in work;write to two people who do the work you want and ask how they got in;bring your résumé and one finished piece of work up to date;list what you would miss and what you would not about the job as it is
        promotion;moving up;tell your manager in one sentence which larger task you would take over;keep a list of what you finished and what it changed, with numbers;ask what exactly is missing for the next step and by when it is looked at
        job-change;changing jobs;send one application before you give any notice;put three months of expenses aside and have one offer in writing;write down what must be different in the next job, and hold each offer against it
        own-business;starting your own thing;sell one small piece of it to one paying stranger;work out what a slow half year would cost and where it would come from;run it beside your present income for eight weeks and count real customers
        business-partner;working with a partner;put shares, roles and the way out on one signed page;try one small job together with a fixed end;ask each other what happens if one of you wants to stop
        law;working in law;sit in a courtroom for one morning and read one judgment to the end;read one standard textbook's first part and try old entrance questions;talk to a junior about an ordinary week, not about the great cases
        medicine;working in medicine;spend one day beside somebody who cares for patients;plan the years and the cost of the training on one page;notice whether long days with people in need tire you or steady you
        teaching;teaching;teach one thing you know to two people this week;get one class or course description ready that you could give tomorrow;ask a learner what stayed a week later
        arts;making art;finish one small piece and show it to three people;keep fixed hours for it, as for any other work;see whether you still do it in a week in which nobody praises it
        tech;working in technology;build one small useful thing and let somebody use it;pick one skill that postings keep asking for and practise it an hour a day;solve one dull real problem and see whether you enjoyed it
        government;a government post;do one full old paper against the clock;fix the syllabus into weeks and leave two for repetition;name a second plan with a date, so the wait has an end
        sales;selling;make ten honest calls and write down every objection;prepare one page that says what it does for whom;look at how you feel after a plain no
        finance-work;working with money;read one annual report and explain it aloud;plan the next certificate with dates;notice whether order in figures calms you
        fame;being known;publish one thing a week where the right people look;choose the one thing you want to be known for;ask whether you want the work or the applause
        retirement;stepping back;write down how an ordinary Tuesday without work would look;work out your monthly need with two careful years on top;take two free weeks as a trial
        exam;doing well in it;sit one full mock paper at the hour of the real one;sort the topics into sure, shaky and blank and start with shaky;check your mistakes by kind, not by number
        study;learning well;study the hardest subject first, forty minutes, phone in another room;set the week's plan on one page with rest in it;explain today's topic aloud without notes
        research;research;write the question you want to answer in two sentences;read five papers and note where they disagree;ask a future supervisor how their last three students fared
        study-abroad;studying abroad;make one table of three courses with cost, deadline and language test;get transcripts, test dates and two references ready;work out the whole cost with a weak currency
        scholarship;winning support;apply to one small award this week for practice;have grades, two references and a short story of your aim ready;read what last year's winners had done
        house-purchase;buying;visit three homes at noise hour and in daylight;have the down payment, papers and one independent valuation ready;compare the monthly cost with rent plus saving
        property-sale;selling it;ask two agents for a price with comparable sales;put title, bills and repairs in order;name the lowest price at which you would still be glad
        purchase;buying it;compare three offers and their guarantees;set aside the sum before you look;sleep one night over what you chose
        sale;selling it;ask for two offers before you name a price;put papers, bills and repairs in order;name the lowest price at which you would still be glad
        staying;staying;make the place you have better in one way you feel daily;say what you would do here in the next two years;list what you would regret leaving in five years
        renting;renting;read the contract for notice, repairs and deposit before you look at the kitchen;keep deposit and one spare month ready;walk the way to work once at rush hour
        letting;letting the place;ask two agents what such a place brings in your street;have a written contract, a deposit and a list of what stands in it ready;reckon a year with two empty months
        home;life at home;mend the one thing everybody walks around;agree on one evening a week that belongs to all;ask each person at home for one small wish
        renovation;working on the house;do one room to the end before you open another;get two written offers and a fifth more money than they say;sort what is needed from what is only old
        vehicle;buying a vehicle;take a long test drive on the roads you really use;have insurance and service costs beside the price;count on how many days you would use it
        moving-abroad;settling abroad;talk to two people who made the same move, one who returned too;have papers, language level and six months of costs ready;go for two weeks and live there as you would on a weekday
        travel;the journey;book the one part that fills up first;have papers, money and a spare day ready;leave one day without any plan
        relocation;moving;spend a working day there, with the way to the shop and back;have a place for the first month and one person you know;list what you would lose within a ten minutes' walk
        pilgrimage;going;choose one place and read why people go there;keep the days before and after free of business;say in one line what you would like to leave there
        love;love;say one true thing earlier than you usually would;go weekly where people do what you like doing;notice who is kind when nothing is to be gained
        first-love;a first love;speak to one new person a week without any plan;become easy in one place where you are a regular;ask whether you feel more yourself with them
        marriage;marrying;say plainly to those who help you what matters and what does not;get clear on money, place and family before a date is named;talk about one hard subject and watch how it ends
        second-marriage;marrying again;write what you would not do a second time;close what is open from before, papers too;let children and family meet slowly, without a date
        love-marriage;a match of your own choice;bring your person and one parent to the same tea table;find the relative whose word counts and speak there first;ask what would still hold without the romance
        reunion;coming together again;write the letter and keep it three days;know the one thing that has to be different this time;ask whether you miss the person or the time
        separation;going separate ways;agree on one rule for quarrels for four weeks;have a calm third person for the talks that count;note for a month what is better apart and what together
        marriage-harmony;peace with your partner;ask one question tonight and only listen;fix one hour a week without phones or plans;see at which hour the quarrels begin
        in-laws;getting on with your in-laws;ask them for one piece of advice you really use;agree with your partner who answers which demand;sort what is custom from what is meant against you
        daughter-in-law;getting on with your daughter-in-law;ask her once how things are done where she grew up;agree at home what stays hers to decide;notice whether both of you can say no
        son-in-law;getting on with your son-in-law;ask him for one piece of help that he gives gladly;agree at home what the couple decides alone;notice how he speaks to your daughter when nobody asks
        children;life with children;give one child or the wish for one an unhurried hour this week;put time and money for the first year on paper;talk with your partner about what each of you fears
        parents;being with your parents;ring once this week without a reason;settle papers, doctors' numbers and keys together;ask them for a story you do not know
        mother;being close to your mother;cook or eat one thing together;learn which help she wants, and which she does not;notice what you both do when you are hurt
        father;being close to your father;ask him how he decided something at your age;do one practical job together;say once what you are thankful for
        siblings;getting on with your brothers and sisters;write first, without the old matter;divide one duty in the family clearly;tell your side in three sentences without “always”
        friends;friendship;invite one person you have meant to call;keep one fixed evening a month;notice after whom you feel lighter
        money;earning more;ask for the price or the pay you think is fair, once, in writing;have a second thing you can be paid for;look at the last ninety days of spending in one list
        savings;saving;move a tenth aside on the day it comes in;keep three months of costs where you do not see them;find the two payments you would not miss
        lending;lending money;write the sum, the day it is due and both names on one page;lend only what you could do without for a year;ask yourself whether the bond would bear it if nothing came back
        debts;getting free of debts;list every debt with its rate and pay the dearest first;keep one month of costs so that nothing new is borrowed;ask each lender for better terms in one letter
        inheritance;what the family leaves;ask for the papers and have them read by somebody neutral;have every share and promise in writing;say early what you want and what you do not
        court;the matter of law;put all papers in order of date;ask a lawyer what a settlement would cost;decide what peace would be worth to you
        rivals;dealing with rivals;answer once, in facts, and go on with the work;keep a plain record of what was agreed;ask what they want that you could give at no cost
        health;feeling well;walk half an hour at the same time each day;fix sleep and meals before anything else;note for a week what you did before a good day
        sport;playing a sport;play twice this week with people who are a little better;fix two hours a week and the gear you need;notice whether you look forward to the third time
        rest;rest;end the day an hour earlier, three nights in a row;keep one half day a week empty;see what you do in the hour before sleep
        focus;your focus;choose one thing and give it the first ninety minutes of the day;clear three small open matters first;ask which of them would still matter in a year
        courage;courage;do the small brave thing before ten in the morning;practise it once where nothing hangs on it;name what would really happen if it failed
        speech;speaking;say one thing today in half as many words;read one page aloud each morning;ask one listener what stayed with them
        hobby;a hobby of your own;give it one fixed hour this week;keep what it needs where you see it;notice after which hour you feel lighter
        workmates;getting on with people at work;ask one of them what would make their week easier;keep a plain note of what was agreed, and with whom;notice with whom work goes easily, and why
        contract;signing;read it once for money and once for the way out;have every promise that was only spoken written in;sleep one night on the final text
        luck;using your luck;say yes to one invitation you would have let pass;keep one free evening and a little money for chances;count the lucky things of last month
        success;success;finish one thing completely before a new one;show your work to the person whose word counts;say what would be enough
        spirituality;your inner path;sit ten minutes at the same hour each day;choose one text or practice and stay with it for forty days;see whether you are kinder for it
        guru;finding a teacher;go and listen twice before you follow anybody;write the question you would put to a teacher;notice whether the teacher can be asked anything
        purpose;finding what you are here for;help with one thing that is bigger than you this week;give half a day a week to what pulls you;ask three people what they come to you for
        personality;being yourself;use your strongest side on purpose once a day;plan for your weak hour instead of fighting it;ask one friend what you are like under pressure
        remedy;steadying yourself;keep one small promise each morning for a week;choose a practice that costs nothing and harms nobody;watch whether you act more calmly
        pet;life with an animal;visit a shelter twice before you choose;settle who cares for it on busy days;reckon the time it needs on a rainy Monday
        general;what matters to you;choose the one thing that would make this month a good one;clear what you have put off longest;name what worked in the last three months
        """
}
