let isRequested = false

/** Reloads the page and records that the shop did it. Only the router causes other scripted reloads. */
export function reloadDocument(): void {
  isRequested = true
  location.reload()
}

export function isReloadRequested(): boolean {
  return isRequested
}
