export const actorKinds = ['account', 'command', 'system', 'api_key'] as const

/**
 * Who acts. `command` is the server's command line, `system` a scheduled job, `api_key` a system of a seller. `sessionId` is `null` when an
 * account acts through a customer-portal session, which is not one of its own sessions.
 */
export type Actor =
  | { kind: 'account'; accountId: string; sessionId: string | null }
  | { kind: 'command' }
  | { kind: 'api_key'; keyId: string }
  | { kind: 'system' }

/** The account that acts; `null` for anything else. */
export function actingAccount(actor: Actor): string | null {
  return actor.kind === 'account' ? actor.accountId : null
}

export interface ByActor {
  actor: Actor
  now: Date
}

/** How a change came about, besides who made it. */
export interface ChangeOrigin {
  /** The entry of the import or bulk change that the change belongs to. */
  parentId?: string
  /** The account whose proposal the actor approved. */
  proposedBy?: string | null
}

export type Fields = Record<string, unknown>

/** Replaces the value of a personal field: the log says only that it changed (product: dashboard 4). */
export const personalValue = '(personal)'

/**
 * The differing fields before and after; `null` if none differ. A side is `null` if the subject was created or
 * deleted. Values of personal fields are replaced.
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
