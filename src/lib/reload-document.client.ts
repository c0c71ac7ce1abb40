let isRequested = false

/** Reloads the document on the shop's own account. Any other reload by a script is the router's. */
export function reloadDocument(): void {
  isRequested = true
  location.reload()
}

export function isReloadRequested(): boolean {
  return isRequested
}
