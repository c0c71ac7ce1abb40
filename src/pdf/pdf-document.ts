import { formatMoney, formatPrice, intervalLabel, type Cents } from '#lib/money.ts'
import { orderTotals, type LineCost } from '#lib/order-totals.ts'

/** The content of the PDF of a receipt or a quote. */
export interface PdfDocument {
  title: string
  number: string
  /** The amount and its day in words, above the lines. */
  headline: string
  /** When the order was paid, or the quote was answered. */
  issuedAt: string
  /** Notes about later events, such as refunds. */
  marks: string[]
  facts: { name: string; value: string }[]
  seller: string[]
  buyerTitle: string
  buyer: string[]
  lines: PdfLine[]
  sums: PdfSum[]
  notes: string[]
  /** Paragraphs that the seller wrote. */
  message: string[]
}

export interface PdfLine {
  name: string
  /** Shown below the name in small type. */
  details: string[]
  quantity: string
  unitPrice: string
  amount: string
}

export interface PdfSum {
  name: string
  amount: string
  isTotal: boolean
}

/** The amounts before the total: one-time, per interval, and with a discount the subtotal and the discount. */
export function partialSums(
  costs: readonly LineCost[],
  discount: { code: string; amount: Cents } | null,
): PdfSum[] {
  const { oneTime, recurring, total } = orderTotals(costs)
  const sum = (name: string, amount: string): PdfSum => ({ name, amount, isTotal: false })
  return [
    ...(costs.some(({ interval }) => interval === null) ? [sum('One-time total', formatPrice(oneTime))] : []),
    ...recurring
      .toSorted((one, other) => one.interval.localeCompare(other.interval))
      .map(({ interval, total: first }) =>
        sum(`${capital(intervalLabel(interval))} total, first ${interval}`, formatPrice(first)),
      ),
    ...(discount
      ? [
          sum('Subtotal', formatMoney(total)),
          sum(`Discount (${discount.code})`, formatMoney(-discount.amount)),
        ]
      : []),
  ]
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
