import { webhookForm } from '#developers/webhooks/webhooks.forms.ts'
import type { Environment } from '#http/environment.server.ts'
import { fieldErrorsOf, type FieldErrors } from '#lib/field-errors.ts'
import { formText } from '#lib/form-text.ts'

type ReadWebhook =
  | { ok: true; value: ReturnType<typeof webhookForm.parse> }
  | { ok: false; rejected: { fieldErrors: FieldErrors; values: { url: string; events: string[] } } }

/** Plain http is for receivers on this machine only (product: developers 12). */
export function readWebhookForm(
  fields: FormData,
  { WEBHOOKS_TO_LOOPBACK }: Pick<Environment, 'WEBHOOKS_TO_LOOPBACK'>,
): ReadWebhook {
  const values = {
    url: formText(fields, 'url').replaceAll('\0', ''),
    events: fields.getAll('events').map(String),
  }
  const parsed = webhookForm.safeParse(values)
  if (!parsed.success) {
    const { url, ...others } = fieldErrorsOf(parsed.error)
    const events = Object.values(others)[0]
    const fieldErrors = { ...(url !== undefined && { url }), ...(events !== undefined && { events }) }
    return { ok: false, rejected: { fieldErrors, values } }
  }
  if (!WEBHOOKS_TO_LOOPBACK && !/^https:/i.test(parsed.data.url)) {
    const fieldErrors = { url: 'Enter an address that begins with https://.' }
    return { ok: false, rejected: { fieldErrors, values } }
  }
  return { ok: true, value: parsed.data }
}
