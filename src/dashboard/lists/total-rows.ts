import type { ListWindow } from '#dashboard/lists/page-number.ts'
import { cappedCount } from '#lib/max-counted.ts'

/** How many rows of a list match: '1 product', '1,234 products', '10,000+ products'. */
export function totalRows(count: number, one: string, many: string): string {
  return `${cappedCount(count)} ${count === 1 ? one : many.toLowerCase()}`
}

/**
 * The number of rows, for a list that is not always counted because some searches would read the whole table.
 * On the last page the number is known without counting.
 */
export function rowsCounted(
  { page, offset, size }: ListWindow,
  { rows, count }: { rows: readonly unknown[]; count: number | null },
): number | null {
  if (count !== null || rows.length > size || (rows.length === 0 && page > 1)) return count
  return offset + rows.length
}
