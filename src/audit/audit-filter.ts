/** The filters of the audit log. Empty texts do not filter. */
export interface AuditFilter {
  /** Accounts that changed or proposed something; `null` for all. Empty if no account matches. */
  actorIds: readonly string[] | null
  actorKind: 'command' | 'system' | null
  /** Prefix of an action's name, such as `people.` */
  action: string
  /** A kind and an id, such as `product copper-scan`, or just one of them. */
  subject: string
  /** Further subjects, found by their names. */
  subjects?: readonly AuditSubject[]
  /** The entries of one import or bulk change. */
  parentId?: string | null
  /** Whether the entry of an import or bulk change replaces those of its records. */
  isFolded?: boolean
  from: Date | null
  /** The end of the last day. */
  until: Date | null
}

export interface AuditSubject {
  kind: string
  id: string
}

export function subjectKey({ kind, id }: AuditSubject): string {
  return `${kind} ${id}`
}

/** One changed field, before and after. A missing side is `undefined`. */
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
