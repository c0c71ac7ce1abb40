type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/**
 * Moves the toasts to the other end of the window while they would cover the main action of the page, which has the
 * attribute `data-main-action`. Until the returned function is called.
 */
export function keepClear(toasts: HTMLElement, page: Element): () => void {
  function place(): void {
    toasts.removeAttribute('data-moved')
    const box = toasts.getBoundingClientRect()
    const actions = [...page.querySelectorAll('[data-main-action]')]
    if (actions.some((action) => overlap(box, action.getBoundingClientRect()))) {
      toasts.setAttribute('data-moved', '')
    }
  }
  place()
  document.addEventListener('scroll', place, { capture: true, passive: true })
  window.addEventListener('resize', place)
  return () => {
    document.removeEventListener('scroll', place, { capture: true })
    window.removeEventListener('resize', place)
  }
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
