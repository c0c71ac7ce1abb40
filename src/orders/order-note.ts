/** The kinds of notes by staff. A refund has an amount as well as a text (product: dashboard 85, 86). */
export const orderNoteKinds = ['note', 'refund'] as const

export type OrderNoteKind = (typeof orderNoteKinds)[number]
