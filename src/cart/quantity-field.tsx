import { useId, useState, type KeyboardEvent } from 'react'
import { buttonClass } from '#ui/forms/button.tsx'
import { nearby } from '#ui/forms/element-refs.ts'
import { MinusIcon, PlusIcon } from '#ui/icons/icons-cart.tsx'

interface QuantityFieldProps {
  name: string
  quantity: number
  /** 0 if a quantity below 1 removes the line. */
  min: 0 | 1
  max: number
  atMaximum: string
  busy?: boolean
  onStep: (change: 1 | -1) => void
  /** Called with a valid quantity that was entered. */
  onChange: (quantity: number) => void
}

/**
 * A quantity with plus and minus buttons and a number field. Invalid input does not change the quantity, and
 * stays in the field until it is corrected (product: cart 6).
 */
export function QuantityField({
  name,
  quantity,
  min,
  max,
  atMaximum,
  busy = false,
  onStep,
  onChange,
}: QuantityFieldProps) {
  const [entry, setEntry] = useState<string | null>(null)
  const [isRejected, setRejected] = useState(false)
  const hint = useId()
  const isAtMaximum = quantity >= max
  const atMaximumWords = isAtMaximum ? atMaximum : null
  const words = isRejected ? `Still ${quantity}. Enter 1 to ${max}.` : atMaximumWords

  function show(next: string | null): void {
    setRejected(false)
    setEntry(next)
  }

  function step(change: 1 | -1): void {
    show(null)
    onStep(change)
  }

  function enter(): void {
    if (entry === null) return
    const entered = /^\s*\d{1,5}\s*$/.test(entry) ? Number(entry) : null
    // A quantity above a maximum that was lowered can still be reduced.
    const isPossible = entered !== null && entered >= min && (entered <= max || entered < quantity)
    if (!isPossible) return setRejected(true)
    show(null)
    if (entered !== quantity) onChange(entered)
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter') enter()
    if (event.key !== 'Escape' || entry === null) return
    // By default, Escape would close the cart.
    event.preventDefault()
    show(null)
  }

  return (
    <div className="grid w-fit gap-1">
      <div className="flex items-center rounded-full border border-line-strong">
        <Step {...{ name, busy, step }} change={-1} closed={quantity <= min} describedBy={undefined} />
        <span className="sr-only">Quantity {quantity}</span>
        <input
          className="min-h-11 w-10 scroll-mb-8 rounded-sm bg-transparent text-center text-base font-semibold tabular-nums"
          aria-label={`Quantity of ${name}`}
          aria-invalid={isRejected || undefined}
          aria-describedby={words === null ? undefined : hint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          readOnly={busy}
          value={entry ?? quantity}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => show(currentTarget.value)}
          onKeyDown={press}
          onBlur={enter}
        />
        <Step
          {...{ name, busy, step }}
          change={1}
          closed={isAtMaximum}
          describedBy={isAtMaximum ? hint : undefined}
        />
      </div>
      {/* Space for this line is always reserved, and long texts extend to the left, so that no button
          moves. */}
      <div className="flex min-h-5 w-0 min-w-full justify-end whitespace-nowrap">
        {words !== null && (
          <p
            id={hint}
            ref={isRejected ? nearby : undefined}
            role={isRejected ? 'alert' : undefined}
            className={`text-xs ${isRejected ? 'text-red' : 'text-ink-faint'}`}
          >
            {words}
          </p>
        )}
      </div>
    </div>
  )
}

interface StepProps {
  name: string
  change: 1 | -1
  closed: boolean
  busy: boolean
  /** The id of the text that explains why the button is disabled. */
  describedBy: string | undefined
  step: (change: 1 | -1) => void
}

function Step({ name, change, closed, busy, describedBy, step }: StepProps) {
  const Icon = change === 1 ? PlusIcon : MinusIcon
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'quiet', size: 'icon' })}
      aria-label={`${change === 1 ? 'Increase' : 'Decrease'} quantity of ${name}`}
      aria-disabled={busy || closed || undefined}
      aria-busy={(busy && !closed) || undefined}
      aria-describedby={describedBy}
      onClick={() => void (busy || closed || step(change))}
    >
      <Icon className="size-4" />
    </button>
  )
}
