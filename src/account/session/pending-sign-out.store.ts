import { signOutKey } from '#account/session/session.ts'
import { isStored, removeStored, writeStored } from '#lib/stored.client.ts'

/** A sign-out that this browser has shown already and the server has not carried out yet. It survives a reload. */
export function createPendingSignOut(sendSignOut: () => Promise<boolean>) {
  /** For browsers that cannot store it. */
  let isRemembered = false
  let ending: Promise<void> | null = null

  const isSignOutPending = () => isRemembered || isStored(signOutKey)

  function forgetSignOut(): void {
    isRemembered = false
    if (isStored(signOutKey)) removeStored(signOutKey)
  }

  return {
    isSignOutPending,
    forgetSignOut,
    beginSignOut(): void {
      isRemembered = !writeStored(signOutKey, true)
    },
    /** Asks the server, if anything is pending. One request at a time. */
    async finishSignOut(): Promise<void> {
      if (!isSignOutPending()) return
      ending ??= sendSignOut()
        .then((isDone) => {
          if (isDone) forgetSignOut()
        })
        .finally(() => {
          ending = null
        })
      await ending
    },
  }
}
