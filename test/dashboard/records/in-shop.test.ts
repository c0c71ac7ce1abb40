import { expect, test } from 'vitest'
import { isInShop } from '#dashboard/records/nouns.ts'

const record = { archivedAt: null, suspendedAt: null, typed: { isActive: 'on' } }
const moment = '2026-11-22T12:00:00.000Z'

test('the link to the shop is shown while the record’s page is public', () => {
  expect(isInShop('products', record)).toBe(true)
  expect(isInShop('categories', record)).toBe(true)
  for (const noun of ['products', 'categories'] as const) {
    expect(isInShop(noun, { ...record, typed: { isActive: '' } })).toBe(false)
    expect(isInShop(noun, { ...record, archivedAt: moment })).toBe(false)
    expect(isInShop(noun, { ...record, suspendedAt: moment })).toBe(false)
  }
})

test('solutions and sellers have no field that hides them', () => {
  expect(isInShop('solutions', { ...record, typed: {} })).toBe(true)
  expect(isInShop('sellers', { ...record, typed: {} })).toBe(true)
})
