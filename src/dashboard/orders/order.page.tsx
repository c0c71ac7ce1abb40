import { useActionData, Link } from 'react-router'
import { isAllowedForStaff } from '#account/staff/roles.ts'
import { Outcome } from '#dashboard/components/outcome.tsx'
import { afterPayment } from '#dashboard/orders/after-payment.server.ts'
import { AfterPaymentTables } from '#dashboard/orders/after-payment.tsx'
import { type OrderActionAnswer, orderDone, orderNotDone } from '#dashboard/orders/order-actions.forms.ts'
import { orderAction } from '#dashboard/orders/order-action.server.ts'
import { StaffActions } from '#dashboard/orders/order-actions-panel.tsx'
import { orderActivity } from '#dashboard/orders/order-activity.ts'
import { OrderActivityList } from '#dashboard/orders/order-activity-list.tsx'
import { CustomerFacts, OrderLines } from '#dashboard/orders/order-facts.tsx'
import { reloadsWhenChanged, intentOf } from '#dashboard/components/action-answer.ts'
import { stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { useCurrentAnswer } from '#ui/loading/use-current-answer.ts'
import { notFound, openPage } from '#dashboard/viewer.server.ts'
import { dashboardMeta } from '#dashboard/dashboard-meta.ts'
import { withoutDeletedCustomer } from '#orders/deleted-customers.ts'
import { notesOfOrder } from '#orders/receipts/order-notes.queries.server.ts'
import { orderNumber } from '#orders/order-number.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import { eventsOf } from '#orders/portal-events/portal-events.queries.server.ts'
import { staffStepsOf } from '#orders/admin/staff-steps.queries.server.ts'
import { refundable } from '#orders/transitions/refunds.commands.server.ts'
import { longestStuck, stuckSentence } from '#orders/admin/stuck.ts'
import { reasonsOfStuckOrders } from '#orders/admin/stuck-orders.queries.server.ts'
import type { Route } from './+types/order.page.ts'
import { OrderStatusDot } from '#dashboard/orders/order-status-dot.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { Banner } from '#ui/forms/banner.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'

export function meta({ params, ...page }: Route.MetaArgs) {
  const title = `Order ${orderNumber(params.orderId)}`
  return dashboardMeta(title, 'One order with its full history.')(page)
}

/** Loads one order for staff (product: dashboard 82). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { viewer, db, now } = await openPage({ request, context }, 'orders.see')
  const found = await orderById(db, params.orderId)
  if (!found) throw notFound()
  const seesDeleted = isAllowedForStaff(viewer, 'deleted-customers.see')
  const order = withoutDeletedCustomer(found, { seesDeleted })
  const [paid, payment, events, notes, staffSteps, own, stuck] = await Promise.all([
    afterPayment(db, order),
    refundable(db, order),
    eventsOf(db, order.id),
    notesOfOrder(db, order.id),
    staffStepsOf(db, order.id),
    reasonsOfStuckOrders(db, now, order.id),
    reasonsOfStuckOrders(db, now),
  ])
  stuck.delete(order.id)
  return {
    order,
    paid,
    payment,
    events,
    notes,
    staffSteps,
    stuck: own.get(order.id) ?? [],
    now,
    /** The other stuck orders. */
    queue: { next: longestStuck(stuck), count: stuck.size },
    done: intentOf(orderDone, new URL(request.url).searchParams.get('done')),
    may: {
      note: isAllowedForStaff(viewer, 'orders.note'),
      resend: isAllowedForStaff(viewer, 'orders.resend-mail'),
      replay: isAllowedForStaff(viewer, 'orders.replay'),
      change: isAllowedForStaff(viewer, 'orders.change'),
    },
  }
}

export const action = orderAction

export const clientAction = (args: Route.ClientActionArgs) => stayWhenUnreachable(args)

export const shouldRevalidate = reloadsWhenChanged

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const answer = useCurrentAnswer(useActionData<OrderActionAnswer>())
  const { order, paid, payment, events, notes, staffSteps, may } = loaderData
  return (
    <>
      <OrderHeading {...loaderData} answer={answer} />
      <div className="work-page">
        <div className="work-side">
          <StaffActions
            key={`${order.status} ${order.mails.length} ${notes.length}`}
            order={order}
            payment={payment}
            may={may}
            answer={answer}
          />
        </div>
        <div className="work-main">
          <OrderLines order={order} payment={payment} />
          <AfterPaymentTables {...paid} />
          <OrderActivityList
            order={order}
            activity={orderActivity({ order, events, notes, staffSteps })}
            mayReplay={may.replay}
          />
        </div>
        <div className="work-side">
          <CustomerFacts order={order} />
        </div>
      </div>
    </>
  )
}

type HeadingProps = Route.ComponentProps['loaderData'] & { answer: OrderActionAnswer | undefined }

function OrderHeading({ order, payment, stuck, now, queue, done, answer }: HeadingProps) {
  const { id, preparedAt, form } = order
  return (
    <>
      <BackLink to="/dashboard/orders">Orders</BackLink>
      <PageHeading
        title={`Order ${orderNumber(id)}`}
        status={<OrderStatusDot order={order} payment={payment} />}
        subject={{ kind: 'order', id }}
        lead={
          <>
            {form.fullName}, <Moment at={preparedAt} /> UTC
          </>
        }
      />
      <Outcome done={orderDone} problem={answer && orderNotDone[answer.outcome]}>
        {stuck.length > 0 && (
          <Banner title="This order is stuck">
            {stuck.map((cause) => (
              <p key={cause.reason}>{stuckSentence(cause, now)}</p>
            ))}
          </Banner>
        )}
        {queue.next !== null && (done !== null || stuck.length > 0) && (
          <p>
            <Link to={`/dashboard/orders/${queue.next}`} className="link" data-next>
              Next stuck order
            </Link>{' '}
            <span className="text-ink-soft">
              {queue.count === 1
                ? '1 more is waiting.'
                : `${queue.count.toLocaleString('en-US')} more are waiting.`}
            </span>
          </p>
        )}
      </Outcome>
    </>
  )
}
