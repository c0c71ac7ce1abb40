/** Open: the company's turn. Waiting: the sender's. Done: nothing follows (product: dashboard 95). */
export const enquiryStates = ['open', 'waiting', 'done'] as const

export type EnquiryState = (typeof enquiryStates)[number]

/** An answer was sent by mail, a reply came by mail, a note is for staff alone. */
export const enquiryMessageKinds = ['answer', 'reply', 'note'] as const

export type EnquiryMessageKind = (typeof enquiryMessageKinds)[number]

const stateLabels: Record<EnquiryState, string> = { open: 'Open', waiting: 'Waiting', done: 'Done' }

export function enquiryStateLabel(state: EnquiryState): string {
  return stateLabels[state]
}

/** Stands in the subject of every answer, so that what comes back can be filed by it. */
export function enquiryReference(id: string): string {
  return `E-${id.slice(0, 8)}`
}
