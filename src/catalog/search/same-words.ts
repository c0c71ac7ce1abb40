/**
 * Words that mean the same within a phrase of two words that has synonyms: because of 'employees click', 'my workers
 * click on everything' is found too.
 */
const groups = `
employee staff worker colleague coworker personnel
customer client guest buyer patient member shopper
company firm business
website site homepage webpage
email mail message
phone call
computer pc laptop
software program application
developer programmer coder
invoice bill
price fee rate
offer quote estimate proposal bid
boss owner director ceo
vendor supplier
accounting bookkeeping
accountant bookkeeper
hacker attacker criminal thief burglar crook intruder
fridge freezer cooler refrigerator
product goods item
document file pdf
contract agreement lease
figures numbers
password login
car van truck
task job chore
internet web online
buy buying bought purchase order ordered
broken broke crashed down failed error
quit left leave leaves gone fired resigned
stolen steal steals stole
type types typing enter
answer answering reply replies respond
forget forgets forgot forgotten miss missed
raise increase
fix repair
strange odd weird suspicious fake dodgy
start begin
expensive pricey
learn teach train
old outdated ancient
save reduce cut
lose losing lost
safe secure
sell selling
drown drowning buried swamped flooded overwhelmed inundated
mess chaos shambles nightmare`

const sameWords = new Map(
  groups
    .trim()
    .split('\n')
    .map((group) => group.split(' '))
    .flatMap((group) => group.map((word) => [word, group] as const)),
)

/** Returns the word, and the words that mean the same within a phrase. */
export function sameWordsOf(word: string): readonly string[] {
  return [...new Set([word, ...(sameWords.get(word) ?? sameWords.get(word.replace(/s$/, '')) ?? [])])]
}
