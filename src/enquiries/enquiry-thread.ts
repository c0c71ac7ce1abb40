/**
 * `open`: the company must act. `waiting`: the sender must answer. `done`: nothing is left to do (product:
 * dashboard 95).
 */
export const enquiryStates = ['open', 'waiting', 'done'] as const

export type EnquiryState = (typeof enquiryStates)[number]

/**
 * `answer` was sent by mail, `reply` was received by mail, `note` is for staff only, `publication` is on a
 * product's page.
 */
export const enquiryMessageKinds = ['answer', 'reply', 'note', 'publication'] as const

export type EnquiryMessageKind = (typeof enquiryMessageKinds)[number]

export const enquiryStateLabels: Readonly<Record<EnquiryState, string>> = {
  open: 'Open',
  waiting: 'Waiting',
  done: 'Done',
}

/** The reference in the subject of each answer, by which a reply is assigned to its inquiry. */
export function enquiryReference(id: string): string {
  return `E-${id.slice(0, 8)}`
}
