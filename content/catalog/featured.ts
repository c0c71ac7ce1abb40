import type { NamedPicture } from '#art/named-art.ts'

/** The two solutions of the landing page, and the price of each while the database is away (product: solutions 4). */
export const featuredSolutions: readonly { id: string; name: string }[] = [
  { id: 'jake-ai-platform', name: 'Jake AI Platform' },
  { id: 'wadah-presence', name: 'Wadah Presence' },
]
export const featuredPrice = 218_000

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
