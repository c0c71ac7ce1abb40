import { callCart } from '#cart/browser/cart-api.client.ts'
import type { CartResult, CartStorage } from '#cart/browser/cart-storage.ts'
import { addLine, isSameProduct, maximumOf, withQuantity } from '#cart/cart.ts'
import type { CartError, CartLine, NewItem } from '#cart/cart.ts'
import { cartLineAnswerSchema, lookedUpAnswerSchema } from '#cart/line-answers.ts'
import { lineToJson } from '#cart/line-json.ts'
import {
  pendingLinesOf,
  pendingPrefix,
  removePendingLine,
  storePendingLine,
} from '#cart/browser/pending-lines.client.ts'
import { maxLookedUp, maxOfOffer, whyNotSold, type ProductData } from '#cart/product-data.ts'
import { withoutLine, withProductData } from '#cart/browser/stored-cart.ts'
import type { FindProductData, PendingLine, StoredCart } from '#cart/browser/stored-cart.ts'
import { withLock } from '#lib/lock.client.ts'
import { ok, err, type Result } from '#lib/result.ts'
import { anything, parsed, listOf, record } from '#lib/schema.ts'
import { onStored, readStored, writeStored } from '#lib/stored.client.ts'

export const cartKey = 'wadah.cart'

/**
 * The cart of a customer-portal session, stored in this browser under its email. Carts of other customers are
 * neither read nor changed (product: cart 12, 15).
 */
export function browserCart(email: string): CartStorage {
  const owner = email.trim().toLowerCase()

  return {
    async load() {
      return ok(read(owner))
    },
    async refresh(which) {
      const { lines, pending } = read(owner)
      const found = await lookUp(which === 'all' ? [...lines, ...pending] : pending)
      if (found.ok) {
        return change(owner, (cart) => {
          const current = withProductData(cart, found.value)
          return ok({ cart: current, value: current })
        })
      }
      // If the server is away, keep the cart as it is. Only lines without a price must wait for it.
      return pending.length > 0 ? found : ok({ ...read(owner), rejected: [] })
    },
    async add(item) {
      const error = whyNotAdded(read(owner).lines, item)
      if (error) return err(error)
      const line = storePendingLine(owner, item)
      return line ? ok(line) : err('failed')
    },
    changeQuantity: ({ id }, by) =>
      change(owner, (cart) => {
        const line = cart.lines.find((each) => each.id === id)
        if (!line) return err('unknown_line')
        const quantity = Math.max(0, line.quantity + by)
        if (by > 0) {
          const reason = whyNotSold(line.productData)
          if (reason) return err(reason)
          if (quantity > maximumOf(cart.lines, line)) return err('over_maximum')
        }
        return ok({ cart: { ...cart, lines: withQuantity(cart.lines, id, quantity) }, value: quantity })
      }),
    remove: ({ id }) =>
      change(owner, (cart) => {
        if (![...cart.lines, ...cart.pending].some((line) => line.id === id)) return err('unknown_line')
        return ok({ cart: withoutLine(cart, id), value: undefined })
      }),
    clear: () => change(owner, () => ok({ cart: { lines: [], pending: [] }, value: undefined })),
    subscribe,
  }
}

/** A product in the cart has a known maximum. Others are checked once their product data is loaded. */
function whyNotAdded(lines: readonly CartLine[], item: NewItem): CartError | null {
  const known = lines.find((line) => isSameProduct(line, item))
  if (!known) return item.quantity > maxOfOffer(item.offer) ? 'over_maximum' : null
  const added = addLine(lines, item, known.productData, 0)
  return added.ok ? null : added.reason
}

/** Loads the product data of any number of lines, with as many requests as needed. */
async function lookUp(lines: readonly (CartLine | PendingLine)[]): CartResult<FindProductData> {
  const requested = new Map(lines.map((line) => [offerKey(line), requestedProduct(line)]))
  const keys = [...requested.keys()]
  const found = new Map<string, ProductData | null>()
  for (let start = 0; start < keys.length; start += maxLookedUp) {
    const batch = keys.slice(start, start + maxLookedUp)
    const items = batch.map((key) => requested.get(key))
    const answer = await callCart('POST', '/lookup', lookedUpAnswerSchema, { items })
    if (!answer.ok) return answer
    batch.forEach((key, index) => found.set(key, answer.value.products[index] ?? null))
  }
  return ok((line) => found.get(offerKey(line)))
}

function offerKey({ productType, productId, offer }: CartLine | PendingLine): string {
  return `${productType} ${productId} ${offer}`
}

function requestedProduct({ productType, productId, offer }: CartLine | PendingLine) {
  return { product_id: productId, product_type: productType, offer }
}

function read(owner: string): StoredCart {
  return { lines: linesIn(readStored(cartKey, record) ?? {}, owner), pending: pendingLinesOf(owner) }
}

/** Every valid line (product: cart 19). */
function linesIn(carts: Record<string, unknown>, owner: string): CartLine[] {
  const stored = Object.hasOwn(carts, owner) ? carts[owner] : []
  const items = parsed(listOf(anything), stored)
  const lines = items?.flatMap((item) => parsed(cartLineAnswerSchema, item) ?? []) ?? []
  if (lines.length !== items?.length) {
    console.warn(`Some invalid entries of ${cartKey} in browser storage were ignored.`)
  }
  return lines
}

type Change<Value> = Result<{ cart: StoredCart; value: Value }, CartError>

/**
 * Reads, changes and writes under a lock shared by all tabs, so that simultaneous changes are not lost (product:
 * cart 18). Pages without TLS have no locks, but there nothing runs between reading and writing.
 */
function change<Value>(owner: string, make: (cart: StoredCart) => Change<Value>): CartResult<Value> {
  return withLock(cartKey, () => {
    const before = read(owner)
    const made = make(before)
    if (!made.ok) return made
    const { cart, value } = made.value
    const carts = { ...readStored(cartKey, record), [owner]: cart.lines.map(lineToJson) }
    if (!writeStored(cartKey, carts)) return err('failed')
    for (const line of before.pending) {
      if (!cart.pending.includes(line)) removePendingLine(line)
    }
    return ok(value)
  })
}

function subscribe(listener: () => void): () => void {
  const stop = onStored(cartKey, listener)
  const onPendingChange = ({ key }: StorageEvent) => {
    if (key?.startsWith(pendingPrefix)) listener()
  }
  window.addEventListener('storage', onPendingChange)
  return () => {
    stop()
    window.removeEventListener('storage', onPendingChange)
  }
}
