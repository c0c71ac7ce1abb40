import * as z from 'zod/mini'
import { fieldsOf, type FieldKind, type RecordFields } from '#catalog/field.ts'
import type { FieldValue, FormValues } from '#catalog/editing/fields/form-values.ts'
import { dollarsText } from '#lib/money.ts'

/** Returns the form values of a stored record. The schemas of its fields parse them into the same record. */
export function recordFormValues<Described extends RecordFields>(
  fields: Described,
  record: Readonly<Partial<Record<keyof Described, unknown>>>,
): FormValues {
  const values = new Map(Object.entries<unknown>(record))
  return Object.fromEntries(
    fieldsOf(fields).map(({ name, kind }) => [name, formValue(kind, values.get(name))]),
  )
}

const rows = z.array(z.record(z.string(), z.string()))

function formValue(kind: FieldKind, value: unknown): FieldValue {
  if (kind === 'rows') return rows.parse(value ?? [])
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return checkboxValue(value)
  if (typeof value === 'number') return kind === 'money' ? dollarsText(value) : `${value}`
  return Array.isArray(value) ? value.join('\n') : z.string().parse(value)
}

export function emptyFormValues(fields: RecordFields): FormValues {
  return Object.fromEntries(
    fieldsOf(fields).map(({ name, kind, initial = '' }) => [name, kind === 'rows' ? [] : initial]),
  )
}

/** Parses form values. Replaces invalid values by the values in `missing`. */
export function validSoFar<Parsed>(
  form: z.ZodMiniType<Parsed>,
  values: FormValues,
  missing: FormValues,
): Parsed {
  const { error } = form.safeParse(values)
  const wrong = new Set(error?.issues.map(({ path: [name] }) => name))
  const valid = Object.entries(values).filter(([name]) => !wrong.has(name))
  return form.parse({ ...missing, ...Object.fromEntries(valid) })
}

export function checkboxValue(isOn: boolean): string {
  return isOn ? 'on' : ''
}
