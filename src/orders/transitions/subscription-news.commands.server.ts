import type { Database } from '#db/database.server.ts'
import type { OrderContext } from '#orders/order-context.server.ts'
import type { Order } from '#orders/order.ts'
import { isBrowserOrder } from '#orders/receipt-kind.ts'
import {
  renewalReceiptMail,
  renewalReceiptMailKind,
  type RenewalPayment,
} from '#orders/transitions/receipt-mail.ts'
import { newsKey, newsMail, type SubscriptionNews } from '#orders/transitions/subscription-news.ts'

/**
 * Mails the customer once per event. Sends nothing if the order has no account or session, or if its customer was
 * deleted (product: subscriptions 17).
 */
export async function mailNews(
  tx: Database,
  { mail, publicUrl }: Pick<OrderContext, 'mail' | 'publicUrl'>,
  order: Order,
  news: SubscriptionNews,
): Promise<void> {
  if (isBrowserOrder(order) || order.customerDeletedAt !== null) return
  await mail(tx, {
    key: newsKey(order.id, news),
    subject: order.id,
    kind: news.kind,
    urgency: 'normal',
    message: newsMail(order, news, publicUrl),
  })
}

/** Mails the receipt of a renewal to the customer's verified email (product: receipts 12). */
export async function mailRenewalReceipt(
  tx: Database,
  { mail, publicUrl }: OrderContext,
  order: Order,
  payment: RenewalPayment,
): Promise<void> {
  if (order.provenEmail === null || order.customerDeletedAt !== null) return
  await mail(tx, {
    key: `order ${order.id} ${renewalReceiptMailKind} ${payment.lineId} ${payment.periodEnd.toISOString()}`,
    subject: order.id,
    kind: renewalReceiptMailKind,
    urgency: 'normal',
    message: renewalReceiptMail(order, order.provenEmail, payment, publicUrl),
  })
}
