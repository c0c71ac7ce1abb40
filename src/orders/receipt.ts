import { brand } from '#content/brand.ts'
import { fontHas } from '#lib/font-characters.ts'
import { formatMoney, formatPrice, intervalLabel, type Cents } from '#lib/money.ts'
import { discountOf } from '#lib/order-totals.ts'
import { orderNumber } from '#orders/order-number.ts'
import type { Order, OrderLine } from '#orders/order.ts'
import { companyLines, type Company } from '#pdf/company-lines.ts'
import { partialSums, type PdfDocument, type PdfSum } from '#pdf/pdf-document.ts'
import { quoteNumber } from '#quotes/quote.ts'
import { receiptLabel, type ReceiptKind } from '#orders/receipt-kind.ts'

/** The content of a receipt. The page and the PDF both show it (product: receipts 5, 9). */
export interface Receipt extends Omit<PdfDocument, 'title' | 'buyerTitle' | 'lines' | 'message'> {
  title: 'Receipt' | 'Confirmation'
  lines: ReceiptLine[]
}

export interface ReceiptLine {
  name: string
  seller: string
  /** The billing interval in words; empty if the line is charged once. */
  charge: string
  quantity: string
  unitPrice: string
  amount: string
}

export interface Refund {
  amount: Cents
  at: Date
}

type Receipted = Pick<
  Order,
  'id' | 'form' | 'total' | 'timeZone' | 'preparedAt' | 'lines' | 'timeline' | 'quoteId' | 'discountCode'
>

interface ReceiptOf {
  order: Receipted
  kind: ReceiptKind
  number: number
  /** The renewal that this receipt is for. Missing on the receipt of the order itself. */
  renewal?: { number: number; start: Date; end: Date }
  refunds: readonly Refund[]
  company: Company
}

/** Creates the receipt of a paid order only from data stored with the order (product: receipts 8). */
export function receiptOf({ order, kind, number, renewal, refunds, company }: ReceiptOf): Receipt {
  const { form, lines, timeline } = order
  const day = dayIn(order.timeZone ?? 'UTC')
  const paidAt = timeline.find(({ to }) => to === 'paid')?.at ?? order.preparedAt
  const cancelledAt = timeline.find(({ to }) => to === 'cancelled')?.at
  const isFree = kind === 'confirmation'
  const label = receiptLabel(number) + (renewal ? `-${renewal.number}` : '')
  const period = renewal && `${day(renewal.start)} to ${day(renewal.end)}`
  return {
    title: isFree ? 'Confirmation' : 'Receipt',
    number: label,
    headline: isFree ? `Confirmed on ${day(paidAt)}` : `${formatPrice(order.total)} paid on ${day(paidAt)}`,
    issuedAt: paidAt.toISOString(),
    marks: [
      ...(cancelledAt ? [`Canceled on ${day(cancelledAt)}`] : []),
      ...refunds.map(({ amount, at }) => `Refunded on ${day(at)}: ${formatMoney(amount)}`),
    ],
    facts: [
      { name: `${isFree ? 'Confirmation' : 'Receipt'} number`, value: label },
      { name: 'Order number', value: orderNumber(order.id) },
      ...(order.quoteId === null ? [] : [{ name: 'Quote', value: quoteNumber(order.quoteId) }]),
      { name: 'Ordered', value: day(order.preparedAt) },
      { name: isFree ? 'Confirmed' : 'Paid', value: day(paidAt) },
      ...(form.poNumber === '' ? [] : [{ name: 'PO number', value: form.poNumber }]),
    ],
    seller: companyLines(company),
    buyer: buyerLines(form),
    lines: inOrderOfPage(lines).map((line) => receiptLine(line, period)),
    sums: sumsOf(order, isFree, refunds, day).slice(renewal ? -1 : 0),
    notes: notesOf(order, isFree, renewal !== undefined),
  }
}

/** The receipt as a PDF (product: receipts 9). */
export function receiptAsPdf({ lines, ...receipt }: Receipt): PdfDocument {
  return {
    ...receipt,
    buyerTitle: 'Billed to',
    lines: lines.map(({ seller, charge, ...line }) => ({
      ...line,
      details: [`Sold by ${seller}`, ...(charge === '' ? [] : [charge])],
    })),
    message: [],
  }
}

