import * as z from 'zod/mini'
import { emailPattern } from '#lib/email-address.ts'

/** The default, because the form has no country field (product: checkout 6). */
const defaultCountry = 'United States'

function required(missing: string, longest = 200) {
  return z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(longest, tooLong(longest)))
}

function optional(longest: number) {
  return z._default(z.string().check(z.trim(), z.maxLength(longest, tooLong(longest))), '')
}

function tooLong(longest: number): string {
  return `Use at most ${longest} characters.`
}

/** The checkout form (product: data 14, receipts 4). Phone and ZIP code are free text (product: checkout 7). */
export const checkoutForm = z.strictObject({
  fullName: required('Enter your full name.'),
  email: required('Enter your email address.', 254).check(
    z.regex(emailPattern, 'Enter an email address like name@company.com.'),
  ),
  phone: required('Enter your phone number.', 60),
  company: optional(200),
  address: required('Enter your street address.'),
  city: required('Enter your city.'),
  state: required('Enter your state.'),
  zipCode: required('Enter your ZIP code.', 30),
  country: z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)), defaultCountry),
  notes: optional(4000),
  taxId: optional(60),
  poNumber: optional(60),
})

export type CheckoutForm = z.output<typeof checkoutForm>

export function formErrors(values: unknown): { [Field in keyof CheckoutForm]?: string } {
  const parsed = checkoutForm.safeParse(values)
  if (parsed.success) return {}
  return Object.fromEntries(parsed.error.issues.toReversed().map(({ path, message }) => [path[0], message]))
}
