import type { ItemDetails } from '#catalogue/details/item-details.ts'

/** The parts of a page that its details fill, in their order. Each has a heading (product: marketplace 36). */
const fieldsOf = {
  steps: ['steps'],
  start: ['needs', 'connections', 'setup'],
  data: ['data'],
  terms: ['support', 'cancelling', 'refund'],
  questions: ['questions'],
  links: ['links'],
  changes: ['updated', 'changes'],
} as const satisfies Readonly<Record<string, readonly (keyof ItemDetails)[]>>

export type DetailBlockName = keyof typeof fieldsOf

const order = ['steps', 'start', 'data', 'terms', 'questions', 'links', 'changes'] as const

/** The blocks that have something to say. The others are absent. */
export function shownBlocks(details: ItemDetails): DetailBlockName[] {
  return order.filter((block) => fieldsOf[block].some((field) => details[field] !== undefined))
}
