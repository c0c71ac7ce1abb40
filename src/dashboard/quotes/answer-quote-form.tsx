import { useCallback, useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react'
import { Form } from 'react-router'
import { answeredFields } from '#dashboard/components/action-answer.ts'
import type { QuoteActionAnswer } from '#dashboard/quotes/quote-action-answer.ts'
import { AnswerTotalsList } from '#dashboard/quotes/answer-totals-list.tsx'
import { QuotedCodeField } from '#dashboard/quotes/quoted-code-field.tsx'
import { dollarsText, formatPrice } from '#lib/money.ts'
import { parseDollars } from '#lib/parse-dollars.ts'
import { parsePercentage } from '#lib/percentage.ts'
import { answeredReductions, answerTotals, discounted } from '#quotes/answers/answer-check.ts'
import { codeField, priceFieldOf } from '#quotes/answers/promised-prices.ts'
import { discountOf } from '#lib/order-totals.ts'
import { quoteSeen, type Quote } from '#quotes/quote.ts'
import { quotedCodeError, type QuotedCode } from '#quotes/quoted-code.ts'
import { Button } from '#ui/forms/button.tsx'
import { TextArea, TextField } from '#ui/forms/field.tsx'
import { dayOfMoment, addDays } from '#lib/days.ts'

interface AnswerQuoteFormProps {
  quote: Quote
  code: QuotedCode | null
  /** The current day, such as `2026-11-22`. */
  today: string
  answer: QuoteActionAnswer | undefined
}

/**
 * The form with one price per line. The totals follow the input. The form works without JavaScript and keeps
 * the entered values after every error (product: quotes 18).
 */
export function AnswerQuoteForm({ quote, code, today, answer }: AnswerQuoteFormProps) {
  const fields = answeredFields('answer', answer?.outcome === 'preview' ? previewed(answer) : answer)
  const withDefault = (name: string, value: string) => {
    const { defaultValue = value, ...field } = fields.of(name)
    return { ...field, defaultValue }
  }
  const form = useRef<HTMLFormElement>(null)
  const texts = quote.lines.map(
    ({ price, listPrice }, position) =>
      fields.of(priceFieldOf(position)).defaultValue ?? dollarsText(price ?? listPrice),
  )
  const [input, setInput] = useState(texts)
  const count = texts.length
  const isCodeChosen = fields.isOpen
    ? fields.of(codeField).defaultValue === 'yes'
    : quote.version === 0 || discountOf(quote) > 0
  const [withCode, setWithCode] = useState(isCodeChosen)
  const follow = useCallback(() => {
    setInput(
      Array.from(
        { length: count },
        (_, position) => fieldIn(form.current, priceFieldOf(position))?.value ?? '',
      ),
    )
    setWithCode(fieldIn(form.current, codeField)?.checked ?? false)
  }, [count])
  // The user may have entered prices before the script was loaded.
  useEffect(follow, [follow])
  const prices = input.map(parseDollars)
  const known = prices.map((price, position) => price ?? quote.lines[position]?.listPrice ?? 0)
  const off = answeredReductions(code, quote.lines, { prices: known, withCode })
  const discount = off.ok ? off.value.reduce((sum, each) => sum + each, 0) : 0
  const isAgain = quote.version > 0
  const fillIn = (): boolean => {
    const discount = parsePercentage(fieldIn(form.current, 'discount')?.value ?? '')
    if (discount === null) return false
    for (const [position, { listPrice }] of quote.lines.entries()) {
      const field = fieldIn(form.current, priceFieldOf(position))
      if (field) field.value = dollarsText(discounted(listPrice, discount))
    }
    return true
  }
  const followInput = ({ target }: FormEvent) => {
    const discount = fieldIn(form.current, 'discount')
    if (target === discount) fillIn()
    // A price entered by hand clears the discount, because the server would apply the discount to every line.
    else if (discount && target instanceof HTMLInputElement && target.name.startsWith('price-')) {
      discount.value = ''
    }
    follow()
  }
  const applyDiscount = (event: MouseEvent) => {
    if (!fillIn()) return
    event.preventDefault()
    follow()
  }
  return (
    <Form
      ref={form}
      method="post"
      onInput={followInput}
      noValidate
      aria-label="Answer"
      className="work-box"
      data-shortcut="edit"
    >
      {/* This must be the first submit button, so that Enter in a field shows the preview and sends nothing. */}
      <button
        type="submit"
        name="intent"
        value="preview"
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      >
        Preview
      </button>
      <h2 className="work-title">{isAgain ? 'Answer again' : 'Answer'}</h2>
      {quote.lines.map((line, position) => (
        <TextField
          key={line.id}
          label={`${line.name}, price of one in dollars${line.subscriptionInterval === null ? '' : ` per ${line.subscriptionInterval}`}`}
          hint={`${line.quantity} × ${formatPrice(line.listPrice)} in the catalog when the customer asked`}
          inputMode="decimal"
          autoComplete="off"
          required
          className="max-w-120"
          {...withDefault(priceFieldOf(position), texts[position] ?? '')}
        />
      ))}
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label="Discount on every list price, in percent"
          inputMode="decimal"
          autoComplete="off"
          className="max-w-80"
          {...withDefault('discount', '')}
        />
        <Button type="submit" name="intent" value="discount" variant="secondary" onClick={applyDiscount}>
          Apply discount
        </Button>
      </div>
      {code && (
        <QuotedCodeField
          code={code}
          isChosen={isCodeChosen}
          error={off.ok ? undefined : quotedCodeError(off.reason, code)}
        />
      )}
      <AnswerTotalsList
        totals={answerTotals(quote.lines, known, discount)}
        code={code?.code ?? ''}
        isComplete={!prices.includes(null)}
      />
      <TextField
        label="Last day"
        hint="Customers can order until midnight UTC on this day."
        type="date"
        min={today}
        required
        className="max-w-80"
        {...withDefault('expires', lastDayOf(quote, today))}
      />
      <TextArea label="Note to the customer" hint="Optional." rows={4} {...withDefault('note', quote.note)} />
      <input type="hidden" name="seen" value={quoteSeen(quote)} />
      {isAgain && <p>We’ll tell the customer that this answer replaces the last one.</p>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value="answer">
          {isAgain ? 'Send the new answer' : 'Send the answer'}
        </Button>
        <Button type="submit" name="intent" value="preview" variant="secondary">
          Preview
        </Button>
      </div>
    </Form>
  )
}

function fieldIn(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const field = form?.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}

function previewed({ values }: Extract<QuoteActionAnswer, { outcome: 'preview' }>) {
  return { outcome: 'invalid', intent: 'answer', fieldErrors: {}, values } as const
}

const usualDays = 14

/** Returns the last day of the previous answer, or if it has passed, the day two weeks from today. */
function lastDayOf({ expiresAt }: Quote, today: string): string {
  const before = expiresAt && dayOfMoment(new Date(expiresAt.getTime() - 1))
  if (before && before >= today) return before
  return dayOfMoment(addDays(new Date(today), usualDays))
}
