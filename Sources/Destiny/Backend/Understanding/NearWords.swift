/// Everyday words that are one slip of the pen from a subject's: “path” is no “patch”, “party” no “pati”.
///
/// Of the 9,000 most usual words of English, and of Hinglish, those that ``SubjectCatalogue`` and ``KindPatterns`` would
/// take for one of their own.
enum NearWords {
    static let all: Set<String> = Set(text.split(whereSeparator: { " \n".contains($0) }).map(String.init))

    private static let text = """
        navamsa navamsha navamsh navmansh accent active adapt adaptation adapted adverse advocacy alive along announcing apparent argentina arguably
        argument arguments asli austria bachelor bachpan backing bacon badhana badhane badhau badhaun badhaye bahar
        baking banana band bharat karwana banner barrier battery bean beard bearing beating begging begun bharti bitter bleeding bonds
        bones boring brake bread breathing breed breeding breeze broad brown browns browser buried butter cards cared
        caring carrier carries cart catching cause causing celebrate celebrating chai challenging chapel charging charm
        chase chasing cheese chef chhat chhoti chhutkara choosing chores christian christians civic claiming clarity
        clicking codes coincidence cold collection commute companion comparable compelling compensation compete
        competition competitive completely completing completion composer computing conference connect consent construct
        contact contacts contest context continent contrary contrast convicted conviction cooling copper counties county
        creation crosses danger dear debut dhatu dhatuen dhatuon defense dining direction directly distinct diving drank drilling drunk
        enhance equation execution expert expertise explorer facing farms farther feeding feeling filed filing filling
        filming films financing fishing fist fitted fitting fixed foods forest forms fried funded fusion general
        generally giant grand granny graves greens halt hamare hardware healing heating horses ideas indeed indie
        infected infection innovation intended interim invested invited jayenge karne karta khana kisi kiske kitna kitni
        ladai ladakh ladna lagane lake lakes laser layers lean leaning least lies liking lining lively loses losses
        lovely lowest lunch lungs maintain manning marine marines marne masks masses mates math meals meat medicare
        medication merit miles mili minds mines mining ministry mitti modes monkey monster mouth operative overhead
        paanch paani pace padegi painful palace pants parenting parish partly passion pata patri patti pepper personally
        petition physically physician physicians pitch plane planes plants plate pointing pointless policies polite
        possession poverty praise prayer present presidency prevention prince principle printed printer printing prize
        production progression prompt prompted prophet prosperity provident pulling rain raining rains rainy raising rally ready referring
        regarded regarding rehta reign relations relative relatively relatives relay rely remained remaining remember
        remembered remembering remembers removed renewed reply requirement requiring resident residents resting retain
        returning riding ruling saath sacred salmon sapne saudi sautan scales scored scream seal sealed seals seat sends
        sensor series settling shaant shaft shaking shane sheet sheets shining shirt shocking shoes shooter shooting
        shopping shops shots shouting shown sings sits sole sooner sore sorry spelling spending spit spoke sporting
        spreading stable stages stairs standing staring stark starring starving status stays steady steak stealing
        sterling stocks stole stood storm streaming strengthen stretch stretched stretching string stunning suggest
        suggested suggesting suggestion suggestions suggests superior supervision swift swing tales talk teens teeth
        thanks thick tiles touching tower transform trick tricks trying tumor underlying underneath understood variation
        varying violation viral vivad vote vrat warning waste wider window wine witch words worrying wound wright
        """
}
