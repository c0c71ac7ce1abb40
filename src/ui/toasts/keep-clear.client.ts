type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/**
 * Moves the toasts to the other end of the window while they would cover a main action of the page, the control
 * that caused them, or the focused field of a form. Returns the function that stops it.
 */
export function keepClear(toasts: HTMLElement, page: Element): () => void {
  function place(): void {
    toasts.removeAttribute('data-moved')
    if (!isTyping() && !covers(pressedNext)) return
    toasts.setAttribute('data-moved', '')
    if (covers('form :focus')) toasts.removeAttribute('data-moved')
  }
  function covers(selector: string): boolean {
    const box = toasts.getBoundingClientRect()
    return [...page.querySelectorAll(selector)].some((one) => overlap(box, one.getBoundingClientRect()))
  }
  /** Whether a field has the focus, so that a touch screen shows its keyboard at the bottom of the window. */
  function isTyping(): boolean {
    return matchMedia('(pointer: coarse)').matches && page.querySelector('form :read-write:focus') !== null
  }
  place()
  document.addEventListener('scroll', place, true)
  document.addEventListener('focusin', place)
  addEventListener('resize', place)
  return () => {
    document.removeEventListener('scroll', place, true)
    document.removeEventListener('focusin', place)
    removeEventListener('resize', place)
  }
}

/** What is probably pressed next. */
const pressedNext = '.button-primary:not(:disabled), [data-toast-anchor], form :focus'

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
