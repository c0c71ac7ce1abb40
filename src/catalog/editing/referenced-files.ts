import { productFormFields } from '#catalog/editing/fields/product-form.ts'
import { fieldsOf } from '#catalog/field.ts'
import { rowsIn, textIn, type FormValues } from '#catalog/editing/fields/form-values.ts'
import { fileIdOfDownload } from '#files/download-address.ts'
import { fileIdOfPicture } from '#files/picture-address.ts'
import type { StoredFile } from '#files/stored-file.ts'
import type { FieldErrors } from '#lib/field-errors.ts'

interface ReferencedFile {
  field: string
  id: string
  kind: StoredFile['kind']
}

/** The fields that are searched for files. A solution has only some of these fields. */
const fields = fieldsOf(productFormFields)
const addressFields = fields.filter(({ kind }) => kind === 'address' || kind === 'download')

export function referencedFiles(values: FormValues): ReferencedFile[] {
  const places = [
    ...textIn(values, 'images')
      .split('\n')
      .map((address) => ({ field: 'images', address })),
    { field: 'logo', address: textIn(values, 'logo') },
    ...addressFields.map(({ name }) => ({ field: name, address: textIn(values, name) })),
    ...fields.flatMap(({ name, columns = [] }) =>
      rowsIn(values, name).flatMap((row, index) =>
        columns
          .filter(({ kind }) => kind === 'address')
          .map((column) => ({ field: `${name}.${index}.${column.name}`, address: row[column.name] ?? '' })),
      ),
    ),
  ]
  return places.flatMap(({ field, address }): ReferencedFile[] => {
    const picture = fileIdOfPicture(address.trim())
    const download = fileIdOfDownload(address.trim())
    if (picture !== null) return [{ field, id: picture, kind: 'picture' }]
    return download === null ? [] : [{ field, id: download, kind: 'download' }]
  })
}

/** Returns the files in the form to which the record does not refer yet. */
export function addedFiles(values: FormValues, before: FormValues | null): ReferencedFile[] {
  const known = new Set(referencedFiles(before ?? {}).map(({ id }) => id))
  return referencedFiles(values).filter(({ id }) => !known.has(id))
}

/** Returns the errors of added files. Only files of the owners are allowed (product: dashboard 70). */
export function fileErrors(
  added: readonly ReferencedFile[],
  own: readonly Pick<StoredFile, 'id' | 'kind'>[],
): FieldErrors {
  const kinds = new Map(own.map(({ id, kind }) => [id, kind]))
  return Object.fromEntries(
    added.filter(({ id, kind }) => kinds.get(id) !== kind).map(({ field }) => [field, notTheirs]),
  )
}

const notTheirs = 'This file doesn’t belong to this seller, or it’s gone. Upload it here.'
