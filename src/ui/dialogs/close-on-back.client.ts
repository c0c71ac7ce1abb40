/**
 * While this dialog or popover is open, Back to another page of the shop closes it instead, as Chromium on
 * Android already does. A Back that leaves the shop, or in a browser without the Navigation API, still goes back.
 */
export function closeOnBack(layer: HTMLElement): () => void {
  const navigation: Navigation | undefined = window.navigation
  function stay(event: NavigateEvent) {
    const { navigationType, destination, cancelable } = event
    const isBack = navigationType === 'traverse' && destination.index < (navigation?.currentEntry?.index ?? 0)
    if (!isBack || !cancelable || !layer.matches(':modal, :popover-open')) return
    event.preventDefault()
    if (layer instanceof HTMLDialogElement) layer.close()
    else layer.hidePopover()
  }
  navigation?.addEventListener('navigate', stay)
  return () => navigation?.removeEventListener('navigate', stay)
}
