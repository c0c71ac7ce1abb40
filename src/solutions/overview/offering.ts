import type { Site } from '#site/site.ts'

/** One of the four offerings (product: solutions 1). */
export interface Offering {
  name: string
  promise: string
  text: string
  points: readonly string[]
  picture: { id: string; category: string }
  action: string
  target: { to: string } | { external: keyof Site }
}

export interface OfferingAnswers {
  offering: string
  chooseIt: string
  begins: string
  priced: string
}
