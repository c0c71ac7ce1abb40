import { Hono, type Context } from 'hono'
import type { OrderNeeds } from '#orders/order-context.server.ts'
import { orderViewer } from '#orders/order-owner.server.ts'
import { receiptPath, renewalIn } from '#orders/order-paths.ts'
import { hasReceiptPdf, receiptAsPdf } from '#orders/receipt.ts'
import { orderOf } from '#orders/orders.queries.server.ts'
import { anyReceipt } from '#orders/receipts/renewal-receipts.queries.server.ts'
import { pdfResponse } from '#pdf/make-pdf.server.ts'

/**
 * Serves receipts as PDF to their customers. A receipt with characters that the font lacks has only a page
 * (product: receipts 9–11).
 */
export function receiptsEndpoint(context: OrderNeeds): Hono {
  const { db, environment } = context
  const app = new Hono()

  app.get('/marketplace/my-purchases/:order/receipt.pdf', async (c) => {
    c.header('cache-control', 'private, no-store')
    const viewer = await orderViewer(context, c.req.raw.headers)
    const order = await orderOf(db, { ...viewer, browserKeyHash: null }, c.req.param('order'))
    const renewal = renewalIn(new URL(c.req.url).searchParams)
    const receipt = order && (await anyReceipt(db, order, renewal, environment))
    if (!receipt) return notHere(c)
    // The receipt's page explains why there is no PDF.
    if (!hasReceiptPdf(order)) return c.redirect(receiptPath(order.id, renewal))
    return pdfResponse(receiptAsPdf(receipt))
  })
  return app
}

function notHere(c: Context): Response {
  return c.text('We couldn’t find this receipt.', 404)
}
