import type { ChosenFilters } from '#dashboard/components/chosen-filters.ts'
import { SelectField, TextField } from '#ui/forms/field.tsx'

interface FilterSearchProps {
  chosen: ChosenFilters
  /** A hint about what can be searched. */
  placeholder: string
}

export function FilterSearch({ chosen, placeholder }: FilterSearchProps) {
  return (
    <TextField
      label="Search"
      type="search"
      name="q"
      defaultValue={chosen['q']}
      placeholder={placeholder}
      className="filter-wide"
    />
  )
}

interface FilterChoiceProps {
  label: string
  name: string
  value: string
  choices: readonly { value: string; label: string }[]
  /** The label of the first option, which does not filter; `null` leaves it out. */
  none?: string | null
}

export function FilterChoice({ label, name, value, choices, none = 'All' }: FilterChoiceProps) {
  return (
    <SelectField label={label} name={name} defaultValue={value}>
      {none !== null && <option value="">{none}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  )
}

export function FilterDays({ chosen }: { chosen: ChosenFilters }) {
  return (
    <>
      <TextField label="From" type="date" name="from" defaultValue={chosen['from']} />
      <TextField label="To" type="date" name="to" defaultValue={chosen['to']} />
    </>
  )
}
