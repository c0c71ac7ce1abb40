import type { SellerStatus } from '#catalog/sellers/suspended-sellers.queries.server.ts'
import { answeredFields, type AnsweredFields } from '#dashboard/components/action-answer.ts'
import { ActionPanel } from '#dashboard/components/action-panel.tsx'
import { SubmitButton } from '#dashboard/components/submit-button.tsx'
import { totalRows } from '#dashboard/lists/total-rows.ts'
import type { SellerStatusAnswer, SellerStatusIntent } from '#dashboard/sellers/seller-status.forms.ts'
import { TextArea, TextField } from '#ui/forms/field.tsx'

interface SellerStatusPanelsProps {
  seller: SellerStatus
  may: { verify: boolean; suspend: boolean }
  /** The current day, such as `2026-11-22`. It is the default date of a new verification. */
  today: string
  answer: SellerStatusAnswer | undefined
}

/** The decisions that the viewer may make. Each asks for confirmation (product: dashboard 49, 50). */
export function SellerStatusPanels({ seller, may, today, answer }: SellerStatusPanelsProps) {
  const fields = (intent: SellerStatusIntent) => answeredFields(intent, answer)
  return (
    <section className="work-box" aria-label="Actions">
      {may.verify && <Verify seller={seller} today={today} fields={fields('verify')} />}
      {may.verify && seller.isVerified && <Unverify seller={seller} fields={fields('unverify')} />}
      {may.suspend &&
        (seller.suspendedAt ? (
          <Reinstate seller={seller} />
        ) : (
          <Suspend seller={seller} fields={fields('suspend')} />
        ))}
    </section>
  )
}

interface PanelProps {
  seller: SellerStatus
  fields: AnsweredFields
}

function Verify({ seller, today, fields }: PanelProps & { today: string }) {
  const { name, version, verifiedSince, checks, isVerified } = seller
  const since = fields.of('verifiedSince')
  const checked = fields.of('checks')
  return (
    <ActionPanel
      label={isVerified ? 'Verify again…' : 'Verify…'}
      variant={isVerified ? 'secondary' : 'primary'}
      isOpen={fields.isOpen}
      question={`Show ${name} as verified? Everyone sees the day and the checks.`}
    >
      <TextField
        label="Verified since"
        type="date"
        max={today}
        required
        {...since}
        defaultValue={since.defaultValue ?? verifiedSince ?? today}
      />
      <TextArea
        label="What was checked"
        hint="One check per line."
        rows={4}
        required
        {...checked}
        defaultValue={checked.defaultValue ?? checks.join('\n')}
      />
      <TextArea
        label="Evidence"
        hint="How you checked. Only visible in the audit log."
        rows={4}
        required
        {...fields.of('evidence')}
      />
      <TextArea
        label="Note"
        hint="Optional. Only visible in the audit log."
        rows={2}
        {...fields.of('note')}
      />
      <input type="hidden" name="version" value={version} />
      <SubmitButton intent="verify" variant="primary">
        Yes, verify {name}
      </SubmitButton>
    </ActionPanel>
  )
}

function Unverify({ seller: { name, version }, fields }: PanelProps) {
  return (
    <ActionPanel
      label="Remove the verification…"
      isOpen={fields.isOpen}
      question={`Show ${name} as not verified? Its checks are removed from its page.`}
    >
      <ReasonAndNote id="unverify" fields={fields} />
      <input type="hidden" name="version" value={version} />
      <SubmitButton intent="unverify" variant="danger">
        Yes, remove verification from {name}
      </SubmitButton>
    </ActionPanel>
  )
}

function Suspend({ seller: { name, version, shownProducts }, fields }: PanelProps) {
  return (
    <ActionPanel
      label="Suspend…"
      isOpen={fields.isOpen}
      question={`Suspend ${name}? Its page and ${totalRows(shownProducts, 'product', 'products')} are removed from the shop, and carts show them as unavailable. Open orders continue. You can reinstate it anytime.`}
    >
      <ReasonAndNote id="suspend" fields={fields} />
      <input type="hidden" name="version" value={version} />
      <SubmitButton intent="suspend" variant="danger">
        Yes, suspend {name}
      </SubmitButton>
    </ActionPanel>
  )
}

function ReasonAndNote({ id, fields }: { id: string; fields: AnsweredFields }) {
  return (
    <>
      <TextArea
        label="Reason"
        id={`${id}-reason`}
        hint="We email this reason to the seller."
        rows={3}
        required
        {...fields.of('reason')}
      />
      <TextArea
        label="Note for staff"
        id={`${id}-note`}
        hint="Optional. Only visible in the audit log."
        rows={2}
        {...fields.of('note')}
      />
    </>
  )
}

function Reinstate({ seller: { name, version, hiddenProducts } }: { seller: SellerStatus }) {
  return (
    <ActionPanel
      label="Reinstate…"
      variant="primary"
      question={`Reinstate ${name}? The shop shows its page and ${totalRows(hiddenProducts, 'product', 'products')} again.`}
    >
      <input type="hidden" name="version" value={version} />
      <SubmitButton intent="reinstate" variant="primary">
        Yes, reinstate {name}
      </SubmitButton>
    </ActionPanel>
  )
}
