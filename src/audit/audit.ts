export const actorKinds = ['account', 'command', 'system'] as const

/**
 * Who acts. `command` is the command line of the server, `system` a scheduled job. `sessionId` is `null` when an account
 * acts through a customer-portal session, which is not one of its own sessions.
 */
export type Actor =
  | { kind: 'account'; accountId: string; sessionId: string | null }
  | { kind: 'command' }
  | { kind: 'system' }

export type Fields = Record<string, unknown>

/** Written in place of a personal field's value: the log says only that it changed (product: dashboard 4). */
export const personalValue = '(personal)'

/**
 * The fields that differ, as they were and as they are; `null` if none does. A subject that did not exist before, or
 * does not afterwards, is `null` on that side. Personal fields show no value.
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
