import { recordChange } from '#audit/audit.commands.server.ts'
import type { Actor } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'
import { err, ok, type Result } from '#lib/result.ts'
import type { Order } from '#orders/order.ts'
import type { OrderContext } from '#orders/order-context.server.ts'
import { lockOrder } from '#orders/transitions/order-transitions.commands.server.ts'
import { receiptKindOf } from '#orders/receipt-kind.ts'
import { receiptMail, receiptMailKind } from '#orders/transitions/receipt-mail.ts'

export type MailReceiptError = 'unknown' | 'no_receipt' | 'not_proven'

/** The customer requests the receipt by mail. It goes only to the verified email (product: receipts 13). */
export async function mailReceipt(
  db: Database,
  context: OrderContext,
  orderId: string,
): Promise<Result<null, MailReceiptError>> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    return order ? queueReceipt(tx, context, order) : err('unknown')
  })
}

/** Staff send the receipt. `seen` is the number of mails that they saw, so that a double click sends only one. */
export async function mailReceiptByStaff(
  db: Database,
  context: OrderContext,
  actor: Actor,
  { id, seen }: { id: string; seen: number },
): Promise<Result<null, 'unknown' | 'not_allowed' | 'changed'>> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) return err('unknown')
    if (order.mails.length !== seen) return err('changed')
    const queued = await queueReceipt(tx, context, order)
    if (!queued.ok) return err('not_allowed')
    await recordChange(tx, { actor, now: context.now }, 'orders.resend-mail', ['order', id], {
      before: null,
      after: { mail: receiptMailKind },
    })
    return ok(null)
  })
}

async function queueReceipt(
  tx: Database,
  context: OrderContext,
  order: Order,
): Promise<Result<null, MailReceiptError>> {
  if (receiptKindOf(order) === null) return err('no_receipt')
  if (order.provenEmail === null || order.customerDeletedAt !== null) return err('not_proven')
  await context.mail(tx, {
    key: `order ${order.id} ${receiptMailKind} ${order.mails.length + 1}`,
    subject: order.id,
    kind: receiptMailKind,
    urgency: 'normal',
    message: receiptMail(order, order.provenEmail, context.publicUrl),
  })
  return ok(null)
}
