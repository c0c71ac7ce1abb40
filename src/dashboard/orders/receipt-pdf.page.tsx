import { redirect } from 'react-router'
import { isAllowedForStaff } from '#account/staff/roles.ts'
import { notFound, openPage } from '#dashboard/viewer.server.ts'
import { withoutDeletedCustomer } from '#orders/deleted-customers.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { hasReceiptPdf, receiptAsPdf } from '#orders/receipt.ts'
import { receiptOfOrder } from '#orders/receipts/receipts.queries.server.ts'
import { pdfResponse } from '#pdf/make-pdf.server.ts'
import type { Route } from './+types/receipt-pdf.page.ts'

/** Serves the receipt of an order to staff, as a PDF (product: dashboard 89). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { viewer, db, environment } = await openPage({ request, context }, 'orders.see')
  const found = await orderById(db, params.orderId)
  if (!found) throw notFound()
  const seesDeleted = isAllowedForStaff(viewer, 'deleted-customers.see')
  const order = withoutDeletedCustomer(found, { seesDeleted })
  const receipt = await receiptOfOrder(db, order, environment)
  if (!receipt) throw notFound()
  if (!hasReceiptPdf(order)) return redirect(`/dashboard/orders/${order.id}`)
  return pdfResponse(receiptAsPdf(receipt))
}
