import type { FoundDocument } from '#catalogue/search/search-document.ts'
import type { WrittenDocument } from '#catalogue/search/built-in-documents.ts'
import {
  respelledWords,
  type Concept,
  type FoundSynonym,
  type IndexWord,
  type Phrase,
  type SearchPlan,
  type Understood,
} from '#catalogue/search/search-plan.ts'
import { isStopWord, stemOf } from '#catalogue/search/stem.ts'
import { compoundsOf, typedWords, wordsOf } from '#catalogue/search/typed-words.ts'

/** The search of the database over a few documents in memory: the same plan, with a simpler stemmer. */
export interface TextIndex {
  understand(words: readonly string[]): Understood
  /** The most relevant first, then by rating and demand. */
  find(plan: SearchPlan): FoundDocument[]
}

export function createTextIndex(
  documents: readonly WrittenDocument[],
  synonyms: readonly (readonly string[])[],
): TextIndex {
  const indexed = documents.map(indexDocument)
  const vocabulary = vocabularyOf(indexed, synonyms)
  const groups = synonyms.map((terms) => terms.flatMap(phrasesOf))
  return {
    understand(words) {
      const understood = understandWords(words, vocabulary, groups)
      const respelled = respelledWords(understood)
      return respelled === null ? understood : { ...understood, respelled: synonymsOf(respelled, groups) }
    },
    find: (plan) => findDocuments(plan, indexed),
  }
}

type Vocabulary = ReadonlyMap<string, IndexWord>

/** The words of the documents and of the synonyms, each with its stem. */
function vocabularyOf(
  documents: readonly IndexedDocument[],
  synonyms: readonly (readonly string[])[],
): Vocabulary {
  const ofDocuments = documents.flatMap(({ texts }) => texts.flatMap(({ words }) => words))
  const vocabulary = new Map<string, IndexWord>()
  for (const word of [...ofDocuments, ...synonyms.flat().flatMap(wordsOf)])
    if (!isStopWord(word)) vocabulary.set(word, { word, stem: stemOf(word) })
  return vocabulary
}

function understandWords(
  words: readonly string[],
  vocabulary: Vocabulary,
  groups: readonly Phrase[][],
): Understood {
  const known = [...vocabulary.values()]
  return {
    words: words.map((word) => ({
      word,
      stem: isStopWord(word) ? null : stemOf(word),
      isKnown: vocabulary.has(word),
      longer: word.length < 3 ? [] : known.filter((each) => isLonger(each.word, word)),
      similar: known.filter((each) => Math.abs(each.word.length - word.length) <= 2),
    })),
    compounds: new Map(
      compoundsOf(words).flatMap((word) => {
        const found = vocabulary.get(word)
        return found ? [[word, found.stem]] : []
      }),
    ),
    synonyms: synonymsOf(words, groups),
  }
}

function synonymsOf(words: readonly string[], groups: readonly Phrase[][]): FoundSynonym[] {
  return runsOf(words).flatMap(({ from, to, forms }) =>
    groups
      .filter((group) => group.some((each) => forms.includes(each.join(' '))))
      .map((phrases) => ({ from, to, phrases })),
  )
}

/** Documents that match every concept, or if none does, those that match any. */
function findDocuments(
  { concepts, stems }: SearchPlan,
  documents: readonly IndexedDocument[],
): FoundDocument[] {
  const scored = documents.map((document) => {
    const matched = concepts.filter((concept) => weightOf(document, concept) > 0)
    const typed = stems.reduce((sum, stem) => sum + weightOfPhrase(document, [stem]), 0)
    const close = matched.reduce((sum, concept) => sum + weightOf(document, concept), 0)
    return { document, matched: matched.length, score: matched.length * 10 + 2 * typed + close }
  })
  const most = Math.max(1, ...scored.map(({ matched }) => matched))
  const isEnough = (matched: number) => (most === concepts.length ? matched === most : matched > 0)
  return scored
    .filter(({ matched }) => matched > 0 && isEnough(matched))
    .toSorted(
      (one, other) =>
        other.score - one.score ||
        other.document.rating - one.document.rating ||
        other.document.demand - one.document.demand,
    )
    .map(({ document }) => document.found)
}

interface IndexedDocument extends Pick<WrittenDocument, 'found' | 'rating' | 'demand'> {
  texts: { weight: number; words: string[]; written: string; stems: string }[]
}

function indexDocument({ found, rating, demand, ...texts }: WrittenDocument): IndexedDocument {
  const weighted = [
    { text: texts.name, weight: 1 },
    { text: texts.labels, weight: 0.5 },
    { text: texts.description, weight: 0.2 },
    { text: texts.features, weight: 0.1 },
  ]
  return {
    found,
    rating,
    demand,
    texts: weighted.map(({ text, weight }) => {
      const words = [...wordsOf(text), ...hyphenated(text)]
      return { weight, words, written: spaced(words), stems: spaced(words.map(stemOf)) }
    }),
  }
}

/** 'Follow-up' is also one word. */
function hyphenated(text: string): string[] {
  return (text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []).flatMap((word) =>
    wordsOf(word.replaceAll('-', '')),
  )
}

function spaced(words: readonly string[]): string {
  return ` ${words.join(' ')} `
}

function weightOf(document: IndexedDocument, { exact, close, beginning }: Concept): number {
  const phrases = exact ? [exact, ...close] : close
  const begun = document.texts.find(({ written }) => beginning !== null && written.includes(` ${beginning}`))
  return Math.max(begun?.weight ?? 0, ...phrases.map((phrase) => weightOfPhrase(document, phrase)))
}

function weightOfPhrase({ texts }: IndexedDocument, phrase: Phrase): number {
  return texts.find(({ stems }) => stems.includes(spaced(phrase)))?.weight ?? 0
}

function isLonger(word: string, beginning: string): boolean {
  return word.length > beginning.length && word.startsWith(beginning)
}

function phrasesOf(term: string): Phrase[] {
  const words = typedWords(term)
  return [words.map(stemOf), ...(words.length > 1 ? [[stemOf(words.join(''))]] : [])]
}

/** Every run of one to four typed words, as stems with spaces and written as one. */
function runsOf(words: readonly string[]): { from: number; to: number; forms: string[] }[] {
  return words.flatMap((_, from) =>
    [0, 1, 2, 3]
      .map((more) => {
        const run = words.slice(from, from + more + 1)
        return { from, to: from + more, forms: [run.map(stemOf).join(' '), stemOf(run.join(''))] }
      })
      .filter(({ to }) => to < words.length),
  )
}
