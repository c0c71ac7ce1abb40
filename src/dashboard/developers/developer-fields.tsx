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
