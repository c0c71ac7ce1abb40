import { correctWords, everydayWords } from '#catalog/search/everyday-words.ts'
import { halvesOf, wordsOf } from '#catalog/search/query-words.ts'

/** A word and its full-text lexeme, such as 'invoices' and 'invoic'. */
export interface KnownWord {
  word: string
  stem: string
}

/** A word of the search, with the database's information about it. */
export interface QueryWord {
  word: string
  /** The stem of the word; `null` for a stop word. */
  stem: string | null
  /** Words with similar spelling, most similar first. */
  near: readonly (KnownWord & { errors: number })[]
  /** Longer words that begin with this one, if it is the last word of the search. */
  longer: readonly KnownWord[]
}

/**
 * Words of the search that have synonyms: their positions, and phrases with the same meaning. Phrases are stems
 * separated by spaces.
 */
export interface FoundSynonym {
  places: readonly number[]
  phrases: readonly string[]
}

export interface Understood {
  words: readonly QueryWord[]
  /** The results of `compoundsOf` that are known words. */
  compounds: readonly KnownWord[]
  synonyms: readonly FoundSynonym[]
  /** The synonyms of the corrected words. */
  respelled?: readonly FoundSynonym[]
}

/** A concept of the search: the phrases as entered, and phrases with the same or a similar meaning. */
export interface Concept {
  exact: readonly string[]
  close: readonly string[]
}

/** The concepts that a text should match, and everyday words, which only add to its score. */
export interface SearchPlan {
  concepts: readonly Concept[]
  everyday: readonly Concept[]
}

/** Plans a search. Its everyday words are what texts should match if it has no other words. */
export function planSearch(understood: Understood): SearchPlan {
  const { words, synonyms } = understood
  const planned = words.flatMap((queryWord, place) => {
    const concept = conceptAt(understood, place)
    // A word in a phrase with synonyms, such as 'first day', has the meaning of the phrase. So it counts even
    // if it is an everyday word.
    const isPart = phrasesAt(synonyms, place).length > 0
    const isSpecific = queryWord.stem !== null && (isPart || !isEveryday(queryWord, synonyms, place))
    return concept.exact.length + concept.close.length === 0 ? [] : [{ concept, isSpecific }]
  })
  const of = (kind: boolean) =>
    withoutRepeats(planned.filter(({ isSpecific }) => isSpecific === kind).map(({ concept }) => concept))
  const [concepts, everyday] = [of(true), of(false)]
  return concepts.length > 0 ? { concepts, everyday } : { concepts: everyday, everyday: [] }
}

/**
 * Removes equal concepts. All words of a phrase with synonyms can have the same concept, which counts only
 * once.
 */
function withoutRepeats(concepts: readonly Concept[]): Concept[] {
  return [...new Map(concepts.map((concept) => [JSON.stringify(concept), concept])).values()]
}

/**
 * Replaces each misspelled word of the search with the most similar known word. Among equally similar words,
 * prefers a word in the found names. Returns `null` if no word is misspelled.
 */
export function respelledWords(
  { words, synonyms }: Understood,
  foundNames: readonly string[] = [],
): string[] | null {
  const named = foundNames.flatMap(wordsOf)
  const respelled = words.map((queryWord, place) => {
    const likely = maxSimilar(correctionsOf(queryWord, synonyms, place)).map(({ word }) => word)
    return named.find((word) => likely.includes(word)) ?? likely[0] ?? queryWord.word
  })
  return respelled.some((word, place) => word !== words[place]?.word) ? respelled : null
}

/**
 * Corrects the misspelled word of a search for 'Did you mean', if only one word is misspelled. Does not
 * correct short words, an unfinished last word or forms of known words, and returns `null` if several
 * corrections are equally likely.
 */
export function correctedSearch(understood: Understood, foundNames: readonly string[]): string | null {
  const respelled = respelledWords(understood, foundNames) ?? []
  const named = foundNames.flatMap(wordsOf)
  const changed = understood.words.flatMap((queryWord, place) => {
    const { word, longer } = queryWord
    const likely = respelled[place] ?? word
    const isForm = likely.startsWith(word) || word.startsWith(likely)
    const isCorrectable = word.length >= shortestMisspelled && longer.length === 0
    const stems = new Set(
      maxSimilar(correctionsOf(queryWord, understood.synonyms, place)).map(({ stem }) => stem),
    )
    const isSure = stems.size === 1 || named.includes(likely)
    return likely === word ? [] : [{ isMisspelled: isCorrectable && !isForm && isSure }]
  })
  return changed.length === 1 && changed[0]?.isMisspelled ? respelled.join(' ') : null
}

/**
 * Returns the `tsquery` for any of these phrases. A phrase consists of stems separated by spaces; 'inv*'
 * stands for words that begin with 'inv'. `weight` limits the places where the phrases may occur.
 */
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

/**
 * Returns the concept of a word. `exact`: its stem, the word joined with a neighbor and, if no text contains
 * the word, its likeliest corrections and synonyms. `close`: its halves, synonyms, longer words and
 * corrections.
 */
