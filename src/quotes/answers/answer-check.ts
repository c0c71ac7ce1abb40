import type { DiscountError } from '#cart/discounts/discount.ts'
import { formatMoney, type Cents } from '#lib/money.ts'
import { laterCharges, lineTotal, orderTotals, type OrderTotals } from '#lib/order-totals.ts'
import { ok, type Result } from '#lib/result.ts'
import type { QuoteLine } from '#quotes/quote.ts'
import { quotedReductions, type QuotedCode } from '#quotes/quoted-code.ts'

type ListedLine = Pick<QuoteLine, 'name' | 'quantity' | 'subscriptionInterval' | 'listPrice'>

export interface AnswerTotals {
  /** Due today: one-time prices, and the first interval of each subscription, minus the discount. */
  today: Cents
  oneTime: Cents
  recurring: OrderTotals['recurring']
  /** The reduction of the amount due today by the discount code. */
  discount: Cents
  /** The amount due today at list prices. */
  list: Cents
}

/** The totals of an answer with these unit prices and discount. One-time and recurring lines have separate totals. */
export function answerTotals(
  lines: readonly ListedLine[],
  prices: readonly Cents[],
  discount: Cents = 0,
): AnswerTotals {
  const totalsAt = (priceOf: (line: ListedLine, position: number) => Cents) =>
    orderTotals(
      lines.map((line, position) => ({
        total: lineTotal({ price: priceOf(line, position), quantity: line.quantity }),
        interval: line.subscriptionInterval,
      })),
    )
  const quoted = totalsAt((line, position) => prices[position] ?? line.listPrice)
  const { total: list } = totalsAt(({ listPrice }) => listPrice)
  return {
    today: quoted.total - discount,
    oneTime: quoted.oneTime,
    recurring: laterCharges(quoted),
    discount,
    list,
  }
}

/**
 * Compares the amount with the list prices, in rounded percent, such as '12% below list' or '9% above list'.
 */
export function comparedWithList({ today, list }: Pick<AnswerTotals, 'today' | 'list'>): string {
  if (list === 0 || today === list) return ''
  const percent = Math.round((Math.abs(today - list) / list) * 100)
  if (percent === 0) return ''
  return `${percent.toLocaleString('en-US')}% ${today < list ? 'below' : 'above'} list`
}

/**
 * The reduction of each line of this answer by the quote's code. 0 for each line if the answer omits the
 * code.
 */
export function answeredReductions(
  code: QuotedCode | null,
  lines: readonly ListedLine[],
  { prices, withCode }: { prices: readonly Cents[]; withCode: boolean },
): Result<Cents[], DiscountError> {
  if (!code || !withCode) return ok(lines.map(() => 0))
  return quotedReductions(
    code,
    lines.map(({ quantity, listPrice }, position) => ({ quantity, price: prices[position] ?? listPrice })),
  )
}

/** Reduces a list price by a discount in hundredths of a percent. */
export function discounted(listPrice: Cents, discount: number): Cents {
  return Math.round((listPrice * (10_000 - discount)) / 10_000)
}

/** Describes prices below half or above double the list price, which may be typos (product: quotes 18). */
export function farFromList(lines: readonly ListedLine[], prices: readonly Cents[]): string[] {
  return lines.flatMap(({ name, listPrice }, position) => {
    const price = prices[position] ?? listPrice
    if (price <= 2 * listPrice && price >= listPrice / 2) return []
    const list = `the list price of ${formatMoney(listPrice)}`
    if (listPrice === 0) return [`${name}: ${formatMoney(price)}, and it’s free in the catalog.`]
    if (price > listPrice) {
      const times = Math.round((price / listPrice) * 10) / 10
      return [`${name}: ${formatMoney(price)} is ${times.toLocaleString('en-US')} times ${list}.`]
    }
    return [`${name}: ${formatMoney(price)} is ${Math.round((1 - price / listPrice) * 100)}% below ${list}.`]
  })
}
