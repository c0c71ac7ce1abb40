import { priceLabel } from '#catalog/products/labels.ts'
import { formatMoney, formatPrice, type Cents } from '#lib/money.ts'
import { laterCharges, lineTotal, orderTotals } from '#lib/order-totals.ts'
import type { MailFact, MailSum } from '#mail/mail-page.ts'

interface MailedLine {
  quantity: number
  name: string
  price: Cents
  subscriptionInterval: string | null
}

/**
 * The lines of a quote or an order for a mail, with their amounts and intervals (product: orders 19, quotes
 * 9).
 */
export function mailedLines(
  lines: readonly MailedLine[],
  discount?: { code: string; amount: Cents },
): { items: MailFact[]; sum: MailSum } {
  const items = lines.map(({ quantity, name, price, subscriptionInterval: interval }) => ({
    name: `${quantity} × ${name}`,
    value: priceLabel(lineTotal({ price, quantity }), interval),
  }))
  const sums = orderTotals(
    lines.map((line) => ({ total: lineTotal(line), interval: line.subscriptionInterval })),
  )
  const { code = '', amount = 0 } = discount ?? {}
  const later = laterCharges(sums).map((each) => priceLabel(each.total, each.interval))
  return {
    items:
      amount === 0
        ? items
        : [
            ...items,
            { name: 'Subtotal', value: formatMoney(sums.total) },
            { name: `Discount (${code})`, value: formatMoney(-amount) },
          ],
    sum: { name: 'Total', value: formatPrice(sums.total - amount), later: later.join(' and ') },
  }
}
