import { useAddItems } from '#cart/browser/use-add-items.ts'
import { useCart } from '#cart/browser/use-cart.ts'
import { formatPrice } from '#lib/money.ts'
import type { OrderAnswer } from '#orders/order-answers.ts'
import { repeated, type Repeated } from '#purchases/buy-again.ts'
import { Button } from '#ui/forms/button.tsx'

/** Adds all items that can still be bought. Lists what has changed beforehand (product: receipts 17). */
export function BuyAgain({ order }: { order: OrderAnswer }) {
  const again = repeated(order)
  const { add, state } = useAddItems(again.items)
  const { dialog } = useCart()
  if (order.may_continue || order.today.length === 0) return null
  return (
    <div className="grid gap-3" data-screen-only="">
      <WhatChanged again={again} />
      {again.items.length > 0 && (
        <div className="flex flex-wrap gap-3 noscript:hidden">
          <Button
            variant="secondary"
            aria-disabled={state === 'added'}
            busy={state === 'adding'}
            busyLabel="Adding…"
            onClick={() => void add()}
          >
            {state === 'added' ? 'Added' : 'Buy again'}
          </Button>
          {state === 'added' && (
            <Button variant="quiet" onClick={dialog.open}>
              View cart
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function WhatChanged({ again: { items, gone, changes, fewer } }: { again: Repeated }) {
  if (items.length === 0) {
    return <p className="text-sm text-ink-soft">Nothing in this order is available anymore.</p>
  }
  if (gone.length + changes.length + fewer.length === 0) return null
  return (
    <ul className="grid gap-1 text-sm text-ink-soft">
      {gone.map((name) => (
        <li key={name}>{name} is no longer available, so we won’t add it.</li>
      ))}
      {changes.map(({ name, from, to }) => (
        <li key={name}>
          {name} is now {formatPrice(to)}. It was {formatPrice(from)}.
        </li>
      ))}
      {fewer.map(({ name, quantity }) => (
        <li key={name}>
          {name}: limit {quantity} per order, so we’ll add {quantity}.
        </li>
      ))}
    </ul>
  )
}
