let isRequested = false

/**
 * Reloads the page and records that the shop did so, to distinguish the reload from reloads by the router.
 */
export function reloadDocument(): void {
  isRequested = true
  location.reload()
}

export function isReloadRequested(): boolean {
  return isRequested
}
