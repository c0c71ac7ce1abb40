import { replaceRecoveryCodes } from '#account/second-factor/second-factor.commands.server.ts'
import { encryptedForLibrary, newRecoveryCodes } from '#account/second-factor/second-factor.server.ts'
import type { TestStore } from './store.ts'

/** Gives an account ten recovery codes, and returns them. */
export async function giveRecoveryCodes({ db, context }: TestStore, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  const recoveryCodes = await encryptedForLibrary(context.auth, JSON.stringify(codes))
  await replaceRecoveryCodes(db, { actor: { kind: 'command' }, userId, recoveryCodes, now: new Date() })
  return codes
}
