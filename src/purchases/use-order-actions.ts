import { useEffect, useState, type RefObject } from 'react'
import type { Result } from '#lib/result.ts'
import { forgetKey } from '#orders/checkout/idempotency-key.client.ts'
import { requestCancel, requestResume } from '#orders/browser/order-requests.client.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { toast } from '#ui/toasts/toast.store.ts'

export interface OrderActionsOptions {
  order: OrderAnswer
  onChanged: () => Promise<void>
  /** Set before the order can change, because the server may report the change before it responds. */
  actedRef?: RefObject<boolean>
}

/** Continues or cancels an order. Returns which action is running and whether the confirmation is open. */
export function useOrderActions({ order, onChanged, actedRef }: OrderActionsOptions) {
  const [running, setRunning] = useState<'resume' | 'cancel' | null>(null)
  const [isConfirming, setConfirming] = useState(false)

  useEffect(() => {
    // The Back button can restore the page from the browser's cache, still in its busy state.
    const wake = (event: PageTransitionEvent) => event.persisted && setRunning(null)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  async function act<Value>(
    action: 'resume' | 'cancel',
    work: () => Promise<Result<Value, 'over' | 'failed'>>,
  ) {
    if (running) return null
    setRunning(action)
    const done = await work()
    if (!done.ok) {
      toast({ ...failureToasts[done.reason], tone: 'destructive' })
      if (actedRef) actedRef.current = done.reason === 'over'
      if (done.reason === 'over') await onChanged()
    }
    return done.ok ? { value: done.value } : null
  }

  async function continueOrder() {
    const address = await act('resume', () => requestResume(order.id))
    // The button stays busy until the browser has left the page.
    if (address) window.location.assign(address.value)
    else setRunning(null)
  }

  async function cancelOrder() {
    if (actedRef) actedRef.current = true
    const cancelled = await act('cancel', () => requestCancel(order.id))
    if (cancelled) {
      forgetKey()
      toast({ title: 'Order canceled', description: 'Nothing was charged.', tone: 'success' })
      await onChanged()
    }
    setRunning(null)
    setConfirming(false)
  }

  return { running, isConfirming, setConfirming, continueOrder, cancelOrder }
}

const failureToasts = {
  over: {
    title: 'This order has changed',
    description: 'That’s no longer possible. Here’s its current status.',
  },
  failed: { title: 'We couldn’t connect', description: 'Nothing has changed. Please try again.' },
}
