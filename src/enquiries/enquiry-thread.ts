/**
 * `open`: the company must act. `waiting`: the sender must reply. `done`: nothing remains to be done (product:
 * dashboard 95).
 */
export const enquiryStates = ['open', 'waiting', 'done'] as const

export type EnquiryState = (typeof enquiryStates)[number]

/** `answer`: sent by mail. `reply`: received by mail. `note`: for staff only. `publication`: on the product page. */
export const enquiryMessageKinds = ['answer', 'reply', 'note', 'publication'] as const

export type EnquiryMessageKind = (typeof enquiryMessageKinds)[number]

export const enquiryStateLabels: Readonly<Record<EnquiryState, string>> = {
  open: 'Open',
  waiting: 'Waiting',
  done: 'Done',
}

/** The reference in the subject of every answer. Staff find the inquiry of a reply by its reference. */
export function enquiryReference(id: string): string {
  return `E-${id.slice(0, 8)}`
}