/** Whether the PDF font contains every character of the customer's and seller's texts (product: receipts 10). */
export function hasReceiptPdf({ form, lines }: Pick<Order, 'form' | 'lines'>): boolean {
  const names = lines.flatMap((line) => [line.name, sellerOfRecord(line)])
  return fontHas([...buyerLines(form), form.poNumber, ...names].join(''))
}

function buyerLines(form: Receipted['form']): string[] {
  const { fullName, company, address, city, state, zipCode, country, email, taxId } = form
  const place = [city, `${state} ${zipCode}`.trim()].filter(Boolean).join(', ')
  return [company, fullName, address, place, country, email, taxId && `Tax ID: ${taxId}`].filter(
    (line) => line !== '',
  )
}

/** One-time lines come before subscriptions, as on the page of the order. */
function inOrderOfPage(lines: readonly OrderLine[]): OrderLine[] {
  const isOneTime = ({ subscriptionInterval }: OrderLine) => subscriptionInterval === null
  return lines.toSorted((one, other) => Number(isOneTime(other)) - Number(isOneTime(one)))
}

function receiptLine(line: OrderLine, period: string | undefined): ReceiptLine {
  const { name, quantity, price, total, discount, subscriptionInterval: interval } = line
  return {
    name,
    seller: sellerOfRecord(line),
    charge: interval === null ? '' : `Charged ${intervalLabel(interval)}, ${period ?? `first ${interval}`}`,
    quantity: String(quantity),
    unitPrice: formatPrice(price),
    amount: formatPrice(total + discount),
  }
}

/** The seller's name at the time of the order (product: receipts 6). */
export function sellerOfRecord({
  sellerName,
  productType,
}: Pick<OrderLine, 'sellerName' | 'productType'>): string {
  return sellerName ?? (productType === 'wts_solution' ? brand.arms.solutions : brand.name)
}

/** The sums of the receipt: paid once, paid per interval, and the total (product: receipts 7). */
function sumsOf(
  { lines, total, discountCode }: Receipted,
  isFree: boolean,
  refunds: readonly Refund[],
  day: (moment: Date) => string,
): PdfSum[] {
  const discount = discountOf({ lines })
  const costs = lines.map((line) => ({
    total: line.total + line.discount,
    interval: line.subscriptionInterval,
  }))
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0)
  return [
    ...partialSums(costs, discount > 0 ? { code: discountCode, amount: discount } : null),
    { name: isFree ? 'Total' : 'Total paid', amount: formatPrice(total), isTotal: true },
    ...refunds.map(({ amount, at }) => ({
      name: `Refunded on ${day(at)}`,
      amount: formatMoney(-amount),
      isTotal: false,
    })),
    ...(refunds.length > 0
      ? // At least zero, because refunds may be for renewals.
        [{ name: 'Paid after refunds', amount: formatMoney(Math.max(0, total - refunded)), isTotal: true }]
      : []),
  ]
}

function notesOf(
  { lines, timeZone, timeline, preparedAt }: Receipted,
  isFree: boolean,
  isRenewal: boolean,
): string[] {
  const recurs = lines.some(({ subscriptionInterval, price }) => subscriptionInterval !== null && price > 0)
  const at = timeline.at(-1)?.at ?? preparedAt
  return [
    isFree
      ? 'This order is free. Nothing was charged, and no payment is due.'
      : 'All amounts are in US dollars. No tax charged.',
    ...(recurs && !isRenewal
      ? [
          'For subscriptions, this receipt covers the first period. You’ll get a new receipt for each renewal.',
        ]
      : []),
    `Dates are in ${zoneName(timeZone ?? 'UTC', at)}.`,
  ]
}

function dayIn(timeZone: string): (moment: Date) => string {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone })
  return (moment) => format.format(moment)
}

function zoneName(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return name.startsWith('GMT+00') ? 'UTC' : name
}
