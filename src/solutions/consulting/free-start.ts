import type { Cents } from '#lib/money.ts'

/** A free introductory offer (product: solutions 14). */
export interface FreeStart {
  to: string
  name: string
  text: string
  value: Cents
  action: string
}
