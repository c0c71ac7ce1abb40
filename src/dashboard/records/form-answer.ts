import { fieldsIn, fieldWords } from '#catalog/editing/fields/edited-field.ts'
import type { FieldSection } from '#catalog/field.ts'
import { differingFields, type FieldConflict, type FormValues } from '#catalog/editing/fields/form-values.ts'
import type { FieldErrors } from '#lib/field-errors.ts'

/** The response of a form page if nothing was saved. It contains all entered values. */
export interface FormAnswer {
  /** `other_draft`: the proposal has ended, and the form for a new proposal already has another draft. */
  state: 'invalid' | 'conflict' | 'confirm' | 'shown' | 'away' | 'other_draft'
  /** The time of the response. A new time makes the page rebuild the form. */
  at: number
  values: FormValues
  opened: FormValues | null
  version: number | null
  fieldErrors: FieldErrors
  conflicts: readonly FieldConflict[]
  /** The person who saved the conflicting changes, and when. */
  savedBy?: { name: string; at: string } | null | undefined
  /** The seller's reply to the comment of staff, as entered. */
  reply?: string
  /** The changes that the user must confirm. */
  changes: readonly FieldChange[]
}

export interface FieldChange {
  label: string
  from: string
  to: string
}

interface ConfirmedFields {
  sections: readonly FieldSection[]
  shownBy: string | null
}

/** Returns changes of money and visibility, if the record is public before or after the change. */
export function changesToConfirm(
  { sections, shownBy }: ConfirmedFields,
  opened: FormValues | null,
  values: FormValues,
): FieldChange[] {
  const isPublic = shownBy === null || [opened, values].some((form) => form && form[shownBy] !== '')
  if (!isPublic) return []
  const differing = new Set(differingFields(opened ?? {}, values))
  return fieldsIn(sections)
    .filter(({ name, isConfirmed }) => isConfirmed && differing.has(name))
    .map((field) => ({
      label: field.label,
      from: opened ? fieldWords(field, opened[field.name] ?? '') : '',
      to: fieldWords(field, values[field.name] ?? ''),
    }))
}
