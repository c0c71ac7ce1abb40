import * as z from 'zod/mini'

/** A row of a repeated field, such as a step, a question or a change note. */
export type RowValues = Readonly<Record<string, string>>

export type FieldValue = string | readonly RowValues[]

/** Form values before they are parsed. Drafts and proposals store them too. */
export type FormValues = Readonly<Record<string, FieldValue>>

export function textIn(values: FormValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

export function rowsIn(values: FormValues, name: string): readonly RowValues[] {
  const value = values[name]
  return typeof value === 'object' ? value : []
}

/** Whether two values are equal, apart from surrounding spaces, line breaks and empty rows. */
export function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  return plainValue(one ?? '') === plainValue(other ?? '')
}

function plainValue(value: FieldValue): string {
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

/** Returns the names of the fields that differ, in the order of the first form. */
export function differingFields(one: FormValues, other: FormValues): string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  return names.filter((name) => !isSameValue(one[name], other[name]))
}

/** A field that somebody else saved while the form was open. */
export interface FieldConflict {
  name: string
  opened: FieldValue
  theirs: FieldValue
  yours: FieldValue
  /** Whether only the other person changed the field. If so, the merged form contains their value. */
  isMerged: boolean
}

/**
 * Merges a form with the version that somebody else saved while the form was open (product: dashboard 25).
 * Takes fields that only the other person changed, and keeps all values that were entered in the form.
 */
export function mergeFormValues(
  opened: FormValues,
  yours: FormValues,
  theirs: FormValues,
): { merged: FormValues; conflicts: FieldConflict[] } {
  const conflicts = differingFields(opened, theirs)
    .filter((name) => !isSameValue(yours[name], theirs[name]))
    .map((name) => ({
      name,
      opened: opened[name] ?? '',
      theirs: theirs[name] ?? '',
      yours: yours[name] ?? '',
      isMerged: isSameValue(yours[name], opened[name]),
    }))
  const taken = conflicts.filter(({ isMerged }) => isMerged).map(({ name, theirs: value }) => [name, value])
  return { merged: { ...yours, ...Object.fromEntries(taken) }, conflicts }
}

/** Removes NUL, which PostgreSQL cannot store. */
export function storableText(text: string): string {
  return text.replaceAll('\0', '')
}

function textUpTo(longest: number) {
  return z.string().check(z.overwrite(storableText), z.maxLength(longest))
}

/** Form values, as drafts and pages transfer them. Validated only when the record is saved. */
export const formValuesSchema = z.record(
  textUpTo(60),
  z.union([textUpTo(60_000), z.array(z.record(textUpTo(60), textUpTo(6_000))).check(z.maxLength(60))]),
)
