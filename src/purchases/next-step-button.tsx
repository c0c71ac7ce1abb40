import { useState } from 'react'
import { Link } from 'react-router'
import { orderPath } from '#orders/order-paths.ts'
import { nextStepOf } from '#purchases/next-step.ts'
import { useOrderActions, type OrderActionsOptions } from '#purchases/use-order-actions.ts'
import { Button, buttonClass } from '#ui/forms/button.tsx'

/** The next step of an order: a link to the signing portal or to the order's page. */
export function NextStepButton({ order, onChanged }: OrderActionsOptions) {
  const { doing, goOn } = useOrderActions({ order, onChanged })
  const [now] = useState(() => new Date())
  const step = nextStepOf(order, now)
  if (step.where === 'portal') {
    return (
      <div className="noscript:hidden" data-screen-only="">
        <Button variant="ink" busy={doing === 'resume'} busyLabel="Opening..." onClick={goOn}>
          {step.label}
        </Button>
      </div>
    )
  }
  const isMain = step.label !== 'View order'
  return (
    <Link
      to={orderPath(order.id) + (step.where === 'reviews' ? '#reviews' : '')}
      className={buttonClass({ variant: isMain ? 'ink' : 'secondary' })}
      data-screen-only=""
    >
      {step.label}
    </Link>
  )
}
