import { termOf } from '#lib/search-terms.ts'

/** The filters of the list of reviews (product: reviews 17). */
export interface ReviewFilter {
  state: ReviewListState | null
  stars: number | null
  isAnswered: boolean | null
  /** Part of the title, the text, the author's name or the product's name. */
  term: string
}

/** `reported`: published, with an open report. */
const reviewListStates = ['reported', 'published', 'hidden'] as const
export type ReviewListState = (typeof reviewListStates)[number]

export function reviewFilterOf(parameters: URLSearchParams): ReviewFilter {
  const state = parameters.get('state')
  const stars = parameters.get('stars') ?? ''
  const answered = parameters.get('answered')
  return {
    state: reviewListStates.find((known) => known === state) ?? null,
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    isAnswered: answered === 'yes' ? true : answered === 'no' ? false : null,
    term: termOf(parameters),
  }
}
