import { parsePriceRange } from '#catalog/listing/facet-values.ts'
import { parseListing } from '#catalog/listing/listing.ts'
import type { PathOf } from '#marketplace/listing/listing-paths.ts'

/** Returns an error about the two entered bounds, or `null` if they are valid or empty. */
export function ownRangeError(from: string, to: string): string | null {
  if (from + to === '' || parsePriceRange(`${from}-${to}`)) return null
  const bounds = [from, to].filter((bound) => bound !== '')
  if (bounds.some((bound) => Number(bound) >= 1_000_000_000)) return 'Enter prices below $1 billion.'
  if (bounds.some((bound) => !parsePriceRange(`${bound}-`))) return 'Enter prices like 20 or 19.95.'
  return 'Enter the lower price first.'
}

/** The names of the price fields in the form without JavaScript. */
export const ownRangeParameters = ['price-from', 'price-to'] as const

/**
 * Converts a form submitted without JavaScript to the address of a list. Returns `null` for other requests.
 * The entered bounds replace the selected range. Invalid bounds stay in the address, so that the page can
 * report them (product: marketplace 46, 55).
 */
export function ownRangePath(given: URLSearchParams, pathOf: PathOf): string | null {
  if (!ownRangeParameters.some((name) => given.has(name))) return null
  const [from = '', to = ''] = ownRangeParameters.map((name) => (given.get(name) ?? '').trim())
  const parameters = new URLSearchParams(given)
  if (from + to !== '') parameters.set('price', `${from}-${to}`.slice(0, maxCharacters))
  const { state, ignored } = parseListing(parameters)
  const ignoredParameters = new URLSearchParams(
    ignored.map((name) => [name, parameters.getAll(name).join(',')]),
  )
  const path = pathOf(state)
  if (ignoredParameters.size === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}${ignoredParameters}`
}

/** The maximum length of a range in the address, longer than any valid range. */
const maxCharacters = 40
