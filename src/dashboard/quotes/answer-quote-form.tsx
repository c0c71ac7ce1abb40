import { Form } from 'react-router'
import { answeredFields } from '#dashboard/components/action-answer.ts'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import type { QuoteActionAnswer } from '#dashboard/quotes/quote-action-answer.ts'
import { formatPrice } from '#lib/money.ts'
import { priceFieldOf } from '#quotes/promised-prices.ts'
import { quoteSeen, type Quote } from '#quotes/quote.ts'
import { TextArea, TextField } from '#ui/forms/field.tsx'

interface AnswerQuoteFormProps {
  quote: Quote
  /** A date such as `2026-11-22`. */
  today: string
  answer: QuoteActionAnswer | undefined
}

/** One price per line. Works without JavaScript, and every error keeps the form values (product: quotes 18). */
export function AnswerQuoteForm({ quote, today, answer }: AnswerQuoteFormProps) {
  const fields = answeredFields('answer', answer)
  const withDefault = (name: string, value: string) => {
    const { defaultValue = value, ...field } = fields.of(name)
    return { ...field, defaultValue }
  }
  const isAgain = quote.version > 0
  return (
    <Form method="post" noValidate aria-label="Answer" className="work-box">
      <h2 className="work-title">{isAgain ? 'Answer again' : 'Answer'}</h2>
      {quote.lines.map((line, position) => (
        <TextField
          key={line.id}
          label={`${line.name}, price of one in dollars${line.subscriptionInterval === null ? '' : ` per ${line.subscriptionInterval}`}`}
          hint={`${line.quantity} × ${formatPrice(line.listPrice)} in the catalog when the customer asked`}
          inputMode="decimal"
          autoComplete="off"
          required
          className="max-w-80"
          {...withDefault(priceFieldOf(position), dollarsOf(line.price ?? line.listPrice))}
        />
      ))}
      <TextField
        label="Last day"
        hint="The quote can be used until midnight UTC of this day."
        type="date"
        min={today}
        required
        className="max-w-80"
        {...withDefault('expires', lastDayOf(quote, today))}
      />
      <TextArea label="Note to the customer" hint="Optional." rows={4} {...withDefault('note', quote.note)} />
      <input type="hidden" name="seen" value={quoteSeen(quote)} />
      {isAgain && <p>The customer is told that this answer replaces the one before.</p>}
      <div>
        <SubmitButton intent="answer" variant="primary">
          {isAgain ? 'Send the new answer' : 'Send the answer'}
        </SubmitButton>
      </div>
    </Form>
  )
}

function dollarsOf(cents: number): string {
  return (cents / 100).toFixed(2)
}

const usualDays = 14

/** The last day of the previous answer if it is in the future, otherwise two weeks from now. */
function lastDayOf({ expiresAt }: Quote, today: string): string {
  const before = expiresAt && new Date(expiresAt.getTime() - 1).toISOString().slice(0, 10)
  if (before && before >= today) return before
  return new Date(Date.parse(today) + usualDays * 86_400_000).toISOString().slice(0, 10)
}
