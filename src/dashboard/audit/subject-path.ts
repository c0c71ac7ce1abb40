import type { AuditSubject } from '#audit/audit-filter.ts'

/** For each kind of record that has a page in the dashboard: the folder of its address. */
export const subjectFolders: Readonly<Record<string, string>> = {
  product: 'products',
  solution: 'solutions',
  category: 'categories',
  seller: 'sellers',
  proposal: 'proposals',
  order: 'orders',
  quote: 'quotes',
  enquiry: 'enquiries',
  review: 'reviews',
  account: 'people',
}

/** The page of a record; `null` if the dashboard has none. */
export function subjectPath({ kind, id }: AuditSubject): string | null {
  // The log identifies a discount by its code, but its page needs an id, so link to the list filtered by the code.
  if (kind === 'discount') return `/dashboard/discounts?${new URLSearchParams({ q: id })}`
  const folder = subjectFolders[kind]
  return folder === undefined ? null : `/dashboard/${folder}/${encodeURIComponent(id)}`
}
