import { priceLabel } from '#catalog/products/labels.ts'
import { formatMoney, formatPrice, type Cents } from '#lib/money.ts'
import { laterCharges, lineTotal, orderTotals, type OrderTotals } from '#lib/order-totals.ts'

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
): { items: string[]; sum: string } {
  const items = lines.map(
    ({ quantity, name, price, subscriptionInterval: interval }) =>
      `${quantity} × ${name}: ${priceLabel(lineTotal({ price, quantity }), interval)}`,
  )
  if (discount === undefined || discount.amount === 0) return { items, sum: sumOf(lines, 0) }
  const { total } = totalsOf(lines)
  const subtotal = `Subtotal: ${formatMoney(total)}`
  const off = `Discount (${discount.code}): ${formatMoney(-discount.amount)}`
  return { items: [...items, subtotal, off], sum: sumOf(lines, discount.amount) }
}

function sumOf(lines: readonly MailedLine[], discount: Cents): string {
  const sums = totalsOf(lines)
  const later = laterCharges(sums)
  const total = formatPrice(sums.total - discount)
  if (later.length === 0) return `Total: ${total}`
  const following = later.map((each) => priceLabel(each.total, each.interval)).join(' and ')
  return `Total: ${total}, then ${following}`
}

function totalsOf(lines: readonly MailedLine[]): OrderTotals {
  return orderTotals(lines.map((line) => ({ total: lineTotal(line), interval: line.subscriptionInterval })))
}
