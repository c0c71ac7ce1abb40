import { fieldsIn, fieldWords, type FieldSection } from '#catalog/editing/fields/edited-field.ts'
import { differingFields, type FieldConflict, type TypedForm } from '#catalog/editing/fields/typed.ts'
import type { FieldErrors } from '#lib/field-errors.ts'

/** What the page of a form answers when nothing was saved. Everything typed comes back. */
export interface FormAnswer {
  state: 'invalid' | 'conflict' | 'confirm' | 'shown' | 'away'
  /** Makes the page draw the form anew. */
  at: number
  typed: TypedForm
  opened: TypedForm | null
  version: number | null
  fieldErrors: FieldErrors
  conflicts: readonly FieldConflict[]
  /** What is asked about once more. */
  changes: readonly FieldChange[]
}

export interface FieldChange {
  label: string
  from: string
  to: string
}

interface AskedAbout {
  sections: readonly FieldSection[]
  asks: readonly string[]
  shownBy: string | null
}

/** The changes of money and of what the public sees, for a record that is in the shop before or after. */
export function changesToConfirm(
  { sections, asks, shownBy }: AskedAbout,
  opened: TypedForm | null,
  typed: TypedForm,
): FieldChange[] {
  const isPublic = shownBy === null || [opened, typed].some((form) => form && form[shownBy] !== '')
  if (!isPublic) return []
  const differing = new Set(differingFields(opened ?? {}, typed))
  return fieldsIn(sections)
    .filter(({ name }) => asks.includes(name) && differing.has(name))
    .map((field) => ({
      label: field.label,
      from: opened ? fieldWords(field, opened[field.name] ?? '') : '',
      to: fieldWords(field, typed[field.name] ?? ''),
    }))
}
