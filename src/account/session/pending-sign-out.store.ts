import { signOutKey } from '#account/session/session.ts'
import { isStored, removeStored, writeStored } from '#lib/stored.client.ts'

/**
 * A sign-out that this browser already shows although the server has not completed it. The pending sign-out
 * survives a reload.
 */
export function createPendingSignOut(sendSignOut: () => Promise<boolean>) {
  /** Used instead of browser storage if the browser blocks storage. */
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
    /** Completes the sign-out on the server, with one request at a time. */
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
