import { createHmac } from 'node:crypto'
import type { Database } from '#db/database.server.ts'
import {
  discountErrorText,
  discountLabel,
  discountOn,
  normalCode,
  type DiscountableLine,
  type DiscountError,
} from '#cart/discounts/discount.ts'
import { discountableLines, discountByCode, usesOf } from '#cart/discounts/discounts.queries.server.ts'
import type { Cents } from '#lib/money.ts'

export interface AppliedDiscount {
  outcome: 'applied'
  codeId: string
  code: string
  /** A short description of the discount, such as '10% off'. */
  label: string
  customer: string
  lines: readonly DiscountableLine[]
  /** The reduction of each line. */
  off: readonly Cents[]
  total: Cents
}

export interface RejectedDiscount {
  outcome: 'discount_rejected'
  message: string
  /**
   * The rejected field: `lines` if the code is valid for other lines, so that the browser keeps the code;
   * otherwise `code`.
   */
  fields: Record<string, string>
}

interface Request {
  code: string
  /** The lines with their totals before the discount. */
  items: readonly Pick<DiscountableLine, 'productId' | 'productType' | 'total'>[]
  /** The customer's hash from `discountCustomer`. */
  customer: string
  /** Earlier orders of the customer that do not count, because this order may replace them. */
  replaceable: 'all' | readonly string[]
  now: Date
}

/** Calculates the current discount of a code for these lines. Reserves nothing (product: discounts 3). */
export async function applyDiscount(
  db: Database,
  { code, items, customer, replaceable, now }: Request,
): Promise<AppliedDiscount | RejectedDiscount> {
  const discount = await discountByCode(db, code)
  if (!discount) return rejected('unknown', normalCode(code))
  const lines = await discountableLines(db, items)
  const own = await usesOf(db, discount.id, customer)
  const usedByCustomer = replaceable === 'all' ? 0 : await usesOf(db, discount.id, customer, replaceable)
  const counted = { ...discount, uses: discount.uses - own + usedByCustomer }
  const off = discountOn(counted, lines, { now, usedByCustomer })
  if (!off.ok) return rejected(off.reason, discount.code, discount.minimum)
  const total = off.value.reduce((sum, each) => sum + each, 0)
  const { id: codeId } = discount
  const label = discountLabel(discount)
  return { outcome: 'applied', codeId, code: discount.code, label, customer, lines, off: off.value, total }
}

/**
 * A keyed hash, so that a copy of the database does not reveal who used a code. `identity` is an account id
 * or an email.
 */
export function discountCustomer(secret: string, identity: string): string {
  return createHmac('sha256', secret).update(`discount ${identity.toLowerCase()}`).digest('base64url')
}

function rejected(reason: DiscountError, code: string, minimum: Cents = 0): RejectedDiscount {
  const message = discountErrorText(reason, code, minimum)
  const isOfLines = reason === 'below_minimum' || reason === 'not_for_these'
  return {
    outcome: 'discount_rejected',
    message,
    fields: { [isOfLines ? 'lines' : 'code']: message },
  }
}
