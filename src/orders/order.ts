import type { CheckoutForm } from '#orders/checkout.forms.ts'
import type { HandOffRecord } from '#orders/hand-off.ts'
import { toDollars, type Cents } from '#lib/money.ts'
import { unrefundedPayment, type OrderedChange } from '#orders/subscription.ts'
import { customersReceiptKind, receiptLabel } from '#orders/receipt-kind.ts'
import { hasReceiptPdf } from '#orders/receipt.ts'
import { mayCancel, mayContinue, type TransitionSource, type OrderStatus } from '#orders/order-status.ts'
import type { CartItem } from '#cart/cart.ts'

export interface OrderLine extends CartItem {
  id: string
  name: string
  price: Cents
  /** The price of the line after its discount. */
  total: Cents
  discount: Cents
  subscriptionInterval: string | null
  /** The seller at the time of the order; `null` for the company's own items. */
  sellerId: string | null
  /** The seller's name at the time of the order; `null` for the company's own items. */
  sellerName: string | null
}

export interface OrderMail {
  kind: string
  state: 'queued' | 'sending' | 'sent' | 'failed'
  tries: number
  /** The error of the last attempt to send it, for staff. */
  error: string | null
  at: Date
}

/** An entry of the timeline. The API and the database call it an event. */
export interface RecordedTransition {
  from: OrderStatus | null
  to: OrderStatus
  source: TransitionSource
  note: string
  at: Date
}

/** The amount paid for an order and its renewals, and the amount left after refunds. */
export interface OrderPayment {
  paid: Cents
  left: Cents
}

/** Whether the whole payment was refunded. False if nothing was paid. */
export function isRefunded({ paid, left }: OrderPayment): boolean {
  return paid > 0 && left <= 0
}

/**
 * An account, a customer-portal customer or a browser. For the owner of an order, exactly one of the three is set;
 * for the sender of a request, all that the request proves.
 */
export interface OrderOwner {
  userId: string | null
  customerPortalEmail: string | null
  browserKeyHash: string | null
}

export interface Order extends OrderOwner {
  id: string
  status: OrderStatus
  /** The customer's verified email; `null` if there is none. */
  provenEmail: string | null
  customerId: string
  customerDeletedAt: Date | null
  form: CheckoutForm
  total: Cents
  currency: string
  tokenNumber: number
  sessionId: string | null
  quoteId: string | null
  /** Set if the order only changes the quantity of a subscription (product: subscriptions 7). */
  change: OrderedChange | null
  /** The discount code of the order; empty without one. */
  discountCode: string
  /** Whether a pending event or a payment of the wrong amount keeps the order open (product: orders 12). */
  unsettled: boolean
  /** Whether the access of all its lines has ended (product: access 12). */
  accessEnded: boolean
  timeZone: string | null
  /** `null` until the order is paid (product: receipts 2). */
  receiptNumber: number | null
  preparedAt: Date
  changedAt: Date
  expiresAt: Date
  lines: OrderLine[]
  timeline: RecordedTransition[]
  mails: OrderMail[]
}

export type HandedOrder = Pick<
  Order,
  'id' | 'status' | 'customerId' | 'form' | 'total' | 'preparedAt' | 'discountCode'
> & {
  lines: readonly Omit<OrderLine, 'sellerId' | 'sellerName'>[]
}

export type RegisteredOrder = HandedOrder & Pick<Order, 'currency' | 'timeZone' | 'tokenNumber' | 'expiresAt'>

/** Whether the customer's email address is verified (product: orders 4). */
export function isVerified({ provenEmail }: Pick<Order, 'provenEmail'>): boolean {
  return provenEmail !== null
}

/** The hand-off record of an order (product: orders 2). */
export function handOffRecordOf(order: HandedOrder): HandOffRecord {
  const { fullName, email, phone, company, address, city, state, zipCode, country, notes } = order.form
  return {
    user: {
      id: order.customerId,
      name: fullName,
      email,
      phone,
      company,
      address,
      city,
      state,
      zipCode,
      country,
    },
    items: order.lines.map((line) => ({
      id: line.id,
      product_id: line.productId,
      product_type: line.productType,
      name: line.name,
      price: toDollars(line.price),
      quantity: line.quantity,
      subscription_interval: line.subscriptionInterval,
    })),
    total: toDollars(order.total),
    notes,
    timestamp: order.preparedAt.toISOString(),
  }
}

/** Converts an order to the format in which the API returns it to its customer. */
export function orderToJson(order: Order, now: Date) {
  const open = now < order.expiresAt
  return {
    id: order.id,
    status: order.status,
    verified: isVerified(order),
    total: toDollars(order.total),
    currency: order.currency,
    prepared_at: order.preparedAt.toISOString(),
    changed_at: order.changedAt.toISOString(),
    expires_at: order.expiresAt.toISOString(),
    time_zone: order.timeZone ?? 'UTC',
    session_id: order.sessionId,
    quote_id: order.quoteId,
    change: order.change && {
      product: order.change.product,
      refunded: order.total > 0 && unrefundedPayment(order) === 0,
    },
    discount_code: order.discountCode,
    access_ended: order.accessEnded,
    may_continue: mayContinueNow(order, now),
    may_cancel: mayCancel(order.status) && !order.unsettled && open,
    record: handOffRecordOf(order),
    tax_id: order.form.taxId,
    po_number: order.form.poNumber,
    receipt: customersReceiptKind(order),
    receipt_number: order.receiptNumber === null ? null : receiptLabel(order.receiptNumber),
    receipt_pdf: customersReceiptKind(order) !== null && hasReceiptPdf(order),
    events: order.timeline.map((event) => ({ ...event, at: event.at.toISOString() })),
    mails: order.mails.map(({ kind, state, at }) => ({ kind, state, at: at.toISOString() })),
  }
}

/** Whether the customer can still continue: an unsigned order until it expires, a signed one at any time. */
export function mayContinueNow(order: Pick<Order, 'status' | 'expiresAt'>, now: Date): boolean {
  return mayContinue(order.status) && (!mayCancel(order.status) || now < order.expiresAt)
}
