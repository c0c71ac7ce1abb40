import type { ListedRecord } from '#catalog/editing/lists/list-filter.ts'
import { dollarsText } from '#lib/money.ts'

const editedFields = ['categoryId', 'price', 'isActive'] as const
export type GridField = (typeof editedFields)[number]

export function editedValues({ categoryId, price, state }: ListedRecord): Record<GridField, string> {
  return {
    categoryId: categoryId ?? '',
    price: dollarsText(price ?? 0),
    isActive: state === 'shown' || state === 'coming' ? 'on' : '',
  }
}

export interface EditedCell {
  id: string
  field: GridField
  was: string
  value: string
}

export function editedCells(form: FormData): EditedCell[] {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return form
    .getAll('row')
    .map(String)
    .flatMap((id) =>
      editedFields.map((field) => ({
        id,
        field,
        was: text(`was.${field}.${id}`),
        value: text(`${field}.${id}`),
      })),
    )
    .filter(({ was, value }) => was !== value)
}
