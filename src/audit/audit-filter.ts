/** The filters of the audit log. Empty texts do not filter. */
export interface AuditFilter {
  /** Accounts whose changes are shown; `null` for all. Empty if no account matches. */
  actorIds: readonly string[] | null
  actorKind: 'command' | 'system' | null
  /** Prefix of an action's name, such as `people.` */
  action: string
  /** A kind and an id, such as `product copper-scan`, or just one of them. */
  subject: string
  from: Date | null
  /** The end of the last day. */
  until: Date | null
}

/** One changed field as text, before and after. */
export interface ChangedField {
  name: string
  before: string | null
  after: string | null
}

type Values = Record<string, unknown> | null

/** The changed fields of an entry as one list. A missing side is `null`. */
export function changedFieldList(before: Values, after: Values): ChangedField[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => ({ name, before: shownValue(before, name), after: shownValue(after, name) }))
}

function shownValue(values: Values, name: string): string | null {
  if (!values || !(name in values)) return null
  const value = values[name]
  if (value === null || value === '') return '(empty)'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
