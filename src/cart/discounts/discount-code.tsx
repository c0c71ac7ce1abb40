import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import type { DiscountOfCart } from '#cart/discounts/use-discount.ts'
import { Button } from '#ui/forms/button.tsx'
import { nearby } from '#ui/forms/element-refs.ts'

/** The field for a discount code, with the result of the check (product: discounts 2). */
export function DiscountCode({ of: discount }: { of: DiscountOfCart }) {
  const { code, error, isChecking } = discount
  const [isOpen, setOpen] = useState(false)
  const pressed = useRef(false)
  const shown = useRef<HTMLDivElement>(null)

  // A press replaces the pressed control, so the focus moves to the new one.
  useEffect(() => {
    if (!pressed.current || isChecking) return
    pressed.current = false
    shown.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [code, error, isChecking, isOpen])

  function press(work: () => void) {
    pressed.current = true
    work()
  }

  return (
    <div ref={shown} className="grid">
      <CodeControls
        {...discount}
        isOpen={isOpen}
        open={() => press(() => setOpen(true))}
        apply={(entered) => press(() => discount.apply(entered))}
        remove={() => press(discount.remove)}
      />
    </div>
  )
}

interface CodeControlsProps extends DiscountOfCart {
  isOpen: boolean
  open: () => void
}

function CodeControls({ code, discount, error, isChecking, apply, remove, isOpen, open }: CodeControlsProps) {
  if (code === null && !isOpen) {
    return (
      <Button variant="quiet" className="-my-2 -ms-4 justify-self-start px-4 text-sm" onClick={open}>
        Add a discount code
      </Button>
    )
  }
  if (code === null || error !== null) {
    return (
      <CodeForm
        key={code}
        rejected={code}
        error={error}
        onApply={apply}
        onRemove={code === null ? null : remove}
      />
    )
  }
  return (
    <div className="flex items-center justify-between gap-x-4 text-sm">
      <p role="status">
        {isChecking || !discount ? `Checking ${code}…` : `Code ${discount.code} applied: ${discount.label}.`}
      </p>
      <Button
        variant="quiet"
        className="-my-2 -me-3 px-3 text-sm"
        aria-label={`Remove the code ${code}`}
        onClick={remove}
      >
        Remove
      </Button>
    </div>
  )
}

interface CodeFormProps {
  rejected: string | null
  error: string | null
  onApply: (code: string) => void
  onRemove: (() => void) | null
}

function CodeForm({ rejected, error, onApply, onRemove }: CodeFormProps) {
  const [entered, setEntered] = useState(rejected ?? '')
  const id = useId()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    event.stopPropagation()
    if (entered.trim() !== '') onApply(entered)
  }

  return (
    <form className="field" onSubmit={submit} noValidate>
      <label htmlFor={id} className="field-label">
        Discount code
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          value={entered}
          onChange={({ currentTarget }) => setEntered(currentTarget.value)}
          className="control min-w-0 grow uppercase"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          aria-invalid={error !== null || undefined}
          aria-describedby={error === null ? undefined : `${id}-error`}
        />
        <Button type="submit" variant="secondary">
          Apply
        </Button>
      </div>
      <div className="flex items-center justify-between gap-x-4 empty:hidden">
        {error !== null && (
          <p id={`${id}-error`} ref={nearby} role="alert" className="field-error">
            {error}
          </p>
        )}
        {onRemove && (
          <Button variant="quiet" className="-my-1 -me-3 px-3 text-sm" onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
    </form>
  )
}
