import type { Database } from '#db/database.server.ts'
import type { Scope } from '#developers/keys/api-key.ts'
import { createKey } from '#developers/keys/api-keys.commands.server.ts'

export async function newSellerKey(db: Database, sellerId: string, ...scopes: Scope[]): Promise<string> {
  const actor = { kind: 'command' } as const
  const made = await createKey(db, { actor, sellerId, name: 'Ledger', scopes, now: new Date() })
  if (!made.ok) throw new Error(made.reason)
  return made.value
}
