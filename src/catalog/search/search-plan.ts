import { everydayWords } from '#catalog/search/everyday-words.ts'
import { halvesOf } from '#catalog/search/typed-words.ts'

/** A word of some text, and what the full-text search makes of it: 'invoices', 'invoic'. */
export interface KnownWord {
  word: string
  stem: string
}

/** What the database knows about one typed word. */
export interface TypedWord {
  word: string
  /** `null` for words that every text has. */
  stem: string | null
  /** Words spelled much like it, the most similar first. */
  near: readonly (KnownWord & { errors: number })[]
  /** Words that begin with it, if it is the last one. */
  longer: readonly KnownWord[]
}

/** The typed words from one place to another mean the same as each of these phrases, stems with spaces. */
export interface FoundSynonym {
  from: number
  to: number
  phrases: readonly string[]
}

export interface Understood {
  words: readonly TypedWord[]
  /** Known words among two typed neighbors written as one, and among the halves of typed words. */
  compounds: readonly KnownWord[]
  synonyms: readonly FoundSynonym[]
  /** Synonyms of what the misspelled words were meant to be. */
  respelled?: readonly FoundSynonym[]
}

/** One thing that was asked for: the phrases that say it as it was typed, and others that mean it or nearly say it. */
export interface Concept {
  exact: readonly string[]
  close: readonly string[]
}

/** What a text should be about. Everyday words are left out, unless they are asked for or there are no others. */
export function planSearch(understood: Understood, isEveryday = false): Concept[] {
  const concepts = understood.words.flatMap(({ word, stem }, place) => {
    const concept = conceptAt(understood, place)
    // As a part of a phrase that has synonyms it says what that says: 'first day'.
    const isPart = understood.synonyms.some(({ from, to }) => from < to && from <= place && place <= to)
    return concept.exact.length + concept.close.length === 0
      ? []
      : [{ concept, isTelling: stem !== null && (isEveryday || isPart || !everydayWords.has(word)) }]
  })
  const telling = concepts.filter(({ isTelling }) => isTelling)
  return (telling.length > 0 ? telling : concepts).map(({ concept }) => concept)
}

/** The typed words with each misspelled one replaced by the most similar; `null` when none is misspelled. */
export function respelledWords({ words, synonyms }: Understood): string[] | null {
  const respelled = words.map((typed, place) => correctionsOf(typed, synonyms, place)[0]?.word ?? typed.word)
  return respelled.some((word, place) => word !== words[place]?.word) ? respelled : null
}

/**
 * The search with its one misspelled word corrected: 'did you mean'. A short word is likelier another one, and neither
 * what is still being typed nor another form of a known word is misspelled.
 */
export function correctedSearch(understood: Understood): string | null {
  const respelled = respelledWords(understood) ?? []
  const changed = understood.words.flatMap(({ word, longer }, place) => {
    const meant = respelled[place] ?? word
    const isForm = meant.startsWith(word) || word.startsWith(meant)
    const isTyped = word.length >= shortestMisspelled && longer.length === 0
    return meant === word ? [] : [{ isMisspelled: isTyped && !isForm }]
  })
  return changed.length === 1 && changed[0]?.isMisspelled ? respelled.join(' ') : null
}

/** The `tsquery` for any of these phrases, in texts of this weight if one is given: stems with spaces, 'inv*'. */
export function toTsquery(phrases: readonly string[], weight = ''): string {
  return phrases
    .map((phrase) => phrase.split(' ').map((stem) => operand(stem, weight)))
    .map((stems) => (stems.length === 1 ? stems.join('') : `(${stems.join(' <-> ')})`))
    .join(' | ')
}

function operand(stem: string, weight: string): string {
  const isBeginning = stem.endsWith('*')
  const marks = `${isBeginning ? '*' : ''}${weight}`
  const quoted = `'${(isBeginning ? stem.slice(0, -1) : stem).replaceAll(/['\\]/g, (sign) => sign + sign)}'`
  return marks === '' ? quoted : `${quoted}:${marks}`
}

function conceptAt({ words, compounds, synonyms, respelled = [] }: Understood, place: number): Concept {
  const typed = words[place]
  if (!typed) return { exact: [], close: [] }
  const { word, stem, longer } = typed
  const known = new Map(compounds.map((each) => [each.word, each.stem]))
  const joined = [place - 1, place].flatMap(
    (first) => known.get(`${words[first]?.word}${words[first + 1]?.word}`) ?? [],
  )
  // 'Follow up' says more than 'follow', and its second word nothing by itself.
  const isHalf = joined.length > 0 && [place - 1, place + 1].some((other) => words[other]?.stem === null)
  const halves = isWritten(typed)
    ? []
    : halvesOf(word).flatMap((pair) => {
        const [one, other] = pair.map((half) => known.get(half))
        return one !== undefined && other !== undefined ? [`${one} ${other}`] : []
      })
  const corrections = correctionsOf(typed, synonyms, place)
  const meanings = meaningsOf([...synonyms, ...respelled], place)
  // What stands for a word that no text has counts as the word itself does.
  const meant = isWritten(typed)
    ? []
    : [
        ...corrections.filter(({ errors }) => errors === corrections[0]?.errors).map((each) => each.stem),
        ...meaningsOf(synonyms, place),
      ]
  const exact = isHalf ? joined : [...(stem === null ? [] : [stem]), ...joined, ...meant]
  const close = [
    ...(stem === null ? [] : [stem]),
    ...halves,
    ...meanings,
    ...[...longer, ...corrections].map((each) => each.stem),
  ]
  const beginning = place === words.length - 1 && word.length >= shortestBeginning ? [`${word}*`] : []
  return {
    exact: [...new Set(exact)],
    close: [...new Set([...close.filter((phrase) => !exact.includes(phrase)), ...beginning])],
  }
}

const shortestBeginning = 3
const shortestMisspelled = 5

/** Whether a text has the word, or a form of it. */
function isWritten({ word, stem, near, longer }: TypedWord): boolean {
  return [...near, ...longer].some((each) => each.word === word || each.stem === stem)
}

function correctionsOf(
  typed: TypedWord,
  synonyms: readonly FoundSynonym[],
  place: number,
): TypedWord['near'] {
  const isKnown = typed.stem === null || everydayWords.has(typed.word) || isWritten(typed)
  return isKnown || meaningsOf(synonyms, place).length > 0 ? [] : typed.near
}

function meaningsOf(synonyms: readonly FoundSynonym[], place: number): string[] {
  return synonyms.filter(({ from, to }) => from <= place && place <= to).flatMap(({ phrases }) => phrases)
}
