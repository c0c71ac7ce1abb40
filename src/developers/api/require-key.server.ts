import type { Context } from 'hono'
import type { Scope } from '#developers/keys/api-key.ts'
import { noteKeyUse } from '#developers/keys/api-keys.commands.server.ts'
import { findKey } from '#developers/keys/api-keys.queries.server.ts'
import { tooMany } from '#http/limits/rate-limits.server.ts'
import { problem } from '#http/problems.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'

type KeyCheck = { ok: true; keyId: string; sellerId: string } | { ok: false; response: Response }

/**
 * Checks the API key of a request: it must be valid, have the scope and have calls left. Returns its seller
 * (product: developers 3).
 */
export async function requireKey(
  c: Context,
  { db, limits, clock }: Pick<ServerContext, 'db' | 'limits' | 'clock'>,
  scope: Scope,
): Promise<KeyCheck> {
  const given = /^Bearer (\S{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const key = given === undefined ? null : await findKey(db, given)
  if (!key) {
    c.header('www-authenticate', 'Bearer')
    return failed(problem(c, 401, 'invalid_key', 'Send a valid API key as a bearer token.'))
  }
  const limited = await limits.consume('sellerApi', key.id)
  if (!limited.ok) return failed(tooMany(c, limited.retryAfterSeconds))
  await noteKeyUse(db, key.id, clock())
  if (!key.scopes.includes(scope)) {
    return failed(problem(c, 403, 'missing_scope', `This key does not have the permission ${scope}.`))
  }
  return { ok: true, keyId: key.id, sellerId: key.sellerId }
}

function failed(response: Response): KeyCheck {
  return { ok: false, response }
}
