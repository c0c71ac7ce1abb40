import { signOutKey } from '#account/session.ts'
import { isStored, removeStored, writeStored } from '#lib/stored.client.ts'

/** For browsers that cannot store it. */
let isRemembered = false
let carryingOut: Promise<void> | null = null

/** Whether this browser has signed out, and the server has not carried it out yet. It survives a reload. */
export function isSignOutPending(): boolean {
  return isRemembered || isStored(signOutKey)
}

export function rememberSignOut(): void {
  isRemembered = !writeStored(signOutKey, true)
}

export function forgetSignOut(): void {
  isRemembered = false
  if (isStored(signOutKey)) removeStored(signOutKey)
}

/** Asks the server once, if a sign-out is pending; one request at a time. */
export async function carryOutSignOut(sendSignOut: () => Promise<boolean>): Promise<void> {
  if (!isSignOutPending()) return
  carryingOut ??= sendSignOut()
    .then((isDone) => {
      if (isDone) forgetSignOut()
    })
    .finally(() => {
      carryingOut = null
    })
  await carryingOut
}
