import { expect, vi } from 'vitest'
import type { CartStorage } from '#cart/browser/cart-storage.ts'
import { createCartStore } from '#cart/browser/cart.store.ts'
import type { CartError, CartLine, NewItem } from '#cart/cart.ts'
import type { ProductData } from '#cart/product-data.ts'
import type { PendingLine } from '#cart/browser/stored-cart.ts'
import { ok, type Result } from '#lib/result.ts'
import { plainProduct } from './plain-product.ts'
import { patience } from './patience.ts'

export const item: NewItem = {
  productId: 'plain',
  productType: 'marketplace',
  offer: 'standard',
  quantity: 1,
  name: 'Plain',
}

export function line(changes: Partial<CartLine> = {}, data: Partial<ProductData> = {}): CartLine {
  const productData = { ...plainProduct, ...data }
  const { name: _, ...withoutName } = item
  return { ...withoutName, id: 'line', productData, ...changes }
}

export function pendingLine(changes: Partial<PendingLine> = {}): PendingLine {
  return { ...item, id: 'pending', addedAt: 1, ...changes }
}

/** What a storage that holds these returns. */
export function holding(lines: CartLine[], pending: PendingLine[] = []) {
  return ok({ lines, pending, rejected: [] })
}

type Call = 'load' | 'refresh' | 'add' | 'changeQuantity' | 'remove' | 'clear'

/** A storage whose answers the test gives. */
export function controlledStorage() {
  const asked: { call: Call; settle: (result: Result<never, CartError>) => void }[] = []
  const ask = (call: Call) =>
    vi.fn(() => new Promise<Result<never, CartError>>((settle) => asked.push({ call, settle })))
  const listeners = new Set<() => void>()
  const storage = {
    load: ask('load'),
    refresh: ask('refresh'),
    add: ask('add'),
    changeQuantity: ask('changeQuantity'),
    remove: ask('remove'),
    clear: ask('clear'),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } satisfies CartStorage

  return {
    storage,
    /** Answers the oldest open question of this kind, once it was asked. */
    async answer(call: Call, result: Result<unknown, CartError>): Promise<void> {
      await vi.waitFor(() => expect(asked.map((each) => each.call)).toContain(call), patience)
      const [question] = asked.splice(
        asked.findIndex((each) => each.call === call),
        1,
      )
      question?.settle(result as Result<never, CartError>)
      await settled()
    },
    changeElsewhere(): void {
      for (const listener of listeners) listener()
    },
    isHeard: () => listeners.size > 0,
  }
}

/** After everything that waits for nothing but promises. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** The store over a storage whose answers the test gives, opened with these lines. */
export async function openedStore(lines: CartLine[], pending: PendingLine[] = []) {
  const messages = { loadFailed: vi.fn(), rejected: vi.fn() }
  const store = createCartStore(messages)
  const controlled = controlledStorage()
  store.openFor(() => Promise.resolve(controlled.storage))
  await controlled.answer('load', holding(lines, pending))
  return { store, messages, ...controlled }
}
