import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { promisedPricesOf } from '#quotes/answers/promised-prices.ts'
import { answeredReductions, farFromList } from '#quotes/answers/answer-check.ts'
import { QuoteDocument } from '#quotes/document/quote-document.tsx'
import { quoteToJson } from '#quotes/quote-json.ts'
import type { Quote } from '#quotes/quote.ts'
import type { QuotedCode } from '#quotes/quoted-code.ts'
import { Banner } from '#ui/forms/banner.tsx'

interface QuotePreviewProps {
  quote: Quote
  code: QuotedCode | null
  values: Record<string, string>
  now: Date
  seesCustomer: boolean
  company: readonly string[]
}

/** Previews what the customer will get, with a warning about unusual prices (product: quotes 18). */
export function QuotePreview({ quote, code, values, now, seesCustomer, company }: QuotePreviewProps) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [])
  const prices = promisedPricesOf(values, quote.lines, now)
  if (!prices.ok) return null
  const { answer } = prices
  const off = answeredReductions(code, quote.lines, answer)
  const offOf = (position: number) => (off.ok ? (off.value[position] ?? 0) : 0)
  const answered: Quote = {
    ...quote,
    state: 'answered',
    version: quote.version + 1,
    note: answer.note,
    answeredAt: now,
    expiresAt: answer.expiresAt,
    lines: quote.lines.map((line, position) => ({
      ...line,
      price: answer.prices[position] ?? 0,
      discount: offOf(position),
    })),
  }
  const warnings = farFromList(quote.lines, answer.prices)
  return (
    <section ref={section} tabIndex={-1} aria-label="Preview" className="work-box quote-preview">
      <p className="text-ink-soft">Preview. Not sent yet. Your customer will see:</p>
      {warnings.length > 0 && (
        <Banner tone="error" title="Please check these prices">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Banner>
      )}
      <QuoteDocument
        quote={quoteToJson(answered, now)}
        customer={seesCustomer ? quote.customer : null}
        seller={company}
        isPreview
      />
      <Form method="post" className="flex flex-wrap items-center gap-3">
        {Object.entries(values)
          .filter(([name]) => name !== 'intent' && name !== 'sure')
          .map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        <input type="hidden" name="sure" value="yes" />
        <SubmitButton intent="answer" variant="primary">
          Send it to the customer
        </SubmitButton>
        <span className="text-ink-soft">Or change it below.</span>
      </Form>
    </section>
  )
}
