/**
 * While the dialog or popover is open, Back closes it, as Chromium on Android already does. If Back would
 * leave the shop, or the browser lacks the Navigation API, it navigates as usual.
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
