import { fieldsIn, fieldWords, readFormValues } from '#catalog/editing/fields/submitted-fields.ts'
import type { FieldSection } from '#catalog/field.ts'
import {
  differingFields,
  type FieldConflict,
  type FormValues,
  formValuesSchema,
} from '#catalog/editing/fields/form-values.ts'
import type { FieldErrors } from '#lib/field-errors.ts'
import { data } from 'react-router'
import { unreachableAnswer } from '#dashboard/components/unreachable.ts'
import { formText } from '#lib/form-text.ts'
import { parseJson } from '#lib/json.ts'

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

/** Returns changes of money and visibility, if the record is public before or after the change. */
export function changesToConfirm(
  { sections, shownBy }: { sections: readonly FieldSection[]; shownBy: string | null },
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

/** Reads the submitted form: its current values, and its values when it was opened. */
export function sentForm(form: FormData, sections: readonly FieldSection[], now: Date): FormAnswer {
  const opened = formValuesSchema.safeParse(parseJson(formText(form, 'opened')))
  const version = Number(formText(form, 'version'))
  return {
    state: 'shown',
    at: now.getTime(),
    values: readFormValues(form, sections),
    opened: opened.success ? opened.data : null,
    version: Number.isSafeInteger(version) && version > 0 ? version : null,
    fieldErrors: {},
    conflicts: [],
    changes: [],
  }
}

/**
 * Returns the entered values while the database is away. Only the record form has values to preserve; small
 * forms on the page have none (product: dashboard 27).
 */
export function formAway(form: FormData, sections: readonly FieldSection[], now: Date) {
  if (!form.has('opened')) return unreachableAnswer()
  return data({ ...sentForm(form, sections, now), state: 'away' as const }, 503)
}
