import type { OrderActionAnswer, OrderIntent } from '#dashboard/orders/order-actions.forms.ts'
import { answeredFields, type AnsweredFields } from '#dashboard/components/action-answer.ts'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { CheckBox } from '#dashboard/components/check-box.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { formatMoney } from '#lib/money.ts'
import { mailOfStatus, mayMail, mayResend } from '#orders/transitions/order-mail-kinds.ts'
import { orderNumber } from '#orders/order-number.ts'
import { receiptKindOf } from '#orders/receipt-kind.ts'
import { mayTransition } from '#orders/order-status.ts'
import { mailLabel } from '#orders/order-timeline.ts'
import type { Order, OrderPayment } from '#orders/order.ts'
import { unrefundedPayment, whyNotApplied } from '#orders/subscription.ts'
import { TextArea, TextField } from '#ui/forms/field.tsx'

interface StaffActionsProps {
  order: Order
  payment: OrderPayment
  may: { note: boolean; resend: boolean; change: boolean }
  answer: OrderActionAnswer | undefined
}

/** The actions that the viewer may perform in the order's current status (product: dashboard 82 to 86). */
export function StaffActions({ order, payment, may, answer }: StaffActionsProps) {
  const fields = (intent: OrderIntent) => answeredFields(intent, answer)
  const wasPaid = order.timeline.some(({ to }) => to === 'paid')
  return (
    <section className="work-box work-actions" aria-label="Actions">
      {may.change && mayTransition(order.status, 'active') && (
        <Activate order={order} fields={fields('activate')} />
      )}
      {may.resend && mayResend(order, payment) && <Resend order={order} />}
      {may.resend && <MailReceipt order={order} />}
      {may.note && <AddNote order={order} fields={fields('note')} />}
      {may.change && wasPaid && payment.left > 0 && <NoteRefund order={order} fields={fields('refund')} />}
      {may.change && mayTransition(order.status, 'cancelled') && (
        <Cancel order={order} fields={fields('cancel')} />
      )}
    </section>
  )
}

interface FormProps {
  order: Order
  fields: AnsweredFields
}

function Activate({ order, fields }: FormProps) {
  return (
    <ActionPanel
      label="Mark active…"
      variant="primary"
      shortcut="approve"
      isOpen={fields.isOpen}
      question={`Mark order ${orderNumber(order.id)} active? ${activationEffect(order)}`}
    >
      <TextArea
        label="Note to the customer"
        hint={unrefundedPayment(order) > 0 ? 'Say what happens to the payment.' : 'Optional.'}
        rows={2}
        {...fields.of('text')}
      />
      <input type="hidden" name="seen" value={order.status} />
      <SubmitButton intent="activate">Yes, mark it active</SubmitButton>
    </ActionPanel>
  )
}

/**
 * Describes the effect of marking the order active. If a change of a subscription stays `paid`, it was paid
 * too late. Marking it active changes only its status, not the subscription (product: subscriptions 8).
 */
function activationEffect(order: Order): string {
  if (order.change === null) return 'The customer will see that their services are active.'
  const unrefunded = unrefundedPayment(order)
  const money =
    unrefunded > 0
      ? `${formatMoney(unrefunded)} was paid for it and isn’t refunded. Refund it in the signing portal and note the refund here first, or tell the customer what happens to it.`
      : 'Nothing is left to refund.'
  return `This doesn’t change the subscription. ${whyNotApplied} ${money} The customer will see that you have settled it.`
}

function Resend({ order }: { order: Order }) {
  const kind = mailOfStatus(order.status)
  if (!kind || !mayMail(kind, order)) return null
  return (
    <ActionPanel
      label="Send the email again…"
      question={`Send ‘${mailLabel({ kind }, order)}’ of order ${orderNumber(order.id)} to ${order.form.email} once more?`}
    >
      <input type="hidden" name="seen" value={order.mails.length} />
      <SubmitButton intent="resend">Yes, send it</SubmitButton>
    </ActionPanel>
  )
}

/** Mails the receipt. Only the verified email receives it (product: receipts 13). */
function MailReceipt({ order }: { order: Order }) {
  const { id, provenEmail, customerDeletedAt, mails } = order
  const kind = receiptKindOf(order)
  if (!kind || provenEmail === null || customerDeletedAt !== null) return null
  return (
    <ActionPanel
      label={`Mail the ${kind}…`}
      question={`Mail the ${kind} of order ${orderNumber(id)} to ${provenEmail}, with the PDF attached?`}
    >
      <input type="hidden" name="seen" value={mails.length} />
      <SubmitButton intent="receipt">Yes, mail it</SubmitButton>
    </ActionPanel>
  )
}

function AddNote({ order, fields }: FormProps) {
  return (
    <ActionPanel
      label="Add a note…"
      isOpen={fields.isOpen}
      question={`A note on order ${orderNumber(order.id)}, for staff only.`}
    >
      <TextArea label="Note" rows={3} required {...fields.of('text')} />
      <CheckBox name="checked" label="Nothing to do for now: take it off the stuck list" />
      <SubmitButton intent="note">Save the note</SubmitButton>
    </ActionPanel>
  )
}

function NoteRefund({ order, fields }: FormProps) {
  return (
    <ActionPanel
      label="Note a refund…"
      isOpen={fields.isOpen}
      question={`Order ${orderNumber(order.id)}, ${formatMoney(order.total)}. Make the refund in the signing portal, then note it here.`}
    >
      <TextField label="Amount in dollars" inputMode="decimal" required {...fields.of('amount')} />
      <TextArea label="What for" rows={2} required {...fields.of('text')} />
      <SubmitButton intent="refund">Note the refund</SubmitButton>
    </ActionPanel>
  )
}

function Cancel({ order, fields }: FormProps) {
  const warning = order.unsettled
    ? '  An update from the portal is still open: check there for a payment.'
    : ''
  return (
    <ActionPanel
      label="Cancel the order…"
      isOpen={fields.isOpen}
      question={`Cancel order ${orderNumber(order.id)} of ${order.form.fullName}? This can’t be undone.${warning}`}
    >
      <TextArea label="Reason" hint="The customer sees it." rows={2} required {...fields.of('text')} />
      <input type="hidden" name="seen" value={order.status} />
      <SubmitButton intent="cancel" variant="danger">
        Yes, cancel order {orderNumber(order.id)}
      </SubmitButton>
    </ActionPanel>
  )
}
