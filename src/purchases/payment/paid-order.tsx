import { useMemo } from 'react'
import { Link } from 'react-router'
import { useSession } from '#account/session/use-session.ts'
import { NoPaymentToShow, PaymentWays } from '#purchases/payment/no-payment.tsx'
import { paymentOf, type Payment } from '#purchases/payment/payment.ts'
import { useEmptyPaidCart } from '#purchases/payment/use-empty-paid-cart.ts'
import { OrderEntry, PortalButton } from '#purchases/order-card.tsx'
import { OrderDocuments } from '#purchases/order-documents.tsx'
import { OrderSupport } from '#purchases/order-support.tsx'
import { isOfBrowser } from '#purchases/next-step.ts'
import { parseOrders } from '#orders/browser/parse-orders.client.ts'
import { changeSentence } from '#orders/order-timeline.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { orderPath } from '#orders/order-paths.ts'
import { AlertIcon, CheckIcon } from '#ui/icons/icons-interface.tsx'
import { ClockIcon } from '#ui/icons/icons-orders.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Unbroken } from '#ui/layout/unbroken.tsx'

interface PaidOrderProps {
  /** The order as received from the server, unparsed. */
  answered: unknown
  sessionId: string
  onChanged: () => Promise<void>
}

/** The order of a payment, with live updates. It is confirmed as soon as the server knows about the payment. */
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
  const { title, text } = order.change ? changeWords(order, payment) : words[payment]
  return (
    <div className="mx-auto grid max-w-text grid-cols-1 justify-items-center gap-6">
      <div className="grid justify-items-center gap-3 text-center">
        <Sign payment={payment} />
        <h1 className="text-3xl">{title}</h1>
        <p role="status" className="max-w-form text-balance text-ink-soft">
          <Unbroken text={text || nextStepSentence(order)} />
        </p>
        {payment === 'confirmed' && <ButtonLink to={orderPath(order.id)}>{orderLinkLabel(order)}</ButtonLink>}
      </div>
      <Card className="w-full divided">
        <OrderEntry
          order={order}
          step={payment === 'failed' ? <PortalButton order={order} onChanged={onChanged} /> : undefined}
        />
        <OrderDocuments order={order} className="px-5 py-2 md:px-6" />
      </Card>
      <div className="flex flex-wrap justify-center gap-x-6 gap-y-3">
        {payment === 'confirmed' ? <QuietWays /> : <PaymentWays isSecondary={payment === 'failed'} />}
      </div>
      <div className="text-center">
        <OrderSupport />
      </div>
      {payment === 'confirmed' && <ConfirmEmail />}
    </div>
  )
}

/** At the end and in small type, because the order matters more (product: accounts 29). */
function ConfirmEmail() {
  const { session } = useSession()
  if (session.status !== 'signed-in' || session.mode !== 'backend' || session.emailProven) return null
  return (
    <p className="text-center text-sm text-ink-soft">
      Receipts by mail and reviews need a confirmed email. Open the link we sent you, or{' '}
      <Link to="/settings?tab=security" className="link">
        send it again
      </Link>
      .
    </p>
  )
}

/** Below the button of the order, which is the main action. */
function QuietWays() {
  return (
    <>
      <Link to="/marketplace/my-purchases" className="link inline-flex min-h-11 items-center">
        View My Purchases
      </Link>
      <Link to="/marketplace" className="link inline-flex min-h-11 items-center">
        Continue Shopping
      </Link>
    </>
  )
}

/** The label that My Purchases uses for the same page. */
function orderLinkLabel({ status, change, access_ended }: OrderAnswer): string {
  return status === 'active' && !change && !access_ended ? 'Get started' : 'View order'
}

const signs = {
  confirmed: { Icon: CheckIcon, look: 'bg-teal-soft text-teal' },
  pending: { Icon: ClockIcon, look: 'bg-accent-soft text-accent-text' },
  failed: { Icon: AlertIcon, look: 'bg-red-soft text-red' },
  ended: { Icon: AlertIcon, look: 'bg-sunken text-ink-soft' },
}

function Sign({ payment }: { payment: Payment }) {
  const { Icon, look } = signs[payment]
  return (
    <span className={`grid size-14 place-items-center rounded-full ${look}`}>
      <Icon className="size-7" />
    </span>
  )
}

function nextStepSentence(order: OrderAnswer): string {
  if (order.access_ended) return 'Access to this order has ended.'
  if (order.status === 'active') return 'Your services are active, and you’ll find them under My Purchases.'
  const soon = 'We’ll activate your services within 24-48 hours. Setup starts after that.'
  return `${soon} ${isOfBrowser(order) ? 'My Purchases shows when they’re active.' : 'We’ll email you as soon as they’re active.'}`
}

/** The message for a change of a subscription's quantity. The change may be free (product: subscriptions 8). */
function changeWords(order: OrderAnswer, payment: Payment) {
  if (payment === 'confirmed') {
    const title = order.total === 0 ? 'Your change is confirmed' : 'Your payment was successful'
    return { title, text: `Thank you. ${changeSentence(order)}` }
  }
  if (payment !== 'pending' || order.total > 0) return words[payment]
  return { title: 'Thank you. Your change is being confirmed', text: words.pending.text }
}

const words = {
  confirmed: { title: 'Thank you for your order', text: '' },
  pending: {
    title: 'Thank you. Your payment is being confirmed',
    text: 'We haven’t heard from the signing portal yet. This page updates by itself, so there’s no need to wait here.',
  },
  failed: {
    title: 'Your payment didn’t go through',
    text: 'Nothing was charged. You can try again.',
  },
  ended: { title: 'This order has ended', text: 'Nothing was charged.' },
}
