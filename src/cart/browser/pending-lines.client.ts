import { lineIdOf, type NewItem } from '#cart/cart.ts'
import { defaultMaximum } from '#cart/product-data.ts'
import type { PendingLine } from '#cart/browser/stored-cart.ts'
import { object, oneOf, text, whole } from '#lib/schema.ts'
import { isStored, readStored, removeStored, storedKeys, writeStored } from '#lib/stored.client.ts'

/** One storage key per pending line, so that two tabs adding at the same moment cannot overwrite each other. */
export const pendingPrefix = 'wadah.cart.'

const pendingLineSchema = object({
  owner: text,
  product_id: text,
  product_type: oneOf(['marketplace', 'wts_solution']),
  offer: oneOf(['standard', 'introductory']),
  quantity: whole(1, defaultMaximum),
  name: text,
  added_at: whole(0),
})

/** Stores a line at once; `null` if the browser cannot store it. */
export function storePendingLine(owner: string, item: NewItem): PendingLine | null {
  let addedAt = Date.now()
  while (isStored(keyOf(lineIdOf(item, addedAt)))) addedAt += 1
  const line = { ...item, id: lineIdOf(item, addedAt), addedAt }
  const stored = writeStored(keyOf(line.id), {
    owner,
    product_id: item.productId,
    product_type: item.productType,
    offer: item.offer,
    quantity: item.quantity,
    name: item.name,
    added_at: addedAt,
  })
  return stored ? line : null
}

/** The pending lines of a customer, oldest first. */
export function pendingLinesOf(owner: string): PendingLine[] {
  return storedKeys(pendingPrefix)
    .flatMap((key) => {
      const stored = readStored(key, pendingLineSchema)
      return stored?.owner === owner ? [lineFrom(stored)] : []
    })
    .toSorted((one, other) => one.addedAt - other.addedAt)
}

export function removePendingLine({ id }: PendingLine): void {
  removeStored(keyOf(id))
}

function keyOf(lineId: string): string {
  return pendingPrefix + lineId
}

function lineFrom(stored: ReturnType<typeof pendingLineSchema>): PendingLine {
  const item: NewItem = {
    productId: stored.product_id,
    productType: stored.product_type,
    offer: stored.offer,
    quantity: stored.quantity,
    name: stored.name,
  }
  return { ...item, id: lineIdOf(item, stored.added_at), addedAt: stored.added_at }
}
