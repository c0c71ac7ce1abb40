import type { OrderAnswer } from '#orders/order-answers.ts'
import { mailLabel, mailState } from '#orders/order-timeline.ts'

/** Which mails an order has sent, and whether they arrived. */
export function MailsSent({ order }: { order: Pick<OrderAnswer, 'mails' | 'total'> }) {
  if (order.mails.length === 0) return null
  return (
    <div className="text-sm text-ink-soft">
      <h3 className="font-text text-sm font-semibold tracking-normal text-ink-faint">Emails</h3>
      <ul className="mt-1">
        {order.mails.map((mail) => (
          <li key={`${mail.kind} ${mail.at}`}>
            {mailLabel(mail, order)}: {mailState(mail)}
          </li>
        ))}
      </ul>
    </div>
  )
}
