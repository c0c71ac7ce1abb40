import type { Cents } from '#lib/money.ts'

/** The free first conversation, sold under the record of the full engagement (product: cart 8; solutions 21). */
export const introductoryOffer = {
  productId: 'open-mind-consulting',
  value: 50_000 satisfies Cents,
}

/** Separate from the offer, because every page of the shop loads its id. */
export const introductoryTexts = {
  shortDescription: 'One free conversation about one question. You leave with a clear next step.',
  description:
    'Talk through one problem with a consultant who will tell you if software isn’t the answer. You say what you want to change. We say what we would try first, what it would take, and what we would leave alone.',
  features: [
    'One introductory consultation',
    'A second opinion on your question',
    'Your options as we see them, with their cost',
    'One clear next step',
  ],
}

/** The stated value of the free cybersecurity workbook (product: solutions 14). */
export const freeWorkbookValue: Cents = 250_000
