import type { NamedPicture } from '#art/named-art.ts'
import type { LivePrice } from '#catalog/solution.ts'

/** The two solutions whose prices the landing page reads live (product: solutions 4). */
export const featuredNames: readonly string[] = ['Jake AI Platform', 'Wadah Presence']

/** The price of each solution while the database is away (product: solutions 4). */
export const fallbackLivePrices: readonly LivePrice[] = [
  { id: 'jake-ai-platform', name: 'Jake AI Platform', price: 218_000, originalPrice: null },
  { id: 'wadah-presence', name: 'Wadah Presence', price: 218_000, originalPrice: null },
]

/** The names of the solutions that come first, in order (product: solutions 9). */
export const solutionOrder: readonly string[] = [
  'Jake AI Platform',
  'Wadah Presence',
  'Wadah Architect',
  'Wadah Strategy Pro',
]

/** The designed pictures of some solutions, by id. Others have a generated one (product: solutions 28). */
export const solutionPictures: Readonly<Record<string, NamedPicture>> = {
  'jake-ai-platform': 'engines',
  'wadah-presence': 'window',
  'wadah-architect': 'construction',
  'wadah-strategy-pro': 'path',
}
