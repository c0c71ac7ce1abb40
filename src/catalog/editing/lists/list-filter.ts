import { termOf } from '#lib/search-terms.ts'

export const recordStates = ['shown', 'coming', 'hidden', 'suspended', 'archived'] as const
export type RecordState = (typeof recordStates)[number]

export const recordStateWords: Readonly<Record<RecordState, string>> = {
  shown: 'In the shop',
  coming: 'Coming soon',
  hidden: 'Hidden',
  suspended: 'Seller suspended',
  archived: 'Archived',
}

/** A leading minus means descending order. */
const recordSorts = ['name', '-name', '-updated', 'updated', 'newest', 'price', '-price'] as const
export type RecordSort = (typeof recordSorts)[number]

export const recordSortWords: Readonly<Record<RecordSort, string>> = {
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  '-updated': 'Last changed first',
  updated: 'Last changed last',
  newest: 'Newest first',
  price: 'Price, lowest first',
  '-price': 'Price, highest first',
}

export interface RecordFilter {
  text: string
  category: string
  seller: string
  /** `null` shows everything except archived records. */
  state: RecordState | null
  featured: boolean
  /** Lists only verified or only unverified sellers. Only for lists of sellers. */
  verified: 'yes' | 'no' | null
  /** The default is by name, for categories in the order of the shop. */
  sort: RecordSort | null
}

export function readRecordFilter(parameters: URLSearchParams): RecordFilter {
  const given = (name: string) => termOf(parameters, name)
  return {
    text: given('text'),
    category: given('category'),
    seller: given('seller'),
    state: recordStates.find((state) => state === given('state')) ?? null,
    featured: given('featured') !== '',
    verified: (['yes', 'no'] as const).find((each) => each === given('verified')) ?? null,
    sort: recordSorts.find((sort) => sort === given('sort')) ?? null,
  }
}

export function isFiltered({ sort: _sort, ...conditions }: RecordFilter): boolean {
  return Object.values(conditions).some(Boolean)
}

/** A row of a list. Columns that do not apply are `null`. */
export interface ListedRecord {
  id: string
  name: string
  picture: string | null
  price: number | null
  interval: string | null
  categoryId: string | null
  category: string | null
  seller: string | null
  isFeatured: boolean
  /** Whether a seller is verified. `false` for other records. */
  isVerified: boolean
  figures?: { products: number; sales: number } | null
  state: RecordState
  /** An ISO date with time. */
  updatedAt: string
}
