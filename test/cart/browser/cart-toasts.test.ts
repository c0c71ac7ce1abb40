import { beforeEach, expect, test } from 'vitest'
import { cartUnreachable, cartToasts } from '#cart/browser/cart-toasts.client.ts'
import { dismissToast, shownToasts, toast } from '#ui/toasts/toast.store.ts'

beforeEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

test('a toast with the same text replaces the previous toast and restarts its timer', () => {
  cartToasts.updated('Plain')
  const [first] = shownToasts()
  cartToasts.failed('load', 'failed')
  cartToasts.updated('Plain')
  expect(shownToasts().map(({ title }) => title)).toEqual(['Cart Updated', 'Error'])
  expect(shownToasts()[0]).toMatchObject({ id: first?.id, version: 2 })
  cartToasts.failed('update', 'unknown_line')
  expect(shownToasts().map(({ description }) => description)).toEqual([
    'Item quantity updated successfully',
    'Failed to load cart items',
    'Failed to update item quantity. It’s no longer in your cart.',
  ])
})

test('all failures because of an unreadable cart share one toast', () => {
  cartToasts.loadFailed()
  toast({ topic: cartUnreachable, title: 'Checkout Error', tone: 'destructive' })
  expect(shownToasts().map(({ title }) => title)).toEqual(['Checkout Error'])
  cartToasts.failed('add', 'failed', 'Plain')
  expect(shownToasts().map(({ detail }) => detail)).toEqual(['Plain'])
})

test('an unreadable cart does not remove the toast of a failed change', () => {
  cartToasts.failed('add', 'unconfirmed', 'Plain')
  cartToasts.loadFailed()
  expect(shownToasts()).toMatchObject([
    {
      description: 'Failed to add product to cart.',
      detail: 'Plain. We’re not sure it went through. Check your cart before you try again.',
    },
  ])
})

test('the toast of each removed line restores that line', () => {
  const undone: string[] = []
  cartToasts.removed('Plain', () => undone.push('one'))
  cartToasts.removed('Plain', () => undone.push('other'))
  for (const { action } of shownToasts()) action?.onSelect()
  expect(undone).toEqual(['one', 'other'])
})

test('the toast of a change replaces the toast of the previous change, but not a toast with an undo button', () => {
  cartToasts.added({ detail: 'Plain' })
  cartToasts.updated('Plain')
  expect(shownToasts().map(({ title }) => title)).toEqual(['Cart Updated'])
  cartToasts.removed('Plain', () => undefined)
  expect(shownToasts().map(({ title }) => title)).toEqual(['Item Removed'])
  cartToasts.updated('Five')
  cartToasts.updated('Ten')
  expect(shownToasts().map(({ title, detail }) => [title, detail])).toEqual([
    ['Item Removed', 'Plain'],
    ['Cart Updated', 'Ten'],
  ])
})

test('opening the cart removes the toasts that link to the cart, and no other toasts', () => {
  cartToasts.updated('Plain')
  cartToasts.dismissAdded()
  expect(shownToasts().map(({ title }) => title)).toEqual(['Cart Updated'])
  cartToasts.loadFailed()
  cartToasts.added({ detail: 'Plain' })
  cartToasts.dismissAdded()
  expect(shownToasts().map(({ title }) => title)).toEqual(['Error'])
})

test('the toast of a failed undo names the lines, and the reason if only one line failed', () => {
  cartToasts.rejected([{ name: 'Plain', reason: 'unavailable' }])
  cartToasts.rejected([
    { name: 'Plain', reason: 'unavailable' },
    { name: 'Five', reason: 'over_maximum' },
  ])
  expect(shownToasts()).toMatchObject([
    {
      title: 'Error',
      description: 'Failed to add product to cart. It isn’t available right now.',
      detail: 'Plain',
    },
    { title: 'Error', description: 'Failed to add product to cart.', detail: 'Plain, Five' },
  ])
  cartToasts.rejected([])
  expect(shownToasts()).toHaveLength(2)
  cartToasts.rejected([
    { name: 'Plain', reason: 'unavailable' },
    { name: 'Five', reason: 'unconfirmed' },
  ])
  expect(shownToasts().at(-1)?.detail).toMatch(/Check your cart before you try again/)
})
