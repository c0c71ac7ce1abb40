import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import {
  quantityHint,
  quantityWords,
  type SubscriptionAnswer,
} from '#purchases/subscriptions/subscription-answer.ts'
import { keepAccess } from '#catalog/details/cancel-words.ts'
import { longDay } from '#orders/times.ts'
import type { SubscriptionView } from '#orders/subscriptions/subscriptions.queries.server.ts'
import { Button, buttonClass } from '#ui/forms/button.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { ChevronDownIcon } from '#ui/icons/icons-interface.tsx'

interface SubscriptionChangesProps {
  subscription: SubscriptionView
  answer: SubscriptionAnswer | undefined
  now: string
}

export function SubscriptionChanges({ subscription, answer, now }: SubscriptionChangesProps) {
  const { id, name, status, periodEnd, openChange, timeZone } = subscription
  if (status === 'canceling') {
    return (
      <Form method="post" preventScrollReset data-screen-only="">
        <Hidden line={id} intent="resume" />
        <Button type="submit" variant="ink">
          Resume<span className="sr-only"> {name}</span>
        </Button>
      </Form>
    )
  }
  return (
    <>
      <ChangeQuantity subscription={subscription} answer={answer} now={now} />
      <details data-screen-only="">
        <summary className="disclosure">
          Cancel subscription<span className="sr-only"> {name}</span>
          <ChevronDownIcon className="size-4" />
        </summary>
        <Form method="post" preventScrollReset className="mt-3 grid justify-items-start gap-3">
          <p>
            {keepAccess} That’s until {longDay(periodEnd, timeZone)}, and you can resume it until then.
            {openChange && ` We’ll also cancel your unpaid change to ${openChange.quantity}.`}
          </p>
          <Hidden line={id} intent="cancel" />
          <Button type="submit" variant="danger">
            Cancel at the end of the period
          </Button>
        </Form>
      </details>
    </>
  )
}

function ChangeQuantity({ subscription, answer, now }: SubscriptionChangesProps) {
  const { id, name, quantity, nextQuantity, maxUnits } = subscription
  const { state } = useNavigation()
  const current = String(nextQuantity ?? quantity)
  const entered = answer?.outcome === 'invalid' ? answer.values['quantity'] : undefined
  const [input, setInput] = useState(entered ?? current)
  const [rejected, setRejected] = useState(entered)
  const field = useRef<HTMLInputElement>(null)
  // Shows the amounts of a quantity that was entered before hydration.
  useEffect(() => setInput((known) => field.current?.value ?? known), [])
  const isInvalid = input === rejected || input === entered
  const words = quantityWords(subscription, input, new Date(now))
  return (
    <details data-screen-only="" open={entered !== undefined || undefined}>
      <summary className={buttonClass({ variant: 'secondary' })}>
        Change the quantity<span className="sr-only"> of {name}</span>
      </summary>
      <Form
        method="post"
        noValidate
        preventScrollReset
        className="mt-4 grid max-w-sm gap-4"
        onSubmit={(event) => {
          if (words !== null) return
          event.preventDefault()
          setRejected(input)
          event.currentTarget.querySelector<HTMLElement>('[name=quantity]')?.focus()
        }}
        onReset={(event) => {
          event.preventDefault()
          setInput(current)
          event.currentTarget.closest('details')?.removeAttribute('open')
        }}
      >
        <TextField
          label="New quantity"
          hint={quantityHint(subscription, new Date(now))}
          ref={field}
          name="quantity"
          id={`quantity-${id}`}
          inputMode="numeric"
          autoComplete="off"
          value={input}
          onChange={(event) => setInput(event.target.value)}
          error={isInvalid ? `Enter a number from 1 to ${maxUnits}.` : undefined}
          aria-description={`1 to ${maxUnits}`}
        />
        <p role="status" className="font-semibold tabular-nums empty:hidden">
          {input !== current && words}
        </p>
        <Hidden line={id} intent="quantity" />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="ink" busy={state === 'submitting'} busyLabel="Working…">
            Continue
          </Button>
          <Button type="reset" variant="secondary">
            Keep {current}
          </Button>
        </div>
      </Form>
    </details>
  )
}

function Hidden({ line, intent }: { line: string; intent: string }): ReactNode {
  return (
    <>
      <input type="hidden" name="line" value={line} />
      <input type="hidden" name="intent" value={intent} />
    </>
  )
}
