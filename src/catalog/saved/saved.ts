import type { SessionState } from '#account/session/session.ts'

export interface SavedProduct {
  productId: string
  /** In milliseconds since the epoch. */
  savedAt: number
}

/** The maximum number of saved products. The oldest are removed (product: saved 4). */
export const maxSaved = 100

export function withSaved(list: readonly SavedProduct[], saved: SavedProduct): SavedProduct[] {
  return mergeSaved([saved], withoutSaved(list, saved.productId))
}

export function withoutSaved(list: readonly SavedProduct[], productId: string): SavedProduct[] {
  return list.filter((each) => each.productId !== productId)
}

/**
 * Merges two lists, newest first. If both contain a product, the later time is used (product: saved 3, 4).
 */
export function mergeSaved(one: readonly SavedProduct[], other: readonly SavedProduct[]): SavedProduct[] {
  const latest = new Map<string, SavedProduct>()
  for (const saved of [...one, ...other]) {
    const known = latest.get(saved.productId)
    if (!known || known.savedAt < saved.savedAt) latest.set(saved.productId, saved)
  }
  return [...latest.values()].sort((first, second) => second.savedAt - first.savedAt).slice(0, maxSaved)
}

export const signedOutList = ''

/**
 * Returns the name of the customer's list in this browser, or `null` if an account stores it (product: saved
 * 2).
 */
export function browserListOf(session: SessionState): string | null {
  if (session.status !== 'signed-in') return signedOutList
  return session.mode === 'backend' ? null : listOfEmail(session.user.email)
}

/** The name of a customer's list in this browser. */
export function listOfEmail(email: string): string {
  return email.trim().toLowerCase()
}
