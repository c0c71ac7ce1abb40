import { cartKey } from '#account/session/guest-lines.client.ts'
import { callCart } from '#cart/browser/cart-api.client.ts'
import type { CartResult, CartStorage } from '#cart/browser/cart-storage.ts'
import {
  addLine,
  maximumOf,
  putLine,
  quantityAfter,
  withQuantity,
  type CartError,
  type CartItem,
  type CartLine,
} from '#cart/cart.ts'
import { cartLineAnswerSchema, lookedUpAnswerSchema, lineToJson } from '#cart/line-answers.ts'
import { maxLookedUp, notSoldReason, type ProductData } from '#cart/product-data.ts'
import { withLock } from '#lib/lock.client.ts'
import { ok, err, type Result } from '#lib/result.ts'
import { anything, parsed, listOf, record } from '#lib/schema.ts'
import { onStored, readStored, writeStored } from '#lib/stored.client.ts'

/**
 * The cart of a customer-portal session. This browser stores it under the customer's email, and never reads
 * or changes the carts of other customers (product: cart 12, 15).
 */
export function browserCart(email: string): CartStorage {
  const owner = email.trim().toLowerCase()

  return {
    async load() {
      return ok(read(owner))
    },
    async refresh() {
      const found = await lookUp(read(owner))
      // If the server is unavailable, return the stored cart unchanged.
      if (!found.ok) return ok(read(owner))
      return change(owner, (lines) => {
        const current = lines.map((line) => withCurrentData(line, found.value(line)))
        return ok({ lines: current, value: current })
      })
    },
    async add(item) {
      const found = await lookUp([item])
      // The lookup changes nothing, so the outcome is certain: the item was not added.
      if (!found.ok) return err('failed')
      const productData = found.value(item)
      if (!productData) return err('unknown_product')
      return change(owner, (lines) => {
        const added = addLine(lines, item, productData, Date.now())
        return added.ok ? ok({ lines: putLine(lines, added.value), value: added.value }) : added
      })
    },
    changeQuantity: ({ id }, quantityChange) =>
      change(owner, (lines) => {
        const line = lines.find((each) => each.id === id)
        if (!line) return err('unknown_line')
        const quantity = quantityAfter(line.quantity, quantityChange)
        if (quantity > line.quantity) {
          const reason = notSoldReason(line.productData)
          if (reason) return err(reason)
          if (quantity > maximumOf(lines, line)) return err('over_maximum')
        }
        return ok({ lines: withQuantity(lines, id, quantity), value: quantity })
      }),
    remove: ({ id }) =>
      change(owner, (lines) => {
        if (!lines.some((line) => line.id === id)) return err('unknown_line')
        return ok({ lines: withQuantity(lines, id, 0), value: undefined })
      }),
    clear: () => change(owner, () => ok({ lines: [], value: undefined })),
    subscribe: (listener) => onStored(cartKey, listener),
  }
}

function withCurrentData(line: CartLine, productData: ProductData | null | undefined): CartLine {
  if (productData === undefined) return line
  return { ...line, productData: productData ?? { ...line.productData, isAvailable: false } }
}

/**
 * Finds current product data. `null` if the product is not in the catalog, `undefined` if it was not
 * requested.
 */
type FindProductData = (item: CartItem) => ProductData | null | undefined

/** Loads the product data of any number of items, in several requests if necessary. */
async function lookUp(items: readonly CartItem[]): CartResult<FindProductData> {
  const requested = new Map(items.map((item) => [offerKey(item), requestedProduct(item)]))
  const keys = [...requested.keys()]
  const found = new Map<string, ProductData | null>()
  for (let start = 0; start < keys.length; start += maxLookedUp) {
    const batch = keys.slice(start, start + maxLookedUp)
    const body = { items: batch.map((key) => requested.get(key)) }
    const answer = await callCart('POST', '/lookup', lookedUpAnswerSchema, body)
    if (!answer.ok) return answer
    batch.forEach((key, index) => found.set(key, answer.value.products[index] ?? null))
  }
  return ok((item) => found.get(offerKey(item)))
}

function offerKey({ productType, productId, offer }: CartItem): string {
  return `${productType} ${productId} ${offer}`
}

function requestedProduct({ productType, productId, offer }: CartItem) {
  return { product_id: productId, product_type: productType, offer }
}

/** Returns all valid lines (product: cart 19). */
function read(owner: string): CartLine[] {
  const carts = readStored(cartKey, record) ?? {}
  const items = parsed(listOf(anything), Object.hasOwn(carts, owner) ? carts[owner] : [])
  const lines = items?.flatMap((item) => parsed(cartLineAnswerSchema, item) ?? []) ?? []
  if (lines.length !== items?.length) {
    console.warn(`Some invalid entries of ${cartKey} in browser storage were ignored.`)
  }
  return lines
}

type Change<Value> = Result<{ lines: CartLine[]; value: Value }, CartError>

/**
 * Reads, changes and writes under a lock that all tabs share, so that no change is lost (product: cart 18).
 * Pages without TLS have no locks. There, reading and writing happen in one synchronous step.
 */
function change<Value>(owner: string, make: (lines: CartLine[]) => Change<Value>): CartResult<Value> {
  return withLock(cartKey, () => {
    const made = make(read(owner))
    if (!made.ok) return made
    const { lines, value } = made.value
    const carts = { ...readStored(cartKey, record), [owner]: lines.map(lineToJson) }
    return writeStored(cartKey, carts) ? ok(value) : err('failed')
  })
}
