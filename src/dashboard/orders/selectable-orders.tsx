import { Form } from 'react-router'
import { maxActivated } from '#dashboard/orders/activate-orders.ts'
import { ConfirmBar, SelectionBar } from '#dashboard/lists/selection-bar.tsx'
import { useSelection } from '#dashboard/lists/use-selection.ts'
import type { OrderRow } from '#dashboard/orders/order-rows.server.ts'
import { OrdersTable } from '#dashboard/orders/orders-table.tsx'
import { counted } from '#catalog/products/labels.ts'
import { orderNumber } from '#orders/order-number.ts'
import { Button } from '#ui/forms/button.tsx'

interface SelectableOrdersProps {
  rows: readonly OrderRow[]
  count: number | null
  now: Date
  sort: string
  /** The orders to mark active, while the confirmation is shown. */
  toConfirm: readonly string[]
}

/** The orders with checkboxes, and the bar that marks the selected orders active. */
export function SelectableOrders({ rows, count, toConfirm, ...table }: SelectableOrdersProps) {
  const selection = useSelection(rows.map(({ id }) => id))
  const size = counted(toConfirm.length, 'order')
  const selected = rows.filter(({ id }) => selection.ids.includes(id))
  const canActivate =
    !selection.isHydrated || selection.hasAll || selected.some(({ status }) => status === 'paid')
  const names = toConfirm.map((id) => {
    const row = rows.find((each) => each.id === id)
    return row ? `${orderNumber(id)} ${row.customer}` : orderNumber(id)
  })
  return (
    <>
      <Form method="post">
        <OrdersTable rows={rows} selection={selection} {...table} />
        {toConfirm.length === 0 && rows.length > 0 && (
          <SelectionBar
            selection={selection}
            rows={rows.length}
            count={count ?? rows.length}
            max={maxActivated}
            one="order"
          >
            {canActivate ? (
              <Button
                type="submit"
                name="intent"
                value="activate"
                variant="secondary"
                data-shortcut="approve-row"
              >
                Mark active
              </Button>
            ) : (
              <span className="text-ink-soft">Only paid orders can be marked active.</span>
            )}
          </SelectionBar>
        )}
      </Form>
      {toConfirm.length > 0 && (
        <ConfirmBar
          question={
            toConfirm.length === 1
              ? 'Mark 1 order active? Its customer gets an email, and it can’t be undone.'
              : `Mark ${size} active? Their customers get an email, and it can’t be undone. Orders that aren’t paid are left out.`
          }
          ids={toConfirm}
          names={names}
          intent="activate"
          label={`Mark ${size} active`}
        />
      )}
    </>
  )
}
