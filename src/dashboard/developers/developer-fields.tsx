import { Options, SelectField, TextField } from '#ui/forms/field.tsx'
import { CheckBoxes } from '#dashboard/components/check-box.tsx'
import { webhookEventLabels } from '#developers/webhooks/webhook.ts'
import type { FieldErrors } from '#lib/field-errors.ts'
import { optionsFrom } from '#ui/forms/options.ts'

/** Selects the seller. Shown only to members of several sellers. */
export function SellerChoice({
  sellers,
  chosen,
}: {
  sellers: readonly { id: string; name: string }[]
  chosen: string | undefined
}) {
  if (sellers.length < 2) return null
  return (
    <SelectField label="Seller" name="seller" defaultValue={chosen}>
      <Options of={sellers.map(({ id, name }) => ({ value: id, label: name }))} />
    </SelectField>
  )
}

interface WebhookValues {
  url: string
  events: readonly string[]
}

export interface RejectedWebhook {
  fieldErrors: FieldErrors
  values: WebhookValues & { seller: string }
}

export function WebhookFields({
  values,
  rejected,
}: {
  values: WebhookValues
  rejected: RejectedWebhook | null
}) {
  const shown = rejected?.values ?? values
  return (
    <>
      <TextField
        label="Address"
        name="url"
        type="url"
        inputMode="url"
        hint="A public https address of your system"
        maxLength={500}
        required
        defaultValue={shown.url}
        error={rejected?.fieldErrors['url']}
      />
      <CheckBoxes
        legend="Send a message when"
        name="events"
        options={optionsFrom(webhookEventLabels)}
        chosen={shown.events}
        error={rejected?.fieldErrors['events']}
      />
    </>
  )
}
