import type { Concept, Phrase, SearchPlan } from '#catalogue/search/search-plan.ts'

/** A plan as PostgreSQL's text search takes it. An empty text matches nothing. */
export interface SearchQueries {
  /** Everything that was asked for. */
  all: string
  /** At least one of the things that were asked for. */
  any: string
  /** What was typed, for ranking: it counts more than words like it. */
  typed: string
  /** One for each thing that was asked for: the more a text is about, the better. */
  each: readonly string[]
}

export function searchQueries({ concepts, stems }: SearchPlan): SearchQueries {
  const each = concepts.map(anyOf)
  return {
    all: each.map((query) => `(${query})`).join(' & '),
    any: each.join(' | '),
    typed: stems.map(quoted).join(' | '),
    each,
  }
}

function anyOf({ exact, close, beginning }: Concept): string {
  return [
    ...(exact ? [sequence(exact)] : []),
    ...(beginning === null ? [] : [`${quoted(beginning)}:*`]),
    ...close.map(sequence),
  ].join(' | ')
}

function sequence(phrase: Phrase): string {
  return phrase.length === 1 ? phrase.map(quoted).join('') : `(${phrase.map(quoted).join(' <-> ')})`
}

function quoted(stem: string): string {
  return `'${stem.replaceAll(/['\\]/g, (sign) => sign + sign)}'`
}
