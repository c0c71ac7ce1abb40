import { CheckBoxes } from '#dashboard/components/check-box.tsx'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { CopyButton } from '#dashboard/components/copy-button.tsx'
import { DataTable } from '#dashboard/lists/data-table.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { SellerChoice } from '#dashboard/developers/developer-fields.tsx'
import { scopeLabels, type ApiKey } from '#developers/keys/api-key.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { TextField } from '#ui/forms/field.tsx'
import { optionsFrom } from '#ui/forms/options.ts'

interface RejectedKey {
  fieldErrors: { name?: string | undefined; scopes?: string | undefined }
  values: { seller: string; name: string; scopes: string[] }
}

interface KeysSectionProps {
  keys: readonly ApiKey[]
  sellers: readonly { id: string; name: string }[]
  created: { key: string; name: string } | null
  rejected: RejectedKey | null
}

export function KeysSection({ keys, sellers, created, rejected }: KeysSectionProps) {
  return (
    <section aria-labelledby="keys">
      <h2 id="keys" className="people-heading">
        API keys
      </h2>
      {created && (
        <Banner tone="success" title={`Copy the key for ${created.name} now. You won’t see it again.`}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <code className="break-all" data-testid="new-key">
              {created.key}
            </code>
            <CopyButton text={created.key} label="Copy the key" />
          </div>
        </Banner>
      )}
      <DataTable
        caption="API keys"
        rows={keys}
        empty={<p>No keys yet. A key lets one of your systems read your orders and products.</p>}
        columns={[
          { title: 'Name', cell: ({ name }) => name },
          { title: 'Key', cell: ({ hint }) => <code>{hint}…</code> },
          ...(sellers.length > 1 ? [{ title: 'Seller', cell: ({ seller }: ApiKey) => seller }] : []),
          { title: 'May', cell: ({ scopes }) => scopes.map((scope) => scopeLabels[scope]).join(', ') },
          { title: 'Created', cell: ({ createdAt }) => <Moment at={createdAt} /> },
          {
            title: 'Last used',
            cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} /> : 'Never'),
          },
          { title: 'Actions', cell: (key) => <Revoke apiKey={key} /> },
        ]}
      />
      <div className="mt-4">
        <ActionPanel
          key={created?.key}
          label="Create a key…"
          isOpen={rejected !== null}
          question="The key is shown once. Store it where your system keeps its secrets."
        >
          <SellerChoice sellers={sellers} chosen={rejected?.values.seller} />
          <TextField
            label="Name"
            name="name"
            hint="The system that uses it"
            maxLength={100}
            required
            defaultValue={rejected?.values.name}
            error={rejected?.fieldErrors.name}
          />
          <CheckBoxes
            legend="It may"
            name="scopes"
            options={optionsFrom(scopeLabels)}
            chosen={rejected?.values.scopes ?? []}
            error={rejected?.fieldErrors.scopes}
          />
          <SubmitButton intent="create-key">Create the key</SubmitButton>
        </ActionPanel>
      </div>
    </section>
  )
}

function Revoke({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  return (
    <ActionPanel
      label="Revoke…"
      variant="quiet"
      question={`Revoke the key ${name}? Systems that use it lose access right away.`}
    >
      <SubmitButton intent="revoke-key" of={id} variant="danger">
        Yes, revoke it
      </SubmitButton>
    </ActionPanel>
  )
}
