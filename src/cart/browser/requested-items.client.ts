import type { NewItem } from '#cart/cart.ts'
import { listOf, object, oneOf, text, integer } from '#lib/schema.ts'
import { readFromTab, removeFromTab, writeToTab } from '#lib/stored.client.ts'

export const requestedItemsKey = 'wadah.wanted'

const requestedItemsSchema = listOf(
  object({
    productId: text,
    productType: oneOf(['marketplace', 'wts_solution']),
    offer: oneOf(['standard', 'introductory']),
    quantity: integer(1, 99),
    name: text,
  }),
)

/** Stores in this tab the items that a visitor tried to add before log-in (product: cart 34). */
export function storeRequestedItem(item: NewItem): void {
  const others = read().filter(
    ({ productId, productType }) => productId !== item.productId || productType !== item.productType,
  )
  writeToTab(requestedItemsKey, [...others, item])
}

/** Returns the stored items and deletes them, so that each is added only once. */
export function takeRequestedItems(): NewItem[] {
  const items = read()
  if (items.length > 0) removeFromTab(requestedItemsKey)
  return items
}

export function requestedItemNames(): string[] {
  return read().map(({ name }) => name)
}

function read(): NewItem[] {
  return readFromTab(requestedItemsKey, requestedItemsSchema) ?? []
}
