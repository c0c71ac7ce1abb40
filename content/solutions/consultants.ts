import type { Consultant } from '#solutions/consulting/consultant.ts'

/** Who does the work of each consulting offer, by product id. The people are invented (product: company 3). */
export const consultants: Readonly<Record<string, Consultant>> = {
  'open-mind-consulting': { name: 'Imani Okafor-Reyes', role: 'who leads our business consulting' },
  'open-mind-cybersecurity': { name: 'Tomas Lindqvist', role: 'who leads our security reviews' },
  'wadah-stand-by': { name: 'Ben Achterberg', role: 'who leads our support engineers' },
}

export const consultantNote = '(example profile)'

/** How the two buttons of a consulting offer differ (product: solutions 19). */
export const twoWays =
  'Add to Cart: order now at this price. Get This Solution: talk to us first, in the consulting portal.'
