interface Done {
  action: string
  subjectKind: string
  subjectId: string
}

const paths: Readonly<Record<string, string>> = {
  product: 'products',
  solution: 'solutions',
  category: 'categories',
  seller: 'sellers',
  order: 'orders',
  quote: 'quotes',
  enquiry: 'enquiries',
  review: 'reviews',
  proposal: 'proposals',
}

/** 'edited the product contract-reader', 'exported orders', 'worked on the order 1a2b3c4d'. */
export function activityWords({ action, subjectKind, subjectId }: Done): string {
  if (action.endsWith('.export')) return `exported ${action.replace('.export', '').replaceAll('-', ' ')}`
  const verb = action === 'catalogue.edit' ? 'edited' : action.startsWith('files.') ? 'changed' : 'worked on'
  const isCode = /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(subjectId)
  const kind = subjectKind.replaceAll(/[-_.]/g, ' ')
  if (subjectId.length > 60) return `${verb} a ${kind}`
  return `${verb} the ${kind} ${isCode ? subjectId.slice(0, 8) : subjectId}`
}

/** The page of a record, if the dashboard has one. */
export function activityPath({ subjectKind, subjectId }: Omit<Done, 'action'>): string | null {
  const folder = paths[subjectKind]
  return folder === undefined ? null : `/dashboard/${folder}/${encodeURIComponent(subjectId)}`
}
