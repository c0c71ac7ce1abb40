import { data, redirect, useActionData } from 'react-router'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { mailQueueOf } from '#mail/mail-queue-context.server.ts'
import { orderContext } from '#orders/order-context.server.ts'
import { receiptPath, renewalIn } from '#orders/order-paths.ts'
import { mailReceipt } from '#orders/receipts/receipts.commands.server.ts'
import { isBrowserOrder } from '#orders/receipt-kind.ts'
import { hasReceiptPdf } from '#orders/receipt.ts'
import { anyReceipt } from '#orders/receipts/renewal-receipts.queries.server.ts'
import { PurchaseAway, PurchaseMissing } from '#purchases/no-purchase.tsx'
import { isSignedIn, readPurchase } from '#purchases/read-purchase.server.ts'
import { ReceiptMissing, ReceiptScreen } from '#purchases/receipt/receipt-screen.tsx'
import { pageMeta } from '#site/page-meta.ts'
import type { Route } from './+types/receipt.page.ts'

export const handle = {
  isPersonal: true,
  privateParameters: ['mailed', 'line', 'renewal'],
} satisfies PageHandle

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  const receipt = loaderData?.state === 'found' ? loaderData.receipt : null
  return pageMeta(matches, {
    title: receipt ? `${receipt.title} ${receipt.number}` : 'Receipt',
    description: 'One of your receipts, to print or download.',
    path: receiptPath(params.order),
    noIndex: true,
  })
}

/** Loads the receipt of the customer's own order (product: receipts 1, 11). */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { db, environment } = pageContext(context)
  const read = await readPurchase({ request, context, orderId: params.order })
  if (read.state === 'away') return data(read, { status: 503 })
  if (read.state === 'missing') return data(read, { status: 404 })
  const { order, viewer } = read
  // An order placed without logging in has no receipt here. The response is the same as for a missing order.
  if (isBrowserOrder(order))
    return data({ state: 'missing' as const, isSignedIn: isSignedIn(viewer) }, { status: 404 })
  const renewal = renewalIn(url.searchParams)
  const receipt = await anyReceipt(db, order, renewal, environment)
  if (!receipt && renewal) return data({ state: 'missing' as const, isSignedIn: true }, { status: 404 })
  if (!receipt) return data({ state: 'not_paid' as const, status: order.status }, { status: 404 })
  const mailed = url.searchParams.get('mailed') === 'yes'
  const hasPdf = hasReceiptPdf(order)
  return data({ state: 'found' as const, receipt, renewal, hasPdf, mailTo: order.provenEmail, mailed })
}

/** Mails the receipt again (product: receipts 13). */
export async function action({ request, context, params }: Route.ActionArgs) {
  const page = pageContext(context)
  const read = await readPurchase({ request, context, orderId: params.order })
  if (read.state === 'away') return data({ outcome: 'away' as const }, { status: 503 })
  if (read.state === 'missing' || isBrowserOrder(read.order)) {
    return data({ outcome: 'missing' as const }, { status: 404 })
  }
  const { order } = read
  const limited = await page.limits.consume('receiptMail', order.provenEmail ?? order.id)
  if (!limited.ok) {
    const minutes = Math.ceil(limited.retryAfterSeconds / 60)
    return data({ outcome: 'too_many' as const, minutes }, { status: 429 })
  }
  const needs = orderContext({ ...page, jobs: mailQueueOf(context) })
  const mailed = await mailReceipt(page.db, needs, order.id)
  if (!mailed.ok) return data({ outcome: mailed.reason }, { status: 409 })
  return redirect(`${receiptPath(order.id)}?mailed=yes`)
}

export default function ReceiptPage({ loaderData, params }: Route.ComponentProps) {
  const answer = useActionData<typeof action>()
  switch (loaderData.state) {
    case 'missing':
      return (
        <PurchaseMissing
          record="receipt"
          path={receiptPath(params.order)}
          isSignedIn={loaderData.isSignedIn}
        />
      )
    case 'away':
      return <PurchaseAway records="receipt" />
    case 'not_paid':
      return <ReceiptMissing orderId={params.order} status={loaderData.status} />
    case 'found':
      return <ReceiptScreen orderId={params.order} {...loaderData} problem={answer ?? null} />
  }
}
