import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { maxOfOffer } from '#cart/product-data.ts'
import type { FieldErrors } from '#lib/field-errors.ts'
import { quantityFieldOf } from '#quotes/request-changes.forms.ts'
import type { QuoteView } from '#quotes/document/quote-view.ts'
import { Button, buttonClass } from '#ui/forms/button.tsx'
import { TextArea, TextField } from '#ui/forms/field.tsx'

export interface RejectedChange {
  fieldErrors: FieldErrors
  values: Record<string, string>
}

/** A form to change the quantities and the message of an unanswered request. It opens without JavaScript. */
export function ChangeRequest({ quote, rejected }: { quote: QuoteView; rejected: RejectedChange | null }) {
  const { state } = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (rejected) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [rejected])
  const field = (name: string, current: string | number) => ({
    name,
    defaultValue: rejected?.values[name] ?? String(current),
    error: rejected?.fieldErrors[name],
  })
  return (
    <details className="open:basis-full" open={rejected !== null || undefined}>
      <summary className={buttonClass({ variant: 'secondary' })}>Change request…</summary>
      <Form ref={form} method="post" noValidate className="mt-4 grid max-w-form gap-5">
        {quote.lines.map((line, position) => (
          <TextField
            key={line.id}
            label={`Quantity of ${line.name}`}
            inputMode="numeric"
            autoComplete="off"
            aria-description={`1 to ${maxOfOffer(line.offer)}`}
            {...field(quantityFieldOf(position), line.quantity)}
          />
        ))}
        <TextArea label="Message (optional)" rows={4} maxLength={2000} {...field('message', quote.message)} />
        <input type="hidden" name="intent" value="change" />
        <Button type="submit" variant="ink" className="w-fit" busy={state !== 'idle'} busyLabel="Saving…">
          Save changes
        </Button>
      </Form>
    </details>
  )
}
