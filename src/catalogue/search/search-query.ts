import type { Concept, Phrase, SearchPlan } from '#catalogue/search/search-plan.ts'

/** A plan as PostgreSQL's text search takes it. An empty text matches nothing. */
export interface SearchQueries {
  /** The very words that were typed, all of them. */
  exact: string
  /** Everything that was asked for. */
  all: string
  /** At least one of the things that were asked for. */
  any: string
  /** What was typed, for ranking: it counts more than words like it. */
  typed: string
  /** The single words of `any`, and its phrases. A ranking would count each word of a phrase by itself. */
  words: string
  phrases: string
  /** How many there are of both together: each counts the less, the more they are. */
  alternatives: number
  /** One for each thing that was asked for: the more a text is about, the better. */
  each: readonly string[]
}

export function searchQueries({ concepts, stems }: SearchPlan): SearchQueries {
  const each = concepts.map(anyOf)
  const known = concepts.flatMap(({ exact, close }) => (exact ? [exact, ...close] : close))
  const beginnings = concepts.flatMap(({ beginning }) => (beginning === null ? [] : [begun(beginning)]))
  const words = known.filter(({ length }) => length === 1)
  const phrases = known.filter(({ length }) => length > 1)
  return {
    exact: concepts.every(({ exact }) => exact)
      ? concepts.flatMap(({ exact }) => (exact ? [sequence(exact)] : [])).join(' & ')
      : '',
    all: each.map((query) => `(${query})`).join(' & '),
    any: each.join(' | '),
    typed: stems.map(quoted).join(' | '),
    words: [...words.map(sequence), ...beginnings].join(' | '),
    phrases: phrases.map(sequence).join(' | '),
    alternatives: Math.max(1, words.length + phrases.length + beginnings.length),
    each,
  }
}

function anyOf({ exact, close, beginning }: Concept): string {
  return [
    ...(exact ? [sequence(exact)] : []),
    ...(beginning === null ? [] : [begun(beginning)]),
    ...close.map(sequence),
  ].join(' | ')
}

function sequence(phrase: Phrase): string {
  return phrase.length === 1 ? phrase.map(quoted).join('') : `(${phrase.map(quoted).join(' <-> ')})`
}

function begun(word: string): string {
  return `${quoted(word)}:*`
}

function quoted(stem: string): string {
  return `'${stem.replaceAll(/['\\]/g, (sign) => sign + sign)}'`
}