function conceptAt({ words, compounds, synonyms, respelled = [] }: Understood, place: number): Concept {
  const queryWord = words[place]
  if (!queryWord) return { exact: [], close: [] }
  const { word, stem, longer } = queryWord
  // In a phrase with synonyms, an everyday word has only the meaning of the phrase: 'days off' is not about
  // days, and 'customers complain' is not about custom work.
  const inPhrases = phrasesAt(synonyms, place)
  const isPhrase = everydayWords.has(word) && inPhrases.length > 0
  const own = stem === null || isPhrase ? [] : [stem]
  const known = new Map(compounds.map((each) => [each.word, each.stem]))
  // Two stop words are not a compound: 'I am' does not mean 'IAM'.
  const joined = [place - 1, place].flatMap((first) => {
    const pair = words.slice(Math.max(first, 0), first + 2)
    const isCompound = pair.some((part) => part.stem !== null)
    return (isCompound && known.get(pair.map((part) => part.word).join(''))) || []
  })
  // Searches only for the joined word if the other word is a stop word: 'follow up' is more specific than
  // 'follow'.
  const isHalf = joined.length > 0 && [place - 1, place + 1].some((other) => words[other]?.stem === null)
  const halves = isWritten(queryWord)
    ? []
    : halvesOf(word).flatMap((pair) => {
        const [one, other] = pair.map((half) => known.get(half))
        return one !== undefined && other !== undefined ? [`${one} ${other}`] : []
      })
  const corrections = correctionsOf(queryWord, synonyms, place)
  const likelyMeanings = isWritten(queryWord)
    ? []
    : [...maxSimilar(corrections).map((each) => each.stem), ...meaningsOf(synonyms, place)]
  const exact = isHalf ? joined : [...own, ...joined, ...likelyMeanings]
  const close = [
    ...own,
    ...halves,
    ...meaningsOf(isPhrase ? inPhrases : [...synonyms, ...respelled], place),
    ...[...longer, ...corrections].map((each) => each.stem),
  ]
  const isBeginning = !isPhrase && place === words.length - 1 && word.length >= shortestBeginning
  const beginning = isBeginning ? [`${word}*`] : []
  return {
    exact: [...new Set(exact)],
    close: [...new Set([...close.filter((phrase) => !exact.includes(phrase)), ...beginning])],
  }
}

const shortestBeginning = 3
const shortestMisspelled = 5

/** Whether a text contains the word, or a form of it and no other word that is more similar. */
function isWritten({ word, stem, near, longer }: QueryWord): boolean {
  const isKnown = near.some((each) => each.word === word)
  return isKnown || [...maxSimilar(near), ...longer].some((each) => each.stem === stem)
}

function correctionsOf(
  queryWord: QueryWord,
  synonyms: readonly FoundSynonym[],
  place: number,
): QueryWord['near'] {
  const { word, stem, near } = queryWord
  const isKnown = stem === null || everydayWords.has(word) || correctWords.has(word) || isWritten(queryWord)
  return isKnown || meaningsOf(synonyms, place).length > 0 ? [] : near
}

/** Whether a word is an everyday word, a misspelled one such as 'custommers', or a number without synonyms. */
function isEveryday(queryWord: QueryWord, synonyms: readonly FoundSynonym[], place: number): boolean {
  const { word } = queryWord
  if (everydayWords.has(word)) return true
  if (/^\d+$/.test(word)) return meaningsOf(synonyms, place).length === 0
  const likely = maxSimilar(correctionsOf(queryWord, synonyms, place))
  return likely.length > 0 && likely.every((each) => everydayWords.has(each.word))
}

function maxSimilar(corrections: QueryWord['near']): QueryWord['near'] {
  return corrections.filter(({ errors }) => errors === corrections[0]?.errors)
}

/** The synonyms of the phrases that the word is part of. */
function phrasesAt(synonyms: readonly FoundSynonym[], place: number): FoundSynonym[] {
  return synonyms.filter(({ places }) => places.length > 1 && places.includes(place))
}

/**
 * Takes the synonyms of the longest phrases first, of these the single words of every group, and stops at a
 * maximum, because a search with too many phrases is slow.
 */
function meaningsOf(synonyms: readonly FoundSynonym[], place: number): string[] {
  const meanings = synonyms
    .filter(({ places }) => places.includes(place))
    .toSorted((one, other) => one.phrases.length - other.phrases.length)
    .flatMap(({ places, phrases }) => phrases.map((phrase) => ({ phrase, length: places.length })))
    .toSorted((one, other) => other.length - one.length || wordsIn(one.phrase) - wordsIn(other.phrase))
  return [...new Set(meanings.map(({ phrase }) => phrase))].slice(0, maxMeanings)
}

/** Whether a phrase is a single word (1) or several (2). */
function wordsIn(phrase: string): number {
  return phrase.includes(' ') ? 2 : 1
}

const maxMeanings = 24
