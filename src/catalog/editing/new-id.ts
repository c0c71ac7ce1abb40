import { err, ok, type Result } from '#lib/result.ts'

/** Words in addresses of the shop and the dashboard. They cannot be ids (product: dashboard 21). */
const addressWords: ReadonlySet<string> = new Set([
  'api',
  'audit',
  'categories',
  'compare',
  'dashboard',
  'downloads',
  'edit',
  'enquiries',
  'events',
  'export',
  'files',
  'import',
  'invitation',
  'items',
  'log-in',
  'log-out',
  'marketplace',
  'marketplace-full',
  'my-purchases',
  'new',
  'orders',
  'people',
  'products',
  'proposals',
  'quotes',
  'receipt',
  'reports',
  'request',
  'reviews',
  'saved',
  'search',
  'sell',
  'sellers',
  'settings',
  'shared-cart',
  'solutions',
  'success',
  'synonyms',
])

/** Derives the permanent id of a new record from its name. Appends a number if `taken` contains the id. */
export function newId(name: string, taken: ReadonlySet<string>): Result<string, 'no_letters' | 'reserved'> {
  const id = idFrom(name)
  if (id === '') return err('no_letters')
  if (addressWords.has(id)) return err('reserved')
  if (!taken.has(id)) return ok(id)
  let number = 2
  while (taken.has(`${id}-${number}`)) number += 1
  return ok(`${id}-${number}`)
}

/** Whether an id, for example from an import, is allowed for a record. */
export function isFreeId(id: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,79}$/.test(id) && !addressWords.has(id)
}

/** Turns a name into an id, such as `Blue Café & Co.` into `blue-cafe-co`. */
export function idFrom(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '')
}

export const idErrorWords = {
  no_letters: 'Use at least one letter from A to Z or a digit.',
  reserved: 'This word is part of the shop’s addresses. Choose another name.',
} as const
