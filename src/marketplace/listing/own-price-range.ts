import { parseListing } from '#catalogue/listing.ts'
import type { PathOf } from '#marketplace/listing/listing-paths.ts'

/** The fields of a price range in the form without JavaScript. */
export const ownRangeParameters = ['price-from', 'price-to'] as const

/**
 * The address of the list that a form with these fields asks for; `null` without them. What was typed counts instead of
 * the chosen range. A value that makes no sense stays in the address, so that the page can say so (product: marketplace
 * 46, 55).
 */
export function ownRangePath(given: URLSearchParams, pathOf: PathOf): string | null {
  if (!ownRangeParameters.some((name) => given.has(name))) return null
  const [from = '', to = ''] = ownRangeParameters.map((name) => (given.get(name) ?? '').trim())
  const parameters = new URLSearchParams(given)
  if (from + to !== '') parameters.set('price', `${from}-${to}`.slice(0, mostCharacters))
  const { state, ignored } = parseListing(parameters)
  const left = new URLSearchParams(ignored.map((name) => [name, parameters.getAll(name).join(',')]))
  const path = pathOf(state)
  if (left.size === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}${left}`
}

/** Longer than any range that makes sense. */
const mostCharacters = 40
