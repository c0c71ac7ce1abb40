import type { Order, OrderLine } from '#orders/order.ts'
import { receiptKindOf } from '#orders/receipt-kind.ts'
import { receiptOf, type Receipt, type Refund } from '#orders/receipt.ts'
import type { Company } from '#pdf/company-lines.ts'
import { aForm } from './samples/sample-cart.ts'

type Receipted = Parameters<typeof receiptOf>[0]['order']

/** 7:30 PM on November 21 in Dallas, which is already November 22 in UTC. */
const orderedAt = new Date('2026-11-22T01:30:00Z')
const paidAt = new Date('2026-11-22T16:00:00Z')

export function soldLine(
  name: string,
  price: number,
  { quantity = 1, ...more }: Partial<Omit<OrderLine, 'total'>> = {},
): OrderLine {
  return {
    id: name,
    productId: 'p',
    productType: 'marketplace',
    offer: 'standard',
    name,
    price,
    quantity,
    total: price * quantity,
    discount: 0,
    subscriptionInterval: null,
    sellerId: null,
    sellerName: 'Northwind Analytics',
    ...more,
  }
}

export function paidOrder(lines: OrderLine[], more: Partial<Receipted> = {}): Receipted {
  return {
    id: '0a1b2c3d-0000-4000-8000-000000000000',
    form: aForm,
    total: lines.reduce((sum, line) => sum + line.total, 0),
    timeZone: 'America/Chicago',
    preparedAt: orderedAt,
    lines,
    quoteId: null,
    discountCode: '',
    timeline: [transition('prepared', orderedAt), transition('paid', paidAt)],
    ...more,
  }
}

function transition(to: Order['status'], at: Date): Order['timeline'][number] {
  return { from: null, to, source: 'signing_portal', note: '', at }
}

export function receiptFor(
  order: Receipted,
  refunds: Refund[] = [],
  company: Partial<Company> = {},
): Receipt {
  const kind = receiptKindOf({ total: order.total, receiptNumber: 7 })
  if (kind === null) throw new Error('the order has no receipt')
  const contact = { CONTACT_EMAIL: 'hello@wadah.example', CONTACT_PHONE: '+1 (214) 555-0142' }
  return receiptOf({ order, kind, number: 7, refunds, company: { ...contact, ...company } })
}

const monthly = { subscriptionInterval: 'month' }
const introduction = { offer: 'introductory', sellerName: null } as const

/** The receipts of ten kinds of orders. */
export const receipts: Record<string, Receipt> = {
  free: receiptFor(paidOrder([soldLine('Open Mind Consulting (Introductory Offer)', 0, introduction)])),
  'one-time': receiptFor(paidOrder([soldLine('Security Platform', 199_700, { quantity: 3 })])),
  monthly: receiptFor(
    paidOrder([soldLine('Workflow Automation Suite', 99_700, { ...monthly, quantity: 5 })]),
  ),
  mixed: receiptFor(
    paidOrder([
      soldLine('Wadah Architect', 250_000, { productType: 'wts_solution', sellerName: null }),
      soldLine('Wadah Stand By', 49_900, { ...monthly, sellerName: null }),
      soldLine('Open Mind Consulting (Introductory Offer)', 0, introduction),
    ]),
  ),
  quoted: receiptFor(
    paidOrder([soldLine('Security Platform', 150_001, { quantity: 2 })], {
      quoteId: '9f8e7d6c-0000-4000-8000-000000000000',
    }),
  ),
  'cancelled after payment': receiptFor(
    paidOrder([soldLine('Security Platform', 199_700)], {
      timeline: [transition('paid', paidAt), transition('cancelled', new Date('2026-11-25T12:00:00Z'))],
    }),
  ),
  refunded: receiptFor(paidOrder([soldLine('Security Platform', 199_700)]), [
    { amount: 50_000, at: new Date('2026-11-24T12:00:00Z') },
    { amount: 49_950, at: new Date('2026-11-26T12:00:00Z') },
  ]),
  'many lines': receiptFor(
    paidOrder(Array.from({ length: 45 }, (_, index) => soldLine(`Product ${index + 1}`, 1_000 + index))),
  ),
  'long names': receiptFor(
    paidOrder([soldLine('Long name '.repeat(20).trim(), 1, { sellerName: 'x'.repeat(120) })], {
      form: { ...aForm, fullName: 'A'.repeat(200), company: 'Very long company name '.repeat(8).trim() },
    }),
  ),
  'tax ID and PO number': receiptFor(
    paidOrder([soldLine('Security Platform', 199_700)], {
      form: { ...aForm, taxId: 'US 12-3456789', poNumber: 'PO/2026-4711' },
    }),
  ),
}
