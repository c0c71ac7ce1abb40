import { useEffect, useRef, type RefObject } from 'react'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { statusSentence } from '#orders/order-timeline.ts'
import { dateAndTime } from '#orders/times.ts'
import { Unbroken } from '#ui/layout/unbroken.tsx'

interface OrderStatusSentenceProps {
  order: OrderAnswer
  actedRef: RefObject<boolean>
}

/** Announces a new status. Takes the focus only if the customer's own action removed the focused button. */
export function OrderStatusSentence({ order, actedRef }: OrderStatusSentenceProps) {
  const sentence = useRef<HTMLParagraphElement>(null)
  const shown = useRef(order.status)
  useEffect(() => {
    if (shown.current === order.status) return
    shown.current = order.status
    const isFocusLost = document.activeElement === document.body
    if (actedRef.current && isFocusLost) sentence.current?.focus({ preventScroll: true })
    actedRef.current = false
  }, [order.status, actedRef])
  return (
    <p ref={sentence} tabIndex={-1} role="status">
      <Unbroken text={statusSentence(order, (moment) => dateAndTime(moment, order.time_zone))} />
    </p>
  )
}
