/** Words of any sentence and of any offer. They say little about what somebody looks for. */
export const everydayWords: ReadonlySet<string> = new Set(
  `software data tool tools app apps application applications system systems solution solutions platform service services
product products package packages program programs business company companies firm organization enterprise
small large big little best good better bad great new old easy simple quick quickly fast slow right wrong real own
tech technology digital modern professional
need needs needed want wants wanted like likes would could should must may might can cannot will going able try trying
please help helps helping get gets getting got give gives giving go goes went come comes coming take takes taking took
make makes making made do does doing done put puts keep keeps keeping let lets use uses using used work works working
look looks looking see sees seeing seen find finds finding found show shows showing know knows knowing tell tells say
says think thinks feel seem seems become happen happens start starts starting stop stops begin end ends
ask asks asking turn turns run runs running set sets leave leaves bring brings hold holds move moves
someone somebody anyone anybody everyone everybody nobody noone people person man woman guy folks others
something anything everything nothing thing things stuff lot lots bit kind sort type way ways part parts piece place
places point case fact example idea reason question problem problems issue issues trouble
time times day days daily week weeks weekly month months monthly year years yearly hour hours minute today tomorrow
yesterday now soon later early late always never often sometimes usually again already still yet once twice ever
first second last next previous one two three four five many much more most less least few several some any every each
all both half whole another other same different only just even also too really very quite almost enough instead
however whether because while until since without within between around about across along away back together apart
up down out off over under through here there where when why how what which who whom whose
long short high low far near top bottom left inside outside
my our your their his her its mine ours yours theirs us me him them myself ourselves themselves
team teams staff group boss office shop home desk customer customers client clients user users
manage manages managing management handle handles handling deal dealing organize
buy buying bought online internet world life country city
thousand thousands hundred hundreds million number amount`.split(/\s+/),
)
