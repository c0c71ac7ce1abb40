export interface StepAfterBuying {
  name: string
  text: string
}

/** The steps after checkout (product: checkout 4). */
export const afterBuying: readonly StepAfterBuying[] = [
  { name: 'Check out', text: 'Add it to your cart and fill in your details. Nothing is charged yet.' },
  { name: 'Review and sign', text: 'Your agreement is ready in a secure document portal.' },
  { name: 'Pay', text: 'Through a secure payment system, after you sign.' },
  { name: 'Start', text: 'Service activation within 24-48 hours.' },
]

/** A free order has no payment. */
export const freeAfterBuying = afterBuying.filter(({ name }) => name !== 'Pay')
