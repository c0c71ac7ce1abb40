import type { NewItem } from '#cart/cart.ts'
import { listOf, object, oneOf, parsed, text, whole } from '#lib/schema.ts'

export const requestedItemsKey = 'wadah.wanted'

const requestedItemsSchema = listOf(
  object({
    productId: text,
    productType: oneOf(['marketplace', 'wts_solution']),
    offer: oneOf(['standard', 'introductory']),
    quantity: whole(1, 99),
    name: text,
  }),
)

/** Stores in this tab what a visitor wanted to add before log-in (product: cart 34). */
export function storeRequestedItem(item: NewItem): void {
  const others = read().filter(
    ({ productId, productType }) => productId !== item.productId || productType !== item.productType,
  )
  try {
    sessionStorage.setItem(requestedItemsKey, JSON.stringify([...others, item]))
  } catch {
    console.warn('Session storage rejected the items to add.')
  }
}

/** Returns the stored items and deletes them, so that each is added only once. */
export function takeRequestedItems(): NewItem[] {
  const items = read()
  if (items.length > 0) sessionStorage.removeItem(requestedItemsKey)
  return items
}

function read(): NewItem[] {
  try {
    const stored = sessionStorage.getItem(requestedItemsKey)
    if (stored === null) return []
    const items = parsed(requestedItemsSchema, JSON.parse(stored))
    if (items) return items
  } catch {
    // The JSON is invalid, or the browser blocks storage.
  }
  console.warn(`The value of ${requestedItemsKey} in session storage is invalid and was ignored.`)
  return []
}
