import { useMemo } from 'react'
import { NoPaymentToShow, PaymentSupport, PaymentWays } from '#purchases/payment/no-payment.tsx'
import { paymentOf, type Payment } from '#purchases/payment/payment.ts'
import { useEmptyPaidCart } from '#purchases/payment/use-empty-paid-cart.ts'
import { OrderCard } from '#purchases/order-card.tsx'
import { OrderDocuments } from '#purchases/order-documents.tsx'
import { isOfBrowser } from '#purchases/next-step.ts'
import { parseOrders } from '#orders/browser/parse-orders.client.ts'
import { changeSentence } from '#orders/order-timeline.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

interface PaidOrderProps {
  /** As sent by the server, unparsed. */
  answered: unknown
  sessionId: string
  onChanged: () => Promise<void>
}

/** The order of a payment, updated live: confirmed as soon as the server knows of the payment. */
export function PaidOrder({ answered, sessionId, onChanged }: PaidOrderProps) {
  const order = useMemo(() => parseOrders([answered])[0], [answered])
  if (!order) return <NoPaymentToShow why="not_answered" onRetry={onChanged} />
  return <Known order={order} sessionId={sessionId} onChanged={onChanged} />
}

interface KnownProps extends Omit<PaidOrderProps, 'answered'> {
  order: OrderAnswer
}

function Known({ order, sessionId, onChanged }: KnownProps) {
  const payment = paymentOf(order)
  useEmptyPaidCart(order, sessionId)
  const { title, text } = order.changes_quantity ? changeWords(order, payment) : words[payment]
  return (
    <>
      <EmptyState heading="h1" title={title} action={<PaymentWays />}>
        <p role="status">
          <Unbroken text={text || thanks(order)} />
        </p>
        <PaymentSupport />
      </EmptyState>
      <div className="mx-auto max-w-text">
        <OrderCard order={order} onChanged={onChanged}>
          <OrderDocuments order={order} />
        </OrderCard>
      </div>
    </>
  )
}

function thanks(order: OrderAnswer): string {
  if (order.status === 'active')
    return "Thank you. Your services are active, and you'll find them under My Purchases."
  const soon = 'Thank you. Your services will be active within 24-48 hours.'
  return isOfBrowser(order)
    ? `${soon} My Purchases shows when they are.`
    : `${soon} We'll email you as soon as they are.`
}

/** A change of a subscription's quantity, which may cost nothing (product: subscriptions 8). */
function changeWords(order: OrderAnswer, payment: Payment) {
  if (payment === 'confirmed') {
    const title = order.total === 0 ? 'Your change is confirmed' : 'Your payment was successful'
    return { title, text: `Thank you. ${changeSentence(order)}` }
  }
  if (payment !== 'pending' || order.total > 0) return words[payment]
  return { title: 'Thank you. Your change is being confirmed', text: words.pending.text }
}

const words = {
  confirmed: { title: 'Your payment was successful', text: '' },
  pending: {
    title: 'Thank you. Your payment is being confirmed',
    text: "We haven't heard from the signing portal yet. This page updates by itself, so there's no need to wait here.",
  },
  failed: {
    title: 'Your payment didn’t go through',
    text: 'Nothing was charged. You can try again.',
  },
  ended: { title: 'This order has ended', text: 'Nothing was charged.' },
}
