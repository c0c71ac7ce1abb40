import { CheckBox } from '#dashboard/components/check-box.tsx'
import { Options, SelectField } from '#ui/forms/field.tsx'

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

interface ChoicesProps {
  legend: string
  name: string
  labels: Readonly<Record<string, string>>
  chosen: readonly string[]
  error: string | undefined
}

/** A group of checkboxes. At least one must be checked. */
export function Choices({ legend, name, labels, chosen, error }: ChoicesProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="field-label">{legend}</legend>
      {Object.entries(labels).map(([value, label], index) => (
        <CheckBox
          key={value}
          name={name}
          value={value}
          label={label}
          defaultChecked={chosen.includes(value)}
          aria-invalid={error !== undefined && index === 0 ? true : undefined}
        />
      ))}
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  )
}
