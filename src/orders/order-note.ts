/** What staff write about an order. A refund says how much, and why (product: dashboard 85, 86). */
export const orderNoteKinds = ['note', 'refund'] as const

export type OrderNoteKind = (typeof orderNoteKinds)[number]
