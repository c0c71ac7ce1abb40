import * as z from 'zod/mini'
import { discountScopes, normalCode } from '#cart/discounts/discount.ts'
import { endOfDay, startOfDay } from '#lib/days.ts'
import { parseDollars } from '#lib/parse-dollars.ts'
import { parsedText } from '#lib/parsed-text.ts'

const code = z.pipe(
  z.pipe(z.string(), z.transform(normalCode)),
  z.string().check(
    z.regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/, {
      error: 'Use 3 to 30 letters, digits and hyphens, such as SPRING-20.',
    }),
  ),
)

const optionalDollars = parsedText(
  (text) => (text === '' ? 0 : (parseDollars(text) ?? undefined)),
  'Enter an amount in dollars, such as 50 or 49.90.',
)
const optionalCount = parsedText((text) => {
  if (text === '') return null
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined
}, 'Enter a whole number, or leave it empty.')
const optionalDay = (parse: (text: string) => Date | null) =>
  parsedText((text) => (text === '' ? null : (parse(text) ?? undefined)), 'Choose a day, or leave it empty.')

export const editDiscountForm = z
  .object({
    code,
    kind: z.enum(['percent', 'amount'], { error: 'Choose one.' }),
    value: z.string().check(z.minLength(1, { error: 'Say how much.' })),
    scope: z.enum(discountScopes, { error: 'Choose one.' }),
    categories: z.array(z.string()),
    sellers: z.array(z.string()),
    products: z.array(z.string()).check(z.maxLength(200, { error: 'Choose at most 200 products.' })),
    startsOn: optionalDay(startOfDay),
    endsOn: optionalDay(endOfDay),
    maxUses: optionalCount,
    maxUsesPerCustomer: optionalCount,
    minimum: optionalDollars,
  })
  .check((context) => {
    const form = context.value
    const say = (path: string, message: string) =>
      context.issues.push({ code: 'custom', input: form, path: [path], message })
    if (amountsOf(form) === null) {
      say(
        'value',
        form.kind === 'percent' ? 'Enter a whole number from 1 to 100.' : 'Enter an amount in dollars.',
      )
    }
    if (form.scope !== 'everything' && form[form.scope].length === 0) say(form.scope, 'Choose at least one.')
    const [start, end] = [form.startsOn, form.endsOn]
    if (start && end && end <= start) say('endsOn', 'The last day is before the first one.')
  })

type EditDiscount = z.output<typeof editDiscountForm>

export function discountValues(form: EditDiscount) {
  const { percent, amount } = amountsOf(form) ?? { percent: null, amount: null }
  return {
    code: form.code,
    percent,
    amount,
    scope: form.scope,
    targets: form.scope === 'everything' ? [] : form[form.scope],
    startsAt: form.startsOn,
    endsAt: form.endsOn,
    maxUses: form.maxUses,
    maxUsesPerCustomer: form.maxUsesPerCustomer,
    minimum: form.minimum,
  }
}

export type DiscountValues = ReturnType<typeof discountValues>

function amountsOf({ kind, value }: Pick<EditDiscount, 'kind' | 'value'>) {
  if (kind === 'percent') {
    const percent = /^\s*(\d{1,3})\s*%?\s*$/.exec(value)?.[1]
    return percent && Number(percent) >= 1 && Number(percent) <= 100
      ? { percent: Number(percent), amount: null }
      : null
  }
  const amount = parseDollars(value)
  return amount ? { percent: null, amount } : null
}
