import { afterEach, beforeEach, expect, test } from 'vitest'
import { dismissToasts, reachToasts, shownToasts, toast } from '#ui/toasts/toast.store.ts'

function forgetAll(): void {
  reachToasts(false)
  dismissToasts()
}

// Test files share the store, so each test begins without toasts.
beforeEach(forgetAll)
afterEach(forgetAll)

const titles = () => shownToasts().map(({ title }) => title)

function sayAdded(name: string): void {
  const action = { label: 'View cart', onSelect: () => undefined }
  toast({ topic: 'cart', title: 'Added to cart', detail: name, action })
}

function sayRemoved(name: string): void {
  const action = { label: 'Undo', onSelect: () => undefined }
  toast({ topic: 'cart', title: 'Item Removed', detail: name, action, own: true })
}

test('a toast with the same button replaces the previous toast and restarts its timer', () => {
  sayAdded('Plain')
  toast({ title: 'Error', tone: 'destructive' })
  const [first] = shownToasts()
  sayAdded('Five')
  expect(shownToasts()).toMatchObject([
    { id: first?.id, version: 2, detail: 'Five' },
    { title: 'Error', version: 1 },
  ])
})

test('a toast with another button is a new toast and removes the previous toast', () => {
  sayAdded('Plain')
  const [first] = shownToasts()
  toast({ topic: 'cart', title: 'Cart Updated' })
  expect(titles()).toEqual(['Cart Updated'])
  expect(shownToasts()[0]?.id).not.toBe(first?.id)
  sayRemoved('Plain')
  expect(titles()).toEqual(['Item Removed'])
})

test('a hovered or focused toast is not replaced, and the new toast appears beside it', () => {
  sayAdded('Plain')
  const [first] = shownToasts()
  reachToasts(true)
  toast({ topic: 'cart', title: 'Cart Updated' })
  toast({ topic: 'cart', title: 'Cart Updated' })
  for (const title of ['two', 'three']) toast({ title })
  expect(titles()).toEqual(['Added to cart', 'Cart Updated', 'two', 'three'])
  expect(shownToasts()[0]).toBe(first)
  reachToasts(false)
  toast({ topic: 'cart', title: 'Cart Cleared' })
  expect(titles()).toEqual(['Cart Cleared', 'two', 'three'])
})
