type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/**
 * Moves the toasts to the other end of the window while they would cover an element listed in `harms`. Toasts
 * next to the control that caused them move only if they cover the focus. Returns the function to stop.
 */
export function keepClear(toasts: HTMLElement, page: Element): () => void {
  function place(): void {
    toasts.removeAttribute('data-moved')
    const harm = Math.max(harmHere(), isTyping() ? 3 : 0)
    if (harm === 0) return
    toasts.setAttribute('data-moved', harm === ofFocus ? 'from-focus' : '')
    if (harmHere() >= harm) toasts.removeAttribute('data-moved')
  }
  function harmHere(): number {
    const box = toasts.getBoundingClientRect()
    const covers = (one: Element) => overlap(box, one.getBoundingClientRect())
    const covered = harms.find(([selector]) => [...page.querySelectorAll(selector)].some(covers))
    return covered?.[1] ?? 0
  }
  /** Whether a field has the focus on a touch screen, whose keyboard then covers the bottom of the window. */
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

const ofFocus = 4

/** The elements that toasts should not cover, most important first. */
const harms = [
  [':is(a, button, input, select, summary, textarea):focus:not(.toasts *)', ofFocus],
  ['.button-primary:not(:disabled), [data-toast-anchor]', 2],
  ['form :is(a, button, input, select, textarea)', 1],
] as const

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
