/** An option of a filter or a field. */
export interface Option {
  value: string
  label: string
}

/** Returns the options from their labels by value. */
export function optionsFrom(labels: Readonly<Record<string, string>>): Option[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}
