import type { Site } from '#site/site.ts'

/**
 * One of the four offerings. The texts answer the same questions for each offering, so that visitors can
 * compare them (product: solutions 1).
 */
export interface Offering {
  name: string
  text: string
  chooseIt: string
  begins: string
  priced: string
  /** Whether the lowest price of a package follows. */
  hasLowestPrice?: boolean
  picture: { id: string; category: string }
  action: string
  target: { to: string } | { external: keyof Site }
}
