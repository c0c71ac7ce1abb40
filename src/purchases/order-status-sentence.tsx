import { useEffect, useRef } from 'react'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { statusSentence } from '#orders/order-timeline.ts'
import { deadline } from '#orders/times.ts'
import { Unbroken } from '#ui/layout/unbroken.tsx'

/** Takes the focus if a new status removes the focused button. */
export function OrderStatusSentence({ order }: { order: OrderAnswer }) {
  const sentence = useRef<HTMLParagraphElement>(null)
  const shown = useRef(order.status)
  useEffect(() => {
    if (shown.current === order.status) return
    shown.current = order.status
    if (document.activeElement === document.body) sentence.current?.focus({ preventScroll: true })
  }, [order.status])
  return (
    <p ref={sentence} tabIndex={-1} role="status">
      <Unbroken text={statusSentence(order, (moment) => deadline(moment, order.time_zone))} />
    </p>
  )
}
