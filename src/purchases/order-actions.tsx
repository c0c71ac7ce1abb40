import { useEffect, useState } from 'react'
import { forgetKey } from '#orders/checkout/idempotency-key.client.ts'
import type { Result } from '#lib/result.ts'
import { requestCancel, requestResume } from '#purchases/order-requests.client.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { Button } from '#ui/button.tsx'
import { fetchedEarly, LazyDialog } from '#ui/lazy-dialog.tsx'
import { toast } from '#ui/toast.store.ts'

interface OrderActionsProps {
  order: OrderAnswer
  /** Reads the orders again. */
  onChanged: () => Promise<void>
}

/** What the customer can still do: continue an unfinished hand-off, or cancel before anything is signed. */
export function OrderActions({ order, onChanged }: OrderActionsProps) {
  const [doing, setDoing] = useState<'resume' | 'cancel' | null>(null)
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    // The Back button restores the page as it was left.
    const wake = (event: PageTransitionEvent) => event.persisted && setDoing(null)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  if (!order.may_continue && !order.may_cancel) return null

  async function act<Value>(
    action: 'resume' | 'cancel',
    work: () => Promise<Result<Value, 'over' | 'failed'>>,
  ) {
    if (doing) return null
    setDoing(action)
    const done = await work()
    if (!done.ok) {
      toast({ ...failureToasts[done.reason], tone: 'destructive' })
      if (done.reason === 'over') await onChanged()
    }
    return done.ok ? { value: done.value } : null
  }

  async function goOn() {
    const address = await act('resume', () => requestResume(order.id))
    // The button stays busy until the window has left.
    if (address) window.location.assign(address.value)
    else setDoing(null)
  }

  async function stepBack() {
    const cancelled = await act('cancel', () => requestCancel(order.id))
    if (cancelled) {
      forgetKey()
      toast({ title: 'Order cancelled', description: 'Nothing was charged.', tone: 'success' })
      await onChanged()
    }
    setDoing(null)
    setAsking(false)
  }

  return (
    <div className="flex flex-wrap gap-3" data-screen-only="">
      {order.may_continue && (
        <Button variant="ink" busy={doing === 'resume'} busyLabel="Opening..." onClick={goOn}>
          {order.status === 'signed' || order.status === 'payment_failed'
            ? 'Continue to payment'
            : 'Continue to documents'}
        </Button>
      )}
      {order.may_cancel && (
        <Button variant="quiet" onClick={() => setAsking(true)} {...fetchedEarly(noContent)}>
          Cancel order
        </Button>
      )}
      <LazyDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Cancel this order?"
        load={noContent}
      >
        {() => (
          <>
            <p>You will no longer be able to sign its documents. Nothing has been charged.</p>
            <div className="mt-6 flex flex-wrap gap-3">
              <Button variant="danger" busy={doing === 'cancel'} busyLabel="Cancelling..." onClick={stepBack}>
                Yes, cancel the order
              </Button>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                Keep the order
              </Button>
            </div>
          </>
        )}
      </LazyDialog>
    </div>
  )
}

/** The question is small enough to be part of this file. */
async function noContent() {
  return {}
}

const failureToasts = {
  over: {
    title: 'This order has changed',
    description: 'That is no longer possible. Here is its current status.',
  },
  failed: { title: 'We could not reach the server', description: 'Nothing was changed. Please try again.' },
}
