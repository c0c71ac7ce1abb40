import { shortDay } from '#dashboard/components/short-day.ts'
import { Link } from 'react-router'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { StatusDot } from '#dashboard/components/status-dot.tsx'
import type { AfterPayment } from '#dashboard/orders/after-payment.server.ts'
import { nextChargeText, quantityText, SubscriptionStateDot } from '#dashboard/orders/subscription-state.tsx'
import { formatMoney } from '#lib/money.ts'
import { orderNumber } from '#orders/order-number.ts'

/** The subscriptions and license keys of an order. Renders nothing if there are none (product: dashboard 82). */
export function AfterPaymentTables({ subscriptions, changes, lines }: AfterPayment) {
  const access = lines.filter(({ keys, missingKeys, endedAt }) => keys.length + missingKeys > 0 || endedAt)
  return (
    <>
      {changes && (
        <p>
          Changes the quantity of a subscription to {changes.quantity}:{' '}
          <Link to={`/dashboard/orders/${changes.orderId}`}>Order {orderNumber(changes.orderId)}</Link>
        </p>
      )}
      {subscriptions.length > 0 && (
        <section>
          <h2 className="work-title">Subscriptions</h2>
          <DataTable
            caption="Subscriptions of the order"
            columns={subscriptionColumns}
            rows={subscriptions}
          />
        </section>
      )}
      {access.length > 0 && (
        <section>
          <h2 className="work-title">Access</h2>
          <DataTable
            caption="Access of the order"
            columns={accessColumns}
            rows={access}
            rowKey={({ lineId }) => lineId}
          />
        </section>
      )}
    </>
  )
}

type Subscription = AfterPayment['subscriptions'][number]

const subscriptionColumns: readonly Column<Subscription>[] = [
  { title: 'Product', cell: ({ name }) => name },
  { title: 'Status', cell: SubscriptionStateDot },
  { title: 'Next charge', cell: nextChargeText },
  { title: 'Quantity', cell: quantityOf, isFigure: true },
  {
    title: 'Paid so far',
    cell: ({ payments }) =>
      `${formatMoney(payments.reduce((sum, { amount }) => sum + amount, 0))} in ${payments.length === 1 ? '1 payment' : `${payments.length} payments`}`,
    isFigure: true,
  },
]

function quantityOf({ openChange, ...subscription }: Subscription) {
  return (
    <>
      {quantityText(subscription)}
      {openChange && (
        <Link to={`/dashboard/orders/${openChange.orderId}`} className="block text-xs">
          Change to {openChange.quantity} not paid yet
        </Link>
      )}
    </>
  )
}

type LineOfAccess = AfterPayment['lines'][number]

const accessColumns: readonly Column<LineOfAccess>[] = [
  { title: 'Product', cell: ({ name }) => name },
  {
    title: 'Status',
    cell: ({ endedAt }) =>
      endedAt === null ? (
        <StatusDot tone="good">Active</StatusDot>
      ) : (
        <StatusDot tone="quiet">{`Ended on ${shortDay(endedAt)}`}</StatusDot>
      ),
  },
  { title: 'License keys', cell: Keys },
]

function Keys({ keys, missingKeys, areKeysImported }: LineOfAccess) {
  const active = keys.reduce((sum, key) => sum + key.active, 0)
  const limit = keys.reduce((sum, key) => sum + key.limit, 0)
  return (
    <>
      {missingKeys > 0 && (
        <span className="block">
          {missingKeys} missing: {areKeysImported ? 'the list is empty' : 'save the product’s access again'}
        </span>
      )}
      {keys.length > 0 && (
        <details>
          <summary className="cursor-pointer">
            {keys.length === 1 ? '1 key' : `${keys.length} keys`}, active on {active} of {limit}{' '}
            {limit === 1 ? 'machine' : 'machines'}
          </summary>
          <ul>
            {keys.map((key) => (
              <li key={key.id}>
                <code>{key.key}</code> on {key.active} of {key.limit}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
