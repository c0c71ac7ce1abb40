import type { ListWindow } from '#dashboard/lists/page-number.ts'
import { cappedCount } from '#lib/max-counted.ts'

/** Formats the number of matching rows, such as '1 product', '1,234 products' or '10,000+ products'. */
export function totalRows(count: number, one: string, many: string): string {
  return `${cappedCount(count)} ${count === 1 ? one : many.toLowerCase()}`
}

/**
 * Returns the number of matching rows, or `null` if it is unknown. A search that could read the whole table
 * is not counted, but the number is known on its last page.
 */
export function rowsCounted(
  { page, offset, size }: ListWindow,
  { rows, count }: { rows: readonly unknown[]; count: number | null },
): number | null {
  if (count !== null || rows.length > size || (rows.length === 0 && page > 1)) return count
  return offset + rows.length
}
