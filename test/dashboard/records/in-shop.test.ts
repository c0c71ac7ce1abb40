import { expect, test } from 'vitest'
import { builtInSellerProfiles } from '#catalog/built-in/built-in-catalog.ts'
import { isInShop } from '#dashboard/records/nouns.ts'

const record = { archivedAt: null, suspendedAt: null, seller: null, values: { isActive: 'on' } }
const moment = '2026-11-22T12:00:00.000Z'

test('the link to the shop is shown while the record’s page is public', () => {
  expect(isInShop('products', record)).toBe(true)
  expect(isInShop('categories', record)).toBe(true)
  for (const noun of ['products', 'categories'] as const) {
    expect(isInShop(noun, { ...record, values: { isActive: '' } })).toBe(false)
    expect(isInShop(noun, { ...record, archivedAt: moment })).toBe(false)
    expect(isInShop(noun, { ...record, suspendedAt: moment })).toBe(false)
  }
})

test('solutions cannot be hidden', () => {
  expect(isInShop('solutions', { ...record, values: {} })).toBe(true)
})

test('a seller is in the shop once it has a description or a product', () => {
  const [profile] = builtInSellerProfiles
  if (!profile) throw new Error('The built-in catalog has a seller.')
  const empty = { ...profile, description: ' ', productCount: 0, categories: [], reviews: null }
  const isSellerInShop = (seller: typeof empty | null) => isInShop('sellers', { ...record, seller })
  expect(isSellerInShop(empty)).toBe(false)
  expect(isSellerInShop({ ...empty, description: 'Lamps.' })).toBe(true)
  expect(isSellerInShop({ ...empty, productCount: 1 })).toBe(true)
  // Suspended sellers have no page.
  expect(isSellerInShop(null)).toBe(false)
})
