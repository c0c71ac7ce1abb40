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
thousand thousands hundred hundreds million number amount
six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety dozen dozens dollar dollars bucks
patient patients guest guests parent parents student students resident residents tenant tenants passenger passengers volunteer volunteers
salon barber clinic dentist dental restaurant bakery cafe gym school church parish hotel farm hospital
plan plans planned review reviews reviewed report reports
went gone badly fairly mom dad uncle aunt
afterward afterwards alone angle annoy annoys annoyed annoying apply applies applied asked based become becomes became beforehand began beside came
chance choice clue clues dare dares deserve deserves detail details differ difference differences direction directions drop drops dropped
easiest edge effect effort eighteen else ended factor fewer final forth fourth fresh friendly front full future general
group groups guess guessing heard hidden kept knew latest lies likely list lists listed longest mind minds normally ninth numbers ones onto
past pick picks picked plain plainly plenty present purpose rarely read reads reading realistic reasons rough round row rows
scratch serious shown size sizes sound sounds spot stand standing started stick sticks sticky straight subject suggest suggests
tap third throw throws thrown tone topic topics touch touches touched town towns typical unknown view wall warm weigh willing
wish wishes worked zero age ages circle circles dead double embarrassed embarrassing empty english exist fair grand hit hits human judge moved nearest quiet
ran rid rubbish scare scared scary nightmare brilliant bloke blokes lad lads mate mates chap cousin nephew niece teenager grandma monster worth box bits weird
yourself mondays tuesdays wednesdays thursdays fridays saturdays sundays evenings mornings afford stupid silly painful honest
paying stopped looked bringing joining leaving ideas biggest shops owners offices manager managers fathers partner partners midnight nights closing
checked choosing differently picking waiters teachers pupils kitchen practice industry sit sits sitting sat total table tables road room rooms lunch summer
killing kill kills letting buys firms existing highest remaining throwing handing living period travel finish finished follows hold held law`.split(
    /\s+/,
  ),
)

/**
 * Correctly spelled words that resemble words of products. They are not typing errors: 'horse' does not mean 'house',
 * and 'dental' does not mean 'rental'.
 */
export const correctWords: ReadonlySet<string> = new Set(
  `abstract accent accurate acid acre admit affect alloy alter appeal appeals archived archives arena arise army attraction auction auctions backing bags
baker baking bald ball ballet balls band bang banking banned bare basis bass beach beaches bean beast beat beats beds beings bell belt belts bent bias
bike bind binding bingo bits blake blank block blocked blocking blocks blow boat bolt bonds bone bones boom boot boots border borders born boxing boys
bracelets brake bread breath bride briefing bright broker brook buck bull burner butter cables cafe cage calm camel camp cams cancer cars cartoons
casting cats cause causes cave centered chair charm charming charms chest chick chips circulation clarity classes classics clearing climbing clone
cloudy club clubs coal coast coat coated coating coin colleges commands commodity companion compete compiled compiler complement component composed
composer composition concert concerts conducted conducting conservation constraint contained contest contests continent continuous contrary contrast
convention conventions convergence converted conviction cook cooked cooking cooper cope corn correction corrections counties counting county court
courtesy courts creative creature creatures criterion crops crossing cure currency cute dairy dame dare deaf dealt dear debate debug decade decades
declared defend defining delivering dental diet difficulty dinner directories dish dishes distinct dive diving division divisions dodge dogs dome doom
dose dresses dried drilling drinking driven drove drug dual duck dump earrings ears ease east eastern eating electric electrical electricity empire
employed ending enlargement equality estates evolution examines excessive expertise explicit exploration explosion extension extensive extent face
fairy fame familiar fare farm farmer farms fate fear feat feet fellow felt fever fifth fighting filling film films finishing fist fixtures flashing
flesh flights float flour flower foam fold font foot ford fork formal formed fort forum foster fought foul frequency frost functional funk furnished
gender giant giants glow gods gold grain grave greek gross ground grounds grown guns hall handheld handy happening harm headline headlines heads
healing healthy hearing hearings heart hearts heather height heights helped hide hint hints historic holder holders hollow holy honors horse hose
hostel humanity hunt ideal incurred infection infections injured injuries inserted insertion inspired instructors insulation intent intention interact
interior interval intervals involving isle isolation john joint joke journalism journals jury keen killed killing knee knight knit lace laid lake
lakes laser lasting latter layer layers leader leaders leaf learners leather legs lender lenders lending letting lies lighting lime limitation
limiting liver locking loop loops loud lovely lover lovers loving lucky lung majority males mall manner manor marker markers marking mask massage
matching math mats mattress mayor meal meals meat median mega mental menus mercy mere mesh metal mighty mild mini mint missions mode modes mold
momentum monkey moon motel motels mountain mountains mounted mounting mounts movement movers movie moving nation neon nest nested node nodes nose
nuclear orange outer oven overcome overhead owned pace pack packaging packed packs pads paint painting paintings palace pale paradise park parking
parks particles party passport pasta patents peace peas peer pending pets pike pill pills pine pink pipe pipes plane planes planet planets plate
plates play playback playing plays plot plots pointer pointing pole police poor port portable ports pose posing postal poster potter pounds powder
pray prayer prayers precise premiere preservation preserve president pressing prevent pride prime prince princess prize prizes probe proceeding
proceeds profession projector projectors property proportion protest province pubs pure purse qualities quilt race races rack racks rage raid rally
random ranger rangers rare rats reaching reaction rear reception referring refine refined refused regarding regards rejected relate relating relation
reliable religion rely remainder render rendering rent replacing reset resistance resolved resort resorts respected retiring returning revealed
revelation revenge ride rides root rose roses rotary routers royalty rugs sacred sail sailing salmon salt sand saver saying scared seal seas seat
seating seats sections seek serve serves shade shaft shake shall shame shape shaped shark sharp shed sheep sheer shell shirt shock shoe shoes shoot
shooting shore shot shots shower silk sing singing sink sixth skin slim slope slot slots smarter smell snap snooping snow soap soft solid solo sought
soup span spare spas speaking specials spelling spice spine spreading spring stable stage stages stake stakeholders starring statutes staying steam
stem sterling stole stone stones storm strain strand streaming strike striking strip strips stronger struck stunning style summit superb surf surge
survivor survivors swap sweet swift tale tales tall tanks taxi tear tears teen tent terror thank thick thread throat throughout thrown tide tigers
tile tiles timer tire tires tissue toll tons tough toxic trace tract trader trail trails transaction transition transport tray treat treating tree
trees trial triangle tribes tropical trustees tune tunnel turned turning twin uber unity valuation valve variance variation vast vital vote voted
votes wake walking wallet wanting ward warming warrant wars washing wave waves wealth weed west whale wide wind winds wine wines wing wings wiring
witch women wood woods worn worthy wound wright yeah yields`.split(/\s+/),
)
