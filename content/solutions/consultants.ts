import type { Consultant } from '#solutions/consulting/consultant.ts'

/**
 * The people who do the work of the consulting offers, by product id. They are invented (product: company 3).
 */
export const consultants: Readonly<Record<string, Consultant>> = {
  'open-mind-consulting': { name: 'Imani Okafor-Reyes', role: 'who leads our business consulting' },
  'open-mind-cybersecurity': { name: 'Tomas Lindqvist', role: 'who leads our security reviews' },
  'wadah-stand-by': { name: 'Ben Achterberg', role: 'who leads our support engineers' },
}
