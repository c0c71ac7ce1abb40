import type { Actor } from '#audit/audit.ts'

/** Search words for the person filter that select actors other than accounts. */
export const actorWords: readonly { value: string; label: string; kind: Actor['kind'] }[] = [
  { value: 'customer', label: 'Customers without an account', kind: 'customer' },
  { value: 'command', label: 'The command line', kind: 'command' },
  { value: 'system', label: 'The shop', kind: 'system' },
  { value: 'API key', label: 'Systems of sellers', kind: 'api_key' },
]

/** Selects the exports of all areas. */
export const exportArea = 'export'

/** The filters of the audit log. Empty texts are ignored. */
export interface AuditFilter {
  /** Shows changes that these accounts made or proposed. `null` shows all entries, an empty list none. */
  actorIds: readonly string[] | null
  actorKind: Actor['kind'] | null
  /** The beginning of an action's name, such as `people.`, or `exportArea`. */
  action: string
  /** A kind and an id, such as `product copper-scan`, or only one of them. */
  subject: string
  /** Further subjects to show, whose names match the input. */
  subjects?: readonly AuditSubject[]
  /** Shows the entries of one import or bulk change. */
  parentId?: string | null
  /** Whether an import or bulk change appears as one entry, without the entries of its records. */
  isFolded?: boolean
  from: Date | null
  /** The end of the last day, exclusive. */
  until: Date | null
}

export interface AuditSubject {
  kind: string
  id: string
}

export function subjectKey({ kind, id }: AuditSubject): string {
  return `${kind} ${id}`
}

/** A changed field, before and after. A missing value is `undefined`. */
export interface ChangedField {
  name: string
  before: unknown
  after: unknown
}

type Values = Record<string, unknown> | null

export function changedFieldList(before: Values, after: Values): ChangedField[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => ({ name, before: before?.[name], after: after?.[name] }))
}
