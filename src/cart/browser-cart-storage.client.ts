import { callCart } from '#cart/cart-api.client.ts'
import type { CartStorage, CartError } from '#cart/cart-storage.ts'
import { addLine, maximumOf, putLine, withQuantity, type CartItem, type CartLine } from '#cart/cart.ts'
import { cartLineAnswerSchema, lineToJson, productDataAnswerSchema } from '#cart/line-json.ts'
import { whyNotSold } from '#cart/product-data.ts'
import { ok, err, type Result } from '#lib/result.ts'
import { parsed, listOf, object, orNull, record } from '#lib/schema.ts'
import { onStored, readStored, writeStored } from '#lib/stored.client.ts'

export const cartKey = 'wadah.cart'

/**
 * The cart of a customer-portal session, stored in this browser under its email. Other customers' carts here are
 * neither read nor lost (product: cart 12, 15).
 */
export function browserCart(email: string): CartStorage {
  const owner = email.trim().toLowerCase()
  const load = async () => ok(read(owner))

  return {
    load,
    async refresh() {
      const asked = read(owner)
      if (asked.length === 0) return ok(asked)
      const found = await lookUp(asked)
      // The cart belongs to the browser: while the server is away it stays as it was.
      if (!found.ok) return ok(read(owner))
      return change(owner, (lines) => {
        const refreshed = lines.map((line) => {
          const index = asked.findIndex(({ id }) => id === line.id)
          if (index < 0) return line
          const productData = found.value[index] ?? { ...line.productData, isAvailable: false }
          return { ...line, productData }
        })
        return ok({ lines: refreshed, value: refreshed })
      })
    },
    async add(item) {
      const found = await lookUp([item])
      if (!found.ok) return found
      const productData = found.value[0]
      if (!productData) return err('unknown_product')
      return change(owner, (lines) => {
        const added = addLine(lines, item, productData, Date.now())
        return added.ok ? ok({ lines: putLine(lines, added.value), value: added.value }) : added
      })
    },
    setQuantity: ({ id }, quantity) =>
      change(owner, (lines) => {
        const line = lines.find((each) => each.id === id)
        if (!line) return err('unknown_line')
        if (quantity > line.quantity) {
          const reason = whyNotSold(line.productData)
          if (reason) return err(reason)
          if (quantity > maximumOf(lines, line)) return err('over_maximum')
        }
        return ok({ lines: withQuantity(lines, id, quantity), value: undefined })
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

const productsAnswer = object({ products: listOf(orNull(productDataAnswerSchema)) })

async function lookUp(items: readonly Omit<CartItem, 'quantity'>[]) {
  const asked = items.map(({ productId, productType, offer }) => ({
    product_id: productId,
    product_type: productType,
    offer,
  }))
  const answer = await callCart('POST', '/lookup', productsAnswer, { items: asked })
  return answer.ok ? ok(answer.value.products) : answer
}

function read(owner: string): CartLine[] {
  return linesIn(readStored(cartKey, record) ?? {}, owner)
}

function linesIn(carts: Record<string, unknown>, owner: string): CartLine[] {
  const kept = Object.hasOwn(carts, owner) ? carts[owner] : []
  const lines = parsed(listOf(cartLineAnswerSchema), kept)
  if (lines) return lines
  console.warn(`What browser storage holds under ${cartKey} is not a valid cart and was ignored.`)
  return []
}

type Change<Value> = Result<{ lines: CartLine[]; value: Value }, CartError>

/** Reads, changes and writes under a lock, so that two tabs adding at once lose nothing. */
function change<Value>(
  owner: string,
  make: (lines: CartLine[]) => Change<Value>,
): Promise<Result<Value, CartError>> {
  return alone(() => {
    const carts = readStored(cartKey, record) ?? {}
    const made = make(linesIn(carts, owner))
    if (!made.ok) return made
    const kept = writeStored(cartKey, { ...carts, [owner]: made.value.lines.map(lineToJson) })
    return kept ? ok(made.value.value) : err('failed')
  })
}

async function alone<Value>(work: () => Value): Promise<Value> {
  // Pages without TLS have no locks. There, reading and writing without an await between has to do.
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(cartKey, work)
}
