import type { Cents } from '#lib/money.ts'

/** A free offer to begin with (product: solutions 14). */
export interface FreeStart {
  to: string
  name: string
  text: string
  value: Cents
  action: string
}
