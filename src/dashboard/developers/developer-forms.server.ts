import { maxKeys, scopes } from '#developers/keys/api-key.ts'
import { isRefusedHost } from '#developers/webhooks/public-address.server.ts'
import { maxWebhooks, webhookEvents } from '#developers/webhooks/webhook.ts'
import type { Environment } from '#http/environment.server.ts'
import { fieldErrorsOf, type FieldErrors } from '#lib/field-errors.ts'
import * as z from 'zod/mini'

/** A submitted form, or a query string with its values while the second factor is verified again. */
type Fields = FormData | URLSearchParams

export function readKeyForm(fields: Fields) {
  const values = keyValues(fields)
  const parsed = apiKeyForm.safeParse(values)
  if (parsed.success) return { ok: true, value: parsed.data, values } as const
  return { ok: false, answer: invalidKey(values, errorsOf(parsed.error)) } as const
}

export function readWebhookForm(fields: Fields, environment: WebhookSettings) {
  const values = webhookValues(fields)
  const parsed = webhookForm(environment).safeParse(values)
  if (parsed.success) return { ok: true, value: parsed.data, values } as const
  return { ok: false, answer: invalidWebhook(values, errorsOf(parsed.error)) } as const
}

type WebhookSettings = Pick<Environment, 'WEBHOOKS_TO_LOOPBACK'>
type KeyValues = ReturnType<typeof keyValues>
type WebhookValues = ReturnType<typeof webhookValues>

/** The errors of each field. An error of one entry of a list is an error of the list. */
function errorsOf({ issues }: Parameters<typeof fieldErrorsOf>[0]): FieldErrors {
  return fieldErrorsOf({ issues: issues.map(({ path, message }) => ({ path: path.slice(0, 1), message })) })
}

function invalidKey(values: KeyValues, fieldErrors: FieldErrors) {
  return { outcome: 'invalid-key', fieldErrors, values } as const
}

function invalidWebhook(values: WebhookValues, fieldErrors: FieldErrors) {
  return { outcome: 'invalid-webhook', fieldErrors, values } as const
}

export function tooManyKeys(values: KeyValues) {
  return invalidKey(values, { name: `A seller has at most ${maxKeys} keys. Revoke one that is not used.` })
}

export function tooManyWebhooks(values: WebhookValues) {
  return invalidWebhook(values, { url: `A seller has at most ${maxWebhooks} webhooks. Remove one first.` })
}

/** Restores values entered before the second factor was verified again; `null` if there are none. */
export function enteredForm(query: URLSearchParams) {
  switch (query.get('intent')) {
    case 'create-key':
      return invalidKey(keyValues(query), {})
    case 'add-webhook':
    case 'change':
      return invalidWebhook(webhookValues(query), {})
    default:
      return null
  }
}

function keyValues(fields: Fields) {
  return { seller: textOf(fields, 'seller'), name: textOf(fields, 'name'), scopes: textsOf(fields, 'scopes') }
}

function webhookValues(fields: Fields) {
  return { seller: textOf(fields, 'seller'), url: textOf(fields, 'url'), events: textsOf(fields, 'events') }
}

function textOf(fields: Fields, name: string): string {
  return textsOf(fields, name)[0] ?? ''
}

function textsOf(fields: Fields, name: string): string[] {
  return fields
    .getAll(name)
    .flatMap((value) => (typeof value === 'string' ? [value.replaceAll('\0', '')] : []))
}

const apiKeyForm = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter a name, such as the system that uses the key.'),
      z.maxLength(100, 'A name has at most 100 characters.'),
    ),
  scopes: z.array(z.enum(scopes)).check(z.minLength(1, 'Choose at least one permission.')),
})

const maxLength = 500

/**
 * Rejects private IP addresses, and plain http unless the settings allow receivers on this machine, because
 * every delivery would fail (product: developers 12).
 */
const webhookForm = ({ WEBHOOKS_TO_LOOPBACK: allowsLoopback }: WebhookSettings) =>
  z.object({
    url: z.string().check(
      z.trim(),
      z.maxLength(maxLength, `An address has at most ${maxLength} characters.`),
      z.refine(isReceiver, { error: 'Enter an https address without user name and password.', abort: true }),
      z.refine(
        (url) => allowsLoopback || new URL(url).protocol === 'https:',
        'Enter an address that begins with https://.',
      ),
      z.refine(
        (url) => !isRefusedHost(new URL(url).hostname, { allowsLoopback }),
        'Enter a public address. Private and local IP addresses get no messages.',
      ),
    ),
    events: z.array(z.enum(webhookEvents)).check(z.minLength(1, 'Choose at least one event.')),
  })

/** Whether the text is an address with `https` or, for a receiver on the same machine, with `http`. */
function isReceiver(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}
