import type { ItemDetails } from '#catalog/details/item-details.ts'

/** The detail sections of a page and their fields, in order (product: marketplace 36). */
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

/** The heading of a section. Links on the page use its id. */
export interface BlockHeading {
  id: string
  title: string
}

export const blockHeadings: Readonly<Record<DetailBlockName, BlockHeading>> = {
  steps: { id: 'how-it-works', title: 'How it works' },
  start: { id: 'before-you-start', title: 'Before you start' },
  data: { id: 'data-and-security', title: 'Data and security' },
  terms: { id: 'terms', title: 'Support and terms' },
  questions: { id: 'questions', title: 'Questions and answers' },
  links: { id: 'links', title: 'Documents and links' },
  changes: { id: 'changes', title: 'Change notes' },
}

const order = ['steps', 'start', 'data', 'terms', 'questions', 'links', 'changes'] as const

export function shownBlocks(details: ItemDetails): DetailBlockName[] {
  return order.filter((block) => fieldsOf[block].some((field) => details[field] !== undefined))
}

export const featuresHeading: BlockHeading = { id: 'what-you-get', title: 'What You Get' }
export const reviewsHeading: BlockHeading = { id: 'reviews', title: 'Reviews' }

interface PageParts {
  details: ItemDetails
  features?: readonly string[]
  /** The reviews section is omitted for items that are coming soon. */
  comingSoon: boolean
}

/** Returns the sections that have a link at the top of the page, in order. */
export function partsOfPage({ details, features = [], comingSoon }: PageParts): BlockHeading[] {
  const further = shownBlocks(details).filter((name) => name !== 'steps')
  return [
    ...(details.steps ? [blockHeadings.steps] : []),
    ...(features.length > 0 ? [featuresHeading] : []),
    ...further.map((name) => blockHeadings[name]),
    ...(comingSoon ? [] : [reviewsHeading]),
  ]
}
