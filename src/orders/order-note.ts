/** The kinds of staff notes. A refund has an amount and a reason (product: dashboard 85, 86). */
export const orderNoteKinds = ['note', 'refund'] as const

export type OrderNoteKind = (typeof orderNoteKinds)[number]
