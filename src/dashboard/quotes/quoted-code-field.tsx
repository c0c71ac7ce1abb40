import { useId } from 'react'
import { discountLabel } from '#cart/discounts/discount.ts'
import { codeField } from '#quotes/answers/promised-prices.ts'
import { quotedCodeError, type QuotedCode } from '#quotes/quoted-code.ts'

interface QuotedCodeFieldProps {
  code: QuotedCode
  isChosen: boolean
  /** Why the code does not apply to the entered prices. */
  error: string | undefined
}

/** The discount code of the request. The answer may omit it (product: quotes 24). */
export function QuotedCodeField({ code, isChosen, error }: QuotedCodeFieldProps) {
  const id = useId()
  if (code.closed) return <p className="text-ink-soft">{quotedCodeError(code.closed, code)}</p>
  return (
    <div className="field">
      <label className="flex items-center gap-2">
        <input
          type="checkbox"
          name={codeField}
          value="yes"
          defaultChecked={isChosen}
          className="choice"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}`}
        />
        Discount code {code.code}, {discountLabel(code)}
      </label>
      <p id={`${id}-hint`} className="field-hint">
        No use of the code is reserved. The order gets this discount even if the code has ended or been used
        up, and then counts as a use.
      </p>
      {error !== undefined && (
        <p id={id} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
