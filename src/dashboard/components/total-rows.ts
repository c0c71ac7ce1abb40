import { maxCounted } from '#lib/max-counted.ts'

/** How many rows of a list fit: '1 product', '1,234 products', '10,000+ products'. */
export function totalRows(count: number, one: string, many: string): string {
  if (count > maxCounted) return `${maxCounted.toLocaleString('en-US')}+ ${many.toLowerCase()}`
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many.toLowerCase()}`
}
