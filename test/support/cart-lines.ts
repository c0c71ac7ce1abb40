import { expect, vi } from 'vitest'
import type { CartStorage } from '#cart/browser/cart-storage.ts'
import { createCartStore } from '#cart/browser/cart.store.ts'
import type { CartError, CartLine, NewItem } from '#cart/cart.ts'
import type { ProductData } from '#cart/product-data.ts'
import { ok, type Result } from '#lib/result.ts'
import { plainProduct } from './samples/plain-product.ts'
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

/** The answer of a storage that contains these lines. */
export function holding(lines: CartLine[]) {
  return ok(lines)
}

type Call = 'load' | 'refresh' | 'add' | 'changeQuantity' | 'remove' | 'clear'

/** A cart storage whose answers the test provides. */
export function controlledStorage() {
  const calls: { call: Call; settle: (result: Result<never, CartError>) => void }[] = []
  const ask = (call: Call) =>
    vi.fn(() => new Promise<Result<never, CartError>>((settle) => calls.push({ call, settle })))
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
    /** Answers the oldest unanswered call of this kind. Waits for the call if necessary. */
    async answer(call: Call, result: Result<unknown, CartError>): Promise<void> {
      await vi.waitFor(() => expect(calls.map((each) => each.call)).toContain(call), patience)
      const [question] = calls.splice(
        calls.findIndex((each) => each.call === call),
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

/** Resolves after all work that only waits for promises. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** A cart store with these lines, on a storage whose answers the test provides. */
export async function openedStore(lines: CartLine[]) {
  const messages = { loadFailed: vi.fn() }
  const store = createCartStore(messages)
  const controlled = controlledStorage()
  store.openFor(() => Promise.resolve(controlled.storage))
  await controlled.answer('load', holding(lines))
  return { store, messages, ...controlled }
}
