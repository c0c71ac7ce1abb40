/** What follows the checkout (product: checkout 4). */
export const afterBuying = [
  { name: 'Check out', text: 'Add it to the cart and tell us who you are. Nothing is charged here.' },
  { name: 'Review and sign', text: 'The agreement waits for you in a secure document portal.' },
  { name: 'Pay', text: 'Through a secure payment system, after you have signed.' },
  { name: 'Start', text: 'Service activation within 24-48 hours.' },
] as const

/** A free order has nothing to pay. */
export const freeAfterBuying = afterBuying.filter(({ name }) => name !== 'Pay')
