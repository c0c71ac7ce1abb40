import { beforeEach, expect, test } from 'vitest'
import { cartToasts } from '#cart/cart-toasts.ts'
import { dismissToast, shownToasts } from '#ui/toast-store.ts'

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

test('what says the same takes the place of the one before, and its time begins anew', () => {
  cartToasts.updated()
  const [first] = shownToasts()
  cartToasts.failed('load', 'failed')
  cartToasts.updated()
  expect(shownToasts().map(({ title }) => title)).toEqual(['Error', 'Cart Updated'])
  expect(shownToasts()[1]?.id).not.toBe(first?.id)
  cartToasts.failed('update', 'failed')
  expect(shownToasts().map(({ description }) => description)).toEqual([
    'Failed to load cart items',
    'Item quantity updated successfully',
    'Failed to update item quantity',
  ])
})

test('each line that was taken out can be put back', () => {
  const undone: string[] = []
  cartToasts.removed(() => undone.push('one'))
  cartToasts.removed(() => undone.push('other'))
  for (const { action } of shownToasts()) action?.onSelect()
  expect(undone).toEqual(['one', 'other'])
})

test('the opened cart takes away what led to it, and nothing else', () => {
  cartToasts.updated()
  cartToasts.dismissAdded()
  cartToasts.added({ label: 'View cart', onSelect: () => undefined })
  cartToasts.dismissAdded()
  expect(shownToasts().map(({ title }) => title)).toEqual(['Cart Updated'])
})
