import * as z from 'zod/mini'

const strictForm = {
  error: (issue: { code?: string | undefined }) =>
    issue.code === 'unrecognized_keys' ? 'The form has a field we don’t know.' : undefined,
}

const line = z.regex(/^[^\p{Cc}]*$/u, 'Write this on one line.')
const text = z.regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'This text has a hidden character. Type it again.')

export const nameField = lineField('Enter your name.', 100)
export const emailField = z
  .string('Enter your email address.')
  .check(
    z.trim(),
    z.minLength(1, { error: 'Enter your email address.', abort: true }),
    z.maxLength(254, { error: 'This email address is too long.', abort: true }),
    z.regex(z.regexes.email, 'Enter an email address like name@company.com.'),
  )
export const companyField = optionalLineField(150)

/** A path on this site. Rejects `//` and `/\\`, which lead to other sites. */
export const pagePath = z
  .string('The page of the form is missing.')
  .check(z.maxLength(200), z.regex(/^\/(?!\/)[^\s\\\p{Cc}]*$/u, 'The page must be a path of this site.'))

/** A form with these fields, the page that sends it, and the honeypot. It rejects other fields. */
export function formOf<Fields extends Record<string, z.ZodMiniType>>(fields: Fields) {
  return z.strictObject({ ...fields, ...sentWithForm }, strictForm)
}

const sentWithForm = {
  page: pagePath,
  website: z._default(z.string().check(z.maxLength(500)), ''),
  fill_milliseconds: z._default(
    z.pipe(
      z.union([z.int().check(z.nonnegative()), z.string().check(z.regex(/^\d{0,10}$/))]),
      z.transform((sent) => (sent === '' ? null : Number(sent))),
    ),
    null,
  ),
}

export function lineField(missing: string, max: number) {
  return typedField(max, line, missing)
}

export function optionalLineField(max: number) {
  return z._default(typedField(max, line), '')
}

/** A multiline text field. Rejects NUL characters, which PostgreSQL cannot store. */
export function textField(missing: string, max: number) {
  return typedField(max, text, missing)
}

export function optionalTextField(max: number) {
  return z._default(typedField(max, text), '')
}

function typedField(max: number, allowed: typeof line, missing?: string) {
  return z
    .string(missing)
    .check(
      z.trim(),
      ...(missing === undefined ? [] : [z.minLength(1, { error: missing, abort: true })]),
      z.maxLength(max, `Use at most ${max.toLocaleString('en-US')} characters.`),
      allowed,
    )
}
