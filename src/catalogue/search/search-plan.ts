import { isWithinDistance } from '#catalogue/search/edit-distance.ts'
import { halvesOf } from '#catalogue/search/typed-words.ts'

/** Stems that follow each other in a text. */
export type Phrase = readonly string[]

export interface IndexWord {
  word: string
  stem: string
}

/** What the index has for one typed word. */
export interface TypedWord {
  word: string
  /** `null` for words that every text has. */
  stem: string | null
  isKnown: boolean
  /** Words that begin with it. */
  longer: readonly IndexWord[]
  /** Words spelled much like it. */
  similar: readonly IndexWord[]
}

/** The typed words from one place to another mean the same as each of these phrases. */
export interface FoundSynonym {
  from: number
  to: number
  phrases: readonly Phrase[]
}

export interface Understood {
  words: readonly TypedWord[]
  /** The stem of each known word that is two typed neighbors written as one, or a half of a typed word. */
  compounds: ReadonlyMap<string, string>
  synonyms: readonly FoundSynonym[]
  /** Synonyms of what the misspelled words were meant to be. */
  respelled?: readonly FoundSynonym[]
}

/** One thing that was asked for. A text is about it when it has one of the phrases, or a word with the beginning. */
export interface Concept {
  exact: Phrase | null
  close: readonly Phrase[]
  beginning: string | null
}

export interface SearchPlan {
  /** What a text should be about. Words that say little are left out, unless there are no others. */
  concepts: readonly Concept[]
  /** The stems of all typed words, also of those left out above. */
  stems: readonly string[]
}

export function planSearch(understood: Understood): SearchPlan {
  const { words } = understood
  const concepts = words.flatMap(({ word, stem }, place) => {
    const isTelling = stem !== null && !wordsThatSayLittle.has(word)
    const concept = conceptOf(understood, place)
    return concept.exact || concept.close.length > 0 || concept.beginning ? [{ isTelling, concept }] : []
  })
  const telling = concepts.filter(({ isTelling }) => isTelling)
  return {
    concepts: (telling.length > 0 ? telling : concepts).map(({ concept }) => concept),
    stems: [
      ...new Set(
        words.flatMap(({ stem }, place) => [
          ...(stem === null ? [] : [stem]),
          ...joinedAt(understood, place),
        ]),
      ),
    ],
  }
}

/**
 * What was typed with each misspelled word replaced by the known one that is most like it, to look for its synonyms;
 * `null` when no word is misspelled.
 */
export function respelledWords({ words, synonyms }: Understood): string[] | null {
  const respelled = words.map((typed, place) => {
    if (isWritten(typed) || meaningsOf(synonyms, place).length > 0) return typed.word
    const sameStart = ({ word }: IndexWord) => word.startsWith(typed.word.charAt(0))
    const [best] = correctionsOf(typed).toSorted(
      (one, other) => Number(sameStart(other)) - Number(sameStart(one)),
    )
    return best?.word ?? typed.word
  })
  return respelled.some((word, place) => word !== words[place]?.word) ? respelled : null
}

/** Whether a text has the word, or a form of it. */
function isWritten({ isKnown, stem, longer, similar }: TypedWord): boolean {
  return isKnown || [...longer, ...similar].some((each) => each.stem === stem)
}

function meaningsOf(synonyms: readonly FoundSynonym[], place: number): readonly Phrase[] {
  return synonyms.filter(({ from, to }) => from <= place && place <= to).flatMap(({ phrases }) => phrases)
}

/** The stem of the known word that this one and the next make: 'back up' is 'backup'. */
function joinedAt({ words, compounds }: Understood, place: number): string[] {
  const joined = compounds.get(`${words[place]?.word}${words[place + 1]?.word}`)
  return joined === undefined ? [] : [joined]
}

function conceptOf(understood: Understood, place: number): Concept {
  const { words, compounds, synonyms, respelled = [] } = understood
  const typed = words[place]
  if (!typed) return { exact: null, close: [], beginning: null }
  const { word, stem, longer } = typed
  const isKnown = isWritten(typed)
  const joined = [...joinedAt(understood, place - 1), ...joinedAt(understood, place)]
  const halves = isKnown ? [] : halvesOf(word).flatMap((pair) => phraseOf(pair, compounds))
  const meanings = meaningsOf(synonyms, place)
  const corrections = isKnown || meanings.length > 0 ? [] : correctionsOf(typed)
  const isLast = place === words.length - 1
  return {
    exact: stem === null ? null : [stem],
    close: distinct(
      [
        ...joined.map((compound) => [compound]),
        ...halves,
        ...meanings,
        ...longer.map((each) => [each.stem]),
        ...corrections.map((each) => [each.stem]),
        ...meaningsOf(respelled, place),
      ],
      stem,
    ),
    beginning: isLast && word.length >= shortestBeginning ? word : null,
  }
}

const shortestBeginning = 3

/** Words one error away; two errors in a long word that has no nearer neighbor, but not in its first letter. */
function correctionsOf({ word, similar }: TypedWord): readonly IndexWord[] {
  if (word.length < 3) return []
  const near = similar.filter((each) => isWithinDistance(word, each.word, 1))
  if (near.length > 0 || word.length < 6) return near
  return similar.filter(
    (each) => each.word.startsWith(word.charAt(0)) && isWithinDistance(word, each.word, 2),
  )
}

function phraseOf([one, other]: readonly [string, string], compounds: ReadonlyMap<string, string>): Phrase[] {
  const first = compounds.get(one)
  const second = compounds.get(other)
  return first !== undefined && second !== undefined ? [[first, second]] : []
}

function distinct(phrases: readonly Phrase[], stem: string | null): Phrase[] {
  const known = new Map(phrases.map((phrase) => [phrase.join(' '), phrase]))
  if (stem !== null) known.delete(stem)
  return [...known.values()]
}

/** Buyers add these to what they look for. Alone they are searched for as they stand. */
const wordsThatSayLittle: ReadonlySet<string> = new Set(
  `software data tool tools app apps application applications system systems solution solutions platform service services
product products package packages program business company companies firm small best good cheap better new need needs
want looking find buy get help me make making manage management online my our your their someone something somebody
team teams way ways using use easy simple tech technology`.split(/\s+/),
)
