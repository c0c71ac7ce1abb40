import { priceLabel } from '#catalog/products/labels.ts'
import { formatMoney, type Cents } from '#lib/money.ts'
import { laterCharges, lineTotal, orderTotals } from '#lib/order-totals.ts'

interface MailedLine {
  quantity: number
  name: string
  price: Cents
  subscriptionInterval: string | null
}

/** The lines of a quote or an order in a mail, and when each is paid (product: orders 19, quotes 9). */
export function mailedLines(lines: readonly MailedLine[]): { items: string[]; sum: string } {
  const items = lines.map(
    ({ quantity, name, price, subscriptionInterval: interval }) =>
      `${quantity} × ${name}: ${priceLabel(lineTotal({ price, quantity }), interval)}`,
  )
  return { items, sum: sumOf(lines) }
}

function sumOf(lines: readonly MailedLine[]): string {
  const sums = orderTotals(
    lines.map((line) => ({ total: lineTotal(line), interval: line.subscriptionInterval })),
  )
  const later = laterCharges(sums)
  if (later.length === 0) return `Total: ${formatMoney(sums.total)}`
  const following = later.map(({ interval, total }) => priceLabel(total, interval)).join(' and ')
  return `Total today: ${formatMoney(sums.total)}, then ${following}`
}
