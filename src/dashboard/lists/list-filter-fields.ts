import type { Option } from '#ui/forms/options.ts'

/** A filter of a list. `name` is its search parameter. */
export type FilterField =
  | { kind: 'search'; name: string; label: string; placeholder: string }
  | {
      kind: 'text'
      name: string
      label: string
      placeholder: string
      /** Values that the field suggests. The field also accepts any other text. */
      suggestions: readonly Option[]
    }
  | { kind: 'day'; name: string; label: string }
  | { kind: 'check'; name: string; label: string }
  | {
      kind: 'choice'
      name: string
      label: string
      /** The label of the first option, which matches everything; `null` if there is no such option. */
      none: string | null
      /** The option that is used if the query string has none. */
      initial?: string
      choices: readonly Option[]
    }

export const dayFields: readonly FilterField[] = [
  { kind: 'day', name: 'from', label: 'From' },
  { kind: 'day', name: 'to', label: 'To' },
]

export function searchField(placeholder: string, name = 'q'): FilterField {
  return { kind: 'search', name, label: 'Search', placeholder }
}

/**
 * Creates a filter with options. `none` is the label of the first option, which matches everything. `initial`
 * is used if the query string has no value.
 */
export function choiceField(
  name: string,
  label: string,
  choices: readonly Option[],
  { none = 'Any', ...initial }: { none?: string | null; initial?: string } = {},
): FilterField {
  return { kind: 'choice', name, label, none, ...initial, choices }
}

export interface Chip {
  name: string
  text: string
}

/** Returns the active filters as chips, except for the search term, which the search field shows. */
export function chipsOf(fields: readonly FilterField[], parameters: URLSearchParams): Chip[] {
  return fields.flatMap((field) => {
    const { name, label } = field
    if (name === 'sort' || field.kind === 'search') return []
    const value = parameters.get(name) ?? ''
    if (value === '' || value === initialOf(field)) return []
    if (field.kind === 'check') return [{ name, text: label }]
    if (field.kind !== 'choice') return [{ name, text: `${label}: ${value}` }]
    const chosen = field.choices.find((choice) => choice.value === value)
    return chosen ? [{ name, text: `${label}: ${chosen.label}` }] : []
  })
}

export function hasFilters(fields: readonly FilterField[], parameters: URLSearchParams): boolean {
  return (
    chipsOf(fields, parameters).length > 0 ||
    fields.some((field) => field.kind === 'search' && parameters.get(field.name))
  )
}

/** Returns the query string of a filter form without empty and default values and the page number. */
export function filteredSearch(search: string, form: FormData, fields: readonly FilterField[]): string {
  const parameters = withoutFilters(search, fields)
  for (const field of fields) {
    const value = form.get(field.name)
    if (typeof value === 'string' && value.trim() !== '' && value !== initialOf(field)) {
      parameters.set(field.name, value.trim())
    }
  }
  return parameters.size === 0 ? '' : `?${parameters}`
}

/** Returns the query string without filters: only order, page size, columns and the mode of the page. */
export function withoutFilters(search: string, fields: readonly FilterField[]): URLSearchParams {
  const known = new URLSearchParams(search)
  for (const { name } of fields) known.delete(name)
  return new URLSearchParams([...known].filter(([name]) => lasting.has(name)))
}

/** The parameters that stay in the query string when filters change. */
const lasting = new Set(['sort', 'size', 'own', 'edit', 'hide'])

function initialOf(field: FilterField): string {
  return field.kind === 'choice' ? (field.initial ?? '') : ''
}
