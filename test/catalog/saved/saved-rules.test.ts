import { describe, expect, test } from 'vitest'
import { maxRecent, withSeen } from '#catalog/saved/recent.store.ts'
import {
  browserListOf,
  mergeSaved,
  maxSaved,
  withSaved,
  withoutSaved,
  type SavedProduct,
} from '#catalog/saved/saved.ts'
import { sessionUser } from '#account/session/session.ts'

const at = (productId: string, savedAt: number): SavedProduct => ({ productId, savedAt })

describe('saved products', () => {
  test('saved products of two lists are merged: newest first, each product once, the later time wins', () => {
    const merged = mergeSaved([at('a', 5), at('b', 1)], [at('b', 9), at('c', 3), at('a', 2)])
    expect(merged).toEqual([at('b', 9), at('a', 5), at('c', 3)])
    expect(mergeSaved([], [])).toEqual([])
  })

  test('saved products are limited to 100, and the oldest are dropped', () => {
    const full = Array.from({ length: maxSaved }, (_, index) => at(`p${index}`, maxSaved - index))
    const list = withSaved(full, at('new', 1_000))
    expect(list).toHaveLength(maxSaved)
    expect(list[0]).toEqual(at('new', 1_000))
    expect(list.some(({ productId }) => productId === `p${maxSaved - 1}`)).toBe(false)
  })

  test('a product that is saved again becomes the newest, and a removed product is no longer in the list', () => {
    const list = withSaved([at('a', 2), at('b', 1)], at('b', 3))
    expect(list).toEqual([at('b', 3), at('a', 2)])
    expect(withoutSaved(list, 'b')).toEqual([at('a', 2)])
  })

  test('the browser stores the list of saved products under the email of a customer-portal customer, and stores no list for an account', () => {
    const user = sessionUser('1', ' Ada@Example.com', {})
    expect(browserListOf({ status: 'signed-out' })).toBe('')
    expect(browserListOf({ status: 'signed-in', mode: 'customer-portal', user })).toBe('ada@example.com')
    expect(browserListOf({ status: 'signed-in', mode: 'backend', user, emailProven: true })).toBeNull()
  })
})

test('recently viewed products are sorted newest first without duplicates and limited to twelve', () => {
  expect(withSeen(['a', 'b'], 'b')).toEqual(['b', 'a'])
  const many = Array.from({ length: 20 }, (_, index) => `p${index}`)
  expect(withSeen(many, 'new')).toHaveLength(maxRecent)
})
