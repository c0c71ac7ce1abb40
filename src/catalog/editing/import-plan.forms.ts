import { suspendedSeller, type EditedRecord } from '#catalog/editing/edit-outcome.ts'
import { fieldsIn, fieldWords } from '#catalog/editing/fields/edited-field.ts'
import { isFreeId } from '#catalog/editing/new-id.ts'
import { addedFiles, fileErrors } from '#catalog/editing/referenced-files.ts'
import type { ImportedLine } from '#catalog/editing/product-csv.ts'
import { productForm } from '#catalog/editing/fields/product.forms.ts'
import { emptyProduct, productSections } from '#catalog/editing/fields/product-form-values.ts'
import { differingFields, textIn, type FormValues } from '#catalog/editing/fields/form-values.ts'
import type { StoredFile } from '#files/stored-file.ts'
import { fieldErrorsOf, type FieldErrors } from '#lib/field-errors.ts'

/** The planned change of one line of an import (product: dashboard 30). */
export interface PlannedLine {
  line: number
  /** Empty for a new product whose id is derived from its name. */
  id: string
  name: string
  outcome: 'create' | 'change' | 'same' | 'reject'
  /** The changes, or why the line is rejected. */
  notes: string[]
  /** All form values of the product after the import. */
  typed: FormValues
  /** The version of the stored product; `null` for a new one. */
  version: number | null
}

interface Known {
  products: ReadonlyMap<string, EditedRecord>
  categories: ReadonlySet<string>
  sellers: ReadonlySet<string>
  suspendedSellers: ReadonlySet<string>
  /** The stored files that the lines reference. */
  files: readonly Pick<StoredFile, 'id' | 'kind' | 'sellerId'>[]
}

export function planImport(lines: readonly ImportedLine[], known: Known): PlannedLine[] {
  const seen = new Set<string>()
  return lines.map((line) => {
    const planned = planLine(line, known)
    const isRepeated = line.id !== '' && seen.has(line.id)
    seen.add(line.id)
    return isRepeated
      ? { ...planned, outcome: 'reject', notes: [`The id ${line.id} stands in a line before.`] }
      : planned
  })
}

function planLine({ line, id, typed: given, problems }: ImportedLine, known: Known): PlannedLine {
  const stored = known.products.get(id)
  const typed = { ...(stored?.typed ?? { ...emptyProduct, price: '' }), ...given }
  const planned = { line, id, name: textIn(typed, 'name'), typed, version: stored?.version ?? null }
  const wrong = [...problems, ...problemsOf(typed, known, stored)]
  if (id !== '' && !stored && !isFreeId(id)) {
    wrong.push(
      `${id} cannot be an id: use small letters, digits and hyphens, and no word of the shop’s addresses.`,
    )
  }
  if (wrong.length > 0) return { ...planned, outcome: 'reject', notes: wrong }
  if (!stored) return { ...planned, outcome: 'create', notes: [] }
  const changed = new Set(differingFields(stored.typed, typed))
  const notes = fieldsIn(productSections)
    .filter(({ name }) => changed.has(name))
    .map((field) => {
      const from = fieldWords(field, stored.typed[field.name] ?? '') || 'none'
      return `${field.label}: ${from} → ${fieldWords(field, typed[field.name] ?? '') || 'none'}`
    })
  return { ...planned, outcome: notes.length > 0 ? 'change' : 'same', notes }
}

function problemsOf(typed: FormValues, known: Known, stored: EditedRecord | undefined): string[] {
  const parsed = productForm.safeParse(typed)
  if (parsed.error) {
    return labelled(fieldErrorsOf(parsed.error))
  }
  const { categoryId, sellerId, isActive } = parsed.data
  const own = known.files.filter((file) => file.sellerId === null || file.sellerId === sellerId)
  return [
    ...labelled(fileErrors(addedFiles(typed, stored?.typed ?? null), own)),
    ...(categoryId !== null && !known.categories.has(categoryId)
      ? [`There is no category ${categoryId}.`]
      : []),
    ...(sellerId !== null && !known.sellers.has(sellerId) ? [`There is no seller ${sellerId}.`] : []),
    ...(isActive && sellerId !== null && known.suspendedSellers.has(sellerId) ? [suspendedSeller] : []),
    ...(isActive && stored?.archivedAt ? ['It is archived. Restore it first.'] : []),
  ]
}

function labelled(fieldErrors: FieldErrors): string[] {
  const labels = new Map(fieldsIn(productSections).map(({ name, label }) => [name, label]))
  return Object.entries(fieldErrors).map(
    ([name, error]) => `${labels.get(name.split('.')[0] ?? '') ?? name}: ${error}`,
  )
}

/** The lines that an import will write. */
export function linesToWrite(plan: readonly PlannedLine[]): PlannedLine[] {
  return plan.filter(({ outcome }) => outcome === 'create' || outcome === 'change')
}
