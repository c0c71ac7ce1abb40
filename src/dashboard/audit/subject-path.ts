import type { AuditSubject } from '#audit/audit-filter.ts'

/** The dashboard's folder of each kind of record that has a page there. */
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
  // The log has the code, but the address of its page has an id, so link to the list filtered by the code.
  if (kind === 'discount') return `/dashboard/discounts?${new URLSearchParams({ q: id })}`
  const folder = subjectFolders[kind]
  return folder === undefined ? null : `/dashboard/${folder}/${encodeURIComponent(id)}`
}
