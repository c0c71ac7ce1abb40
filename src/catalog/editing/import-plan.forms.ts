import { suspendedSeller, type EditedRecord } from '#catalog/editing/edit-outcome.ts'
import { fieldsIn, fieldWords } from '#catalog/editing/fields/submitted-fields.ts'
import { idFrom, isFreeId } from '#catalog/editing/new-id.ts'
import { addedFiles, fileErrors } from '#catalog/editing/referenced-files.ts'
import type { ImportedRow } from '#catalog/editing/product-csv.ts'
import type { RowOutcome } from '#catalog/editing/product-import.ts'
import { productForm, emptyProduct, productSections } from '#catalog/editing/fields/product-form.ts'
import { differingFields, textIn, type FormValues } from '#catalog/editing/fields/form-values.ts'
import type { StoredFile } from '#files/stored-file.ts'
import { fieldErrorsOf, type FieldErrors } from '#lib/field-errors.ts'

/** The planned change of a row in an import (product: dashboard 30). */
export interface PlannedRow {
  row: number
  /** Empty for a new product, whose id will be derived from its name. */
  id: string
  name: string
  outcome: RowOutcome
  /** The changes, or why the row is not imported. */
  notes: string[]
  /** The form values in the file. */
  given: FormValues
  /** The version of the stored product; `null` for a new one. */
  version: number | null
}

export interface KnownCatalog {
  products: ReadonlyMap<string, EditedRecord>
  /** Product ids by `nameKey`. */
  names: ReadonlyMap<string, string>
  categories: ReadonlySet<string>
  sellers: ReadonlySet<string>
  suspendedSellers: ReadonlySet<string>
  files: readonly Pick<StoredFile, 'id' | 'kind' | 'sellerId'>[]
}

/** The rows that are already planned. Long files are planned in parts. */
export interface PlannedBefore {
  ids: Set<string>
  /** Row numbers of new products by `nameKey`. */
  names: Map<string, number>
}

export function planImport(
  rows: readonly ImportedRow[],
  known: KnownCatalog,
  before: PlannedBefore = { ids: new Set(), names: new Map() },
): PlannedRow[] {
  return rows.map((row) => {
    const isRepeated = row.id !== '' && before.ids.has(row.id)
    before.ids.add(row.id)
    const planned = planRow(row, known)
    if (isRepeated) {
      return {
        ...planned,
        outcome: 'reject',
        notes: [`An earlier row has the same id, ${row.id}. Remove one of them.`],
      }
    }
    if (planned.outcome !== 'create') return planned
    const key = nameKey(valuesAfter(row.given, undefined))
    const duplicate = row.id === '' ? duplicateNote(key, known, before) : null
    if (!before.names.has(key)) before.names.set(key, row.row)
    return duplicate === null ? planned : { ...planned, outcome: 'duplicate', notes: [duplicate] }
  })
}

/** Returns a key that is the same for products of one seller with the same name. */
export function nameKey(values: FormValues): string {
  return `${textIn(values, 'sellerId').trim()} ${textIn(values, 'name').trim().toLowerCase()}`
}

function duplicateNote(key: string, known: KnownCatalog, before: PlannedBefore): string | null {
  const id = known.names.get(key)
  if (id !== undefined) return `The product ${id} has the same name. To change it, put its id into the row.`
  const row = before.names.get(key)
  return row === undefined ? null : `Row ${row} has the same name.`
}

export function valuesAfter(given: FormValues, stored: Pick<EditedRecord, 'values'> | undefined): FormValues {
  return { ...(stored?.values ?? emptyProduct), ...given }
}

function planRow({ row, id, given, problems }: ImportedRow, known: KnownCatalog): PlannedRow {
  const stored = known.products.get(id)
  const values = valuesAfter(given, stored)
  const planned = { row, id, name: textIn(values, 'name'), given, version: stored?.version ?? null }
  const wrong = [...problems, ...problemsOf(values, known, stored)]
  if (id !== '' && !stored && !isFreeId(id)) {
    wrong.push(
      `${id} cannot be an id: use lowercase letters, digits and hyphens, and no word of the shop’s addresses.`,
    )
  }
  if (wrong.length > 0) return { ...planned, outcome: 'reject', notes: wrong }
  if (!stored) return { ...planned, outcome: 'create', notes: [] }
  const changed = new Set(differingFields(stored.values, values))
  const notes = fieldsIn(productSections)
    .filter(({ name }) => changed.has(name))
    .map((field) => {
      const from = fieldWords(field, stored.values[field.name] ?? '') || 'none'
      return `${field.label}: ${from} → ${fieldWords(field, values[field.name] ?? '') || 'none'}`
    })
  return { ...planned, outcome: notes.length > 0 ? 'change' : 'same', notes }
}

function problemsOf(values: FormValues, known: KnownCatalog, stored: EditedRecord | undefined): string[] {
  const parsed = productForm.safeParse(values)
  const unknown = unknownChoices(values, known)
  if (parsed.error) return labeledErrors({ ...fieldErrorsOf(parsed.error), ...unknown })
  const { sellerId, isActive } = parsed.data
  const own = known.files.filter((file) => file.sellerId === null || file.sellerId === sellerId)
  return [
    ...labeledErrors({ ...fileErrors(addedFiles(values, stored?.values ?? null), own), ...unknown }),
    ...(isActive && sellerId !== null && known.suspendedSellers.has(sellerId) ? [suspendedSeller] : []),
    ...(isActive && stored?.archivedAt ? ['It’s archived. Restore it first.'] : []),
  ]
}

/**
 * Creates errors that quote the entered value and list the possible values, because a file does not show the
 * options.
 */
function unknownChoices(values: FormValues, known: KnownCatalog): FieldErrors {
  return Object.fromEntries(
    fieldsIn(productSections).flatMap(({ name, choices }) => {
      if (choices === undefined) return []
      const entered = textIn(values, name).trim()
      const possible =
        typeof choices === 'object' ? choices.map(({ value }) => value) : ['', ...known[choices]]
      return possible.includes(entered) ? [] : [[name, unknownWords(entered, possible)]]
    }),
  )
}

const maxListed = 20

/**
 * Lists all possible values. If there are many, lists only values that share a word with the entered value.
 */
function unknownWords(entered: string, possible: readonly string[]): string {
  const words = idFrom(entered).split('-').filter(Boolean)
  const listed =
    possible.length <= maxListed
      ? possible
      : possible.filter((id) => id.split('-').some((word) => words.includes(word))).slice(0, maxListed)
  const names = listed.filter(Boolean).join(', ')
  const none = possible.includes('') ? ', or leave it empty' : ''
  return `“${entered}” is unknown.${names === '' ? '' : ` Use one of: ${names}${none}.`}`
}

/** Turns field errors into sentences that start with the field's label. */
export function labeledErrors(fieldErrors: FieldErrors): string[] {
  const labels = new Map(fieldsIn(productSections).map(({ name, label }) => [name, label]))
  return Object.entries(fieldErrors).map(
    ([name, error]) => `${labels.get(name.split('.')[0] ?? '') ?? name}: ${error}`,
  )
}
