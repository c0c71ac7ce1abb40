let isRequested = false

/** Marks a reload as requested by the shop. Every other scripted reload comes from the router. */
export function reloadDocument(): void {
  isRequested = true
  location.reload()
}

export function isReloadRequested(): boolean {
  return isRequested
}
