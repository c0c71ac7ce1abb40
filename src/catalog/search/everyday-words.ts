/** Common words that say little about the product that people look for. */
export const everydayWords: ReadonlySet<string> = new Set(
  `software data tool tools app apps application applications system systems solution solutions platform service services
product products package packages program programs business company companies firm organization enterprise
small large big little best good better bad great new old easy simple quick quickly fast right wrong real own
tech technology digital modern professional ai artificial intelligence web
dont doesnt didnt cant couldnt wont wouldnt shouldnt isnt arent wasnt havent hasnt doesn didn isn aren wasn couldn wouldn shouldn weren hadn mustn hasn haven ll ve re m d
im ive id youre theyre thats whats
need needs needed want wants wanted like likes would could should must may might can cannot will going able unable try tries tried trying
please help helps helping get gets getting got give gives gave giving go goes gone went come comes coming take takes taking took
make makes making made do does doing done put puts keep keeps keeping let lets use uses using used work works working
look looks looking check checks checking see sees seeing seen find finds finding found show shows showing know knows knowing tell tells say
says said thinking thought told telling think thinks feel seem seems become happen happens happened start starts starting stop stops begin end ends
ask asks asking turn turns run runs running set sets leave leaves bring brings hold holds move moves
ready forever maybe probably totally basically literally constantly guy guys lady ladies kids
someone somebody anyone anybody everyone everybody nobody noone people person man woman guy folks others
spend spends spent fall falls fell falling stay stays talk talks talking open opens opened opening close closes closed regular regularly proper
properly correct correctly exact exactly actual actually sure forgot win wins pay pays paid
something anything everything nothing thing things stuff lot lots bit kind sort type way ways part parts piece place
places point case fact example idea reason question problem problems issue issues trouble
time times day days daily week weeks weekly month months monthly year years yearly hour hours minute today tomorrow
yesterday monday tuesday wednesday thursday friday saturday sunday weekend weekends morning afternoon evening night tonight
now soon later early late always never often sometimes usually again already still yet once twice ever
first second last next previous one two three four five many much more most less least few several some any every each
all both half whole another other same different only just even also too really very quite almost enough instead
however whether because while until since without within between around about across along away back together apart
up down out off over under through here there where when why how what which who whom whose
long short high low far near top bottom left inside outside
my our your their his her its mine ours yours theirs us me him them myself ourselves themselves
team teams staff group boss office shop home desk customer customers client clients user users
love loves loved hate hates hope hopes hoping prefer rather tired busy afraid worry glad sad crazy seriously honest honestly wonder wondering
send sends sent sending bring brings brought receive receives received provide provides allow allows allowed contain contains include includes
explain explains explained describe describes understand understands understood believe mean means meant expect expects expected
speak speaks spoke hear hears heard listen wrote written wait waits waited waiting hurry live lives lived living sleep eat drink wear
add adds added adding change changes changed changing create creates created creating built
occur appear appears exist exists remain remains continue continues continued decide decides decided choose chooses chose chosen
matter matters depend depends belong belongs fit fits join joins joined met carry refuse agree agrees agreed miss misses missing lack lacks
suppose supposed bother bothers suffer suffers avoid avoids nice perfect terrible awful horrible wonderful normal usual common special
certain clear clearly possible impossible difficult hard harder easier easily simply directly immediately suddenly finally recently currently
lately eventually mostly mainly hardly barely completely entirely fully nearly roughly useful useless necessary important main major minor
extra additional various similar separate entire huge tiny enormous massive decent awesome fine well false true
longer shorter sooner higher larger smaller bigger lower older newer younger single plus per via despite except besides though although unless
somewhere anywhere everywhere nowhere sometime somehow anyway whenever wherever whatever whoever whichever therefore otherwise indeed perhaps
okay ok yes nor neither either none upon toward towards among beyond behind above below ago ahead
side line lines middle rest sense hand hands head eye eyes pair pieces item items object objects area areas level levels
name names word words question questions answer answers answered answering contact pattern standard colleague colleagues friend friends neighbor owner wife husband son daughter father mother brother sister
moment moments seconds january february march april june july august september october november
manage manages managing management handle handles handling deal dealing organize
buy buying bought online internet world life country city
thousand thousands hundred hundreds million number amount`.split(/\s+/),
)
