import { data } from 'react-router'
import { readFormValues } from '#catalog/editing/fields/edited-field.ts'
import type { FieldSection } from '#catalog/field.ts'
import { formValuesSchema } from '#catalog/editing/fields/form-values.forms.ts'
import type { FormAnswer } from '#dashboard/records/form-answer.ts'
import { unreachableAnswer } from '#dashboard/components/unreachable.ts'
import { formText } from '#lib/form-text.ts'
import { parseJson } from '#lib/json.ts'

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
