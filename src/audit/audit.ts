export const actorKinds = ['account', 'customer', 'command', 'system', 'api_key'] as const

/**
 * The author of a change. `customer` is a customer without an account, `command` the server's command line,
 * `system` a scheduled job, `api_key` a system of a seller. `sessionId` is `null` when an account acts as a
 * customer.
 */
export type Actor =
  | { kind: 'account'; accountId: string; sessionId: string | null }
  | { kind: 'customer' }
  | { kind: 'command' }
  | { kind: 'api_key'; keyId: string }
  | { kind: 'system' }

/** The account that acts, or `null`. */
export function actingAccount(actor: Actor): string | null {
  return actor.kind === 'account' ? actor.accountId : null
}

export interface ByActor {
  actor: Actor
  now: Date
  /** The id of the log entry of a bulk change, with which the change can be undone. */
  entryId?: string
}

/** The circumstances of a change, apart from its author. */
export interface ChangeOrigin {
  /** The entry of the import or bulk change to which the change belongs. */
  parentId?: string | undefined
  /** The account whose proposal was approved. */
  proposedBy?: string | null | undefined
}

export type Fields = Record<string, unknown>

/**
 * Stored instead of the value of a personal field: the log shows only that it changed (product: dashboard 4).
 */
export const personalValue = '(personal)'

/**
 * Returns the fields that differ, before and after, or `null` if none do. A side is `null` if the subject was
 * created or deleted. Values of personal fields are replaced.
 */
export function changedFields(
  before: Fields | null,
  after: Fields | null,
  personal: readonly string[] = [],
): { before: Fields | null; after: Fields | null } | null {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changed = names.filter((name) => !isEqual(before?.[name], after?.[name]))
  if (changed.length === 0 && before && after) return null
  const pick = (fields: Fields | null) =>
    fields &&
    Object.fromEntries(
      changed
        .filter((name) => name in fields)
        .map((name) => [name, personal.includes(name) ? personalValue : fields[name]]),
    )
  return { before: pick(before), after: pick(after) }
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
