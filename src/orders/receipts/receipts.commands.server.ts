import type { Database } from '#db/database.server.ts'
import { err, ok, type Result } from '#lib/result.ts'
import type { Order } from '#orders/order.ts'
import type { OrderContext } from '#orders/order-transitions.commands.server.ts'
import { lockOrder } from '#orders/order-transitions.commands.server.ts'
import { receiptKindOf } from '#orders/receipts/receipt-kind.ts'
import { receiptMail, receiptMailKind } from '#orders/receipts/receipt-mail.ts'

export type MailReceiptError = 'unknown' | 'no_receipt' | 'not_proven'

/** Sends the receipt once more, to the proven email of the order's customer alone (product: receipts 13). */
export async function mailReceipt(
  db: Database,
  context: OrderContext,
  orderId: string,
): Promise<Result<{ to: string; order: Order }, MailReceiptError>> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return err('unknown')
    if (receiptKindOf(order) === null) return err('no_receipt')
    if (order.provenEmail === null || order.customerDeletedAt !== null) return err('not_proven')
    await context.mail(tx, {
      key: `order ${order.id} ${receiptMailKind} ${order.mails.length + 1}`,
      subject: order.id,
      kind: receiptMailKind,
      urgency: 'normal',
      message: receiptMail(order, order.provenEmail, context.publicUrl),
    })
    return ok({ to: order.provenEmail, order })
  })
}
