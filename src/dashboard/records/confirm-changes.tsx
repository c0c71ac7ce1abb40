import type { FieldChange } from '#dashboard/records/form-answer.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'

/** Asks for confirmation of changes to money or public visibility, naming both (product: dashboard 29). */
export function ConfirmChanges({ name, changes }: { name: string; changes: readonly FieldChange[] }) {
  return (
    <Banner title={`Change ${name} in the shop?`}>
      <ul className="confirm-changes">
        {changes.map(({ label, from, to }) => (
          <li key={label}>
            {label}: {from === '' ? '' : `${from} → `}
            <strong>{to === '' ? 'none' : to}</strong>
          </li>
        ))}
      </ul>
      <Button type="submit" name="intent" value="save-confirmed">
        Yes, save {name}
      </Button>
    </Banner>
  )
}
