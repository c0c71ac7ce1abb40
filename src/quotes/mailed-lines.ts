import { priceLabel } from '#catalogue/labels.ts'
import { formatMoney, type Cents } from '#lib/money.ts'

interface MailedLine {
  quantity: number
  name: string
  price: Cents
  subscriptionInterval: string | null
}

/** The lines of a quote or an order as a mail lists them, and what is paid when (product: orders 19, quotes 9). */
export function mailedLines(lines: readonly MailedLine[]): { items: string[]; sum: string } {
  const items = lines.map(
    ({ quantity, name, price, subscriptionInterval: interval }) =>
      `${quantity} × ${name}: ${priceLabel(price * quantity, interval)}`,
  )
  return { items, sum: sumOf(lines) }
}

function sumOf(lines: readonly MailedLine[]): string {
  const later = new Map<string, Cents>()
  let total = 0
  for (const { quantity, price, subscriptionInterval: interval } of lines) {
    total += price * quantity
    if (interval !== null && price > 0) later.set(interval, (later.get(interval) ?? 0) + price * quantity)
  }
  if (later.size === 0) return `Total: ${formatMoney(total)}`
  const following = [...later].map(([interval, amount]) => priceLabel(amount, interval)).join(' and ')
  return `Total today: ${formatMoney(total)}, then ${following}`
}
