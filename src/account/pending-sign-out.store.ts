import { signOutKey } from '#account/session.ts'
import { isStored, removeStored, writeStored } from '#lib/stored.client.ts'

/** A sign-out that this browser has shown already and the server has not carried out yet. It survives a reload. */
export function createPendingSignOut(sendSignOut: () => Promise<boolean>) {
  /** For browsers that cannot store it. */
  let isRemembered = false
  let ending: Promise<void> | null = null

  const isPending = () => isRemembered || isStored(signOutKey)

  function forget(): void {
    isRemembered = false
    if (isStored(signOutKey)) removeStored(signOutKey)
  }

  return {
    isPending,
    forget,
    begin(): void {
      isRemembered = !writeStored(signOutKey, true)
    },
    /** Asks the server once, if anything is pending; one request at a time. Never rejects. */
    async carryOut(): Promise<void> {
      if (!isPending()) return
      ending ??= sendSignOut()
        .then((isDone) => {
          if (isDone) forget()
        })
        .finally(() => {
          ending = null
        })
      await ending
    },
  }
}
