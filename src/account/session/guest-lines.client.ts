import { record } from '#lib/schema.ts'
import { readStored, writeStored } from '#lib/stored.client.ts'

/** The storage key of this browser's carts, each under the email of its customer. */
export const cartKey = 'wadah.cart'

/** The guest cart holds what a visitor chose before log-in (product: cart 34). It belongs to no email. */
export const guest = ''

export function guestLines(): readonly unknown[] {
  const lines = readStored(cartKey, record)?.[guest]
  return Array.isArray(lines) ? lines : []
}

/** Empties the guest cart on sign-out (product: accounts 21). */
export function forgetGuestLines(): void {
  if (guestLines().length > 0) writeStored(cartKey, { ...readStored(cartKey, record), [guest]: [] })
}
