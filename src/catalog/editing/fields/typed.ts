/** One row of a repeated field: a step, a question, a change note. */
export type TypedRow = Readonly<Record<string, string>>

export type TypedValue = string | readonly TypedRow[]

/** Form values before parsing. Drafts and proposals store them too. */
export type TypedForm = Readonly<Record<string, TypedValue>>

export function textIn(typed: TypedForm, name: string): string {
  const value = typed[name]
  return typeof value === 'string' ? value : ''
}

export function rowsIn(typed: TypedForm, name: string): readonly TypedRow[] {
  const value = typed[name]
  return typeof value === 'object' ? value : []
}

/** Ignores surrounding spaces, line breaks and empty rows. */
export function sameTyped(one: TypedValue | undefined, other: TypedValue | undefined): boolean {
  return plainValue(one ?? '') === plainValue(other ?? '')
}

function plainValue(value: TypedValue): string {
  if (typeof value === 'string') return plainWords(value)
  const rows = value.map((row) =>
    Object.entries(row)
      .map(([name, text]): [string, string] => [name, plainWords(text)])
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
  const filled = rows.filter((row) => row.some(([, text]) => text !== ''))
  return filled.length === 0 ? '' : JSON.stringify(filled)
}

function plainWords(text: string): string {
  return text.replaceAll('\r\n', '\n').trim()
}

/** The names of differing fields, in the order of the first form. */
export function differingFields(one: TypedForm, other: TypedForm): string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return names.filter((name) => !sameTyped(one[name], other[name]))
}

/** A field that somebody else saved while the form was open. */
export interface FieldConflict {
  name: string
  opened: TypedValue
  theirs: TypedValue
  yours: TypedValue
  /** Only the other person changed the field, so their value was taken. */
  isMerged: boolean
}

/**
 * Merges a form with what was saved since it was opened (product: dashboard 25). Takes fields that only the other
 * person changed; everything entered here stays.
 */
export function mergeTyped(
  opened: TypedForm,
  yours: TypedForm,
  theirs: TypedForm,
): { merged: TypedForm; conflicts: FieldConflict[] } {
  const conflicts = differingFields(opened, theirs)
    .filter((name) => !sameTyped(yours[name], theirs[name]))
    .map((name) => ({
      name,
      opened: opened[name] ?? '',
      theirs: theirs[name] ?? '',
      yours: yours[name] ?? '',
      isMerged: sameTyped(yours[name], opened[name]),
    }))
  const taken = conflicts.filter(({ isMerged }) => isMerged).map(({ name, theirs: value }) => [name, value])
  return { merged: { ...yours, ...Object.fromEntries(taken) }, conflicts }
}
