import type { Context } from 'hono'
import type { Scope } from '#developers/keys/api-key.ts'
import { noteKeyUse } from '#developers/keys/api-keys.commands.server.ts'
import { findKey } from '#developers/keys/api-keys.queries.server.ts'
import { requireTries } from '#http/limits/rate-limits.server.ts'
import { RefusedCall } from '#http/problems.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'

/**
 * Checks the API key of a request: it must be valid, have the scope and have calls left. Returns its seller
 * (product: developers 3).
 */
export async function requireKey(
  c: Context,
  { db, limits, clock }: Pick<ServerContext, 'db' | 'limits' | 'clock'>,
  scope: Scope,
): Promise<{ keyId: string; sellerId: string }> {
  const given = /^Bearer (\S{1,200})$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const key = given === undefined ? null : await findKey(db, given)
  if (!key) {
    c.header('www-authenticate', 'Bearer')
    throw new RefusedCall(401, 'invalid_key', 'Send a valid API key as a bearer token.')
  }
  requireTries(c, await limits.consume('sellerApi', key.id))
  await noteKeyUse(db, key.id, clock())
  if (!key.scopes.includes(scope)) {
    throw new RefusedCall(403, 'missing_scope', `This key does not have the permission ${scope}.`)
  }
  return { keyId: key.id, sellerId: key.sellerId }
}
