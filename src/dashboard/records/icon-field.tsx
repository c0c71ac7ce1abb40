import type { FieldChoice } from '#catalog/field.ts'
import { CategoryIcon } from '#marketplace/landing/category-icon.tsx'

interface IconFieldProps {
  name: string
  label: string
  error: string | undefined
  defaultValue: string
  choices: readonly FieldChoice[]
}

/** The icons to choose from, drawn as in the shop. */
export function IconField({ name, label, error, defaultValue, choices }: IconFieldProps) {
  const isKnown = choices.some(({ value }) => value === defaultValue)
  const shown = isKnown ? choices : [...choices, { value: defaultValue, label: defaultValue }]
  return (
    <fieldset className="form-wide">
      <legend className="field-label">{label}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {shown.map((choice) => (
          <label
            key={choice.value}
            className="inline-flex min-h-10 items-center gap-2 rounded-md border border-line bg-surface-raised px-3 has-checked:border-ink"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === defaultValue}
            />
            <CategoryIcon name={choice.value} />
            {choice.label}
          </label>
        ))}
      </div>
      {error && <p className="field-error">{error}</p>}
    </fieldset>
  )
}
