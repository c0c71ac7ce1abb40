import { changeProductsTogether, type BulkOutcome } from '#catalog/editing/bulk-products.commands.server.ts'
import { productRecordsWith } from '#catalog/editing/lists/product-lists.queries.server.ts'
import type { ProductsChange } from '#catalog/editing/products-change.ts'
import { productsChange } from '#dashboard/record-lists/bulk-change.server.ts'
import { editedValues, type EditedCell } from '#dashboard/record-lists/edited-rows.ts'
import type { Actor } from '#audit/audit.ts'
import type { Database } from '#db/database.server.ts'

/**
 * Writes the changed cells of the grid. A cell that somebody else has changed in the meantime keeps their
 * value.
 */
export async function saveRows(
  db: Database,
  cells: readonly EditedCell[],
  by: { actor: Actor; now: Date },
): Promise<BulkOutcome> {
  const ids = [...new Set(cells.map(({ id }) => id))]
  let leftOut = 0
  const outcome = await changeProductsTogether(db, { ids, ...by }, async (tx) => {
    const current = new Map((await productRecordsWith(tx, ids)).map((row) => [row.id, row]))
    // From zero again, because the transaction may be repeated.
    leftOut = 0
    const groups = new Map<string, { change: ProductsChange; ids: string[] }>()
    for (const { id, field, was, value } of cells) {
      const row = current.get(id)
      const change = changeOf(field, value)
      if (!row || !change || editedValues(row)[field] !== was) {
        leftOut += 1
        continue
      }
      const group = groups.get(`${field} ${value}`) ?? { change, ids: [] }
      group.ids.push(id)
      groups.set(`${field} ${value}`, group)
    }
    return [...groups.values()]
  })
  return { ...outcome, same: 0, leftOut: leftOut + outcome.leftOut }
}

function changeOf(field: EditedCell['field'], value: string): ProductsChange | null {
  if (field === 'isActive') return productsChange({ intent: value === 'on' ? 'show' : 'hide', value: '' })
  return productsChange({ intent: field === 'price' ? 'price' : 'category', value })
}
