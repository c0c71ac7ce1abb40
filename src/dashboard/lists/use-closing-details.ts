import { useEffect, useRef, type RefObject } from 'react'

/** For a `<details>` that is a menu: it opens with its field in focus, and Escape and a click outside close it. */
export function useClosingDetails(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('pointerdown', closeWhenOutside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    // This event does not bubble.
    document.addEventListener('toggle', focusField, { capture: true, signal })
    return () => stop.abort()

    function closeWhenOutside({ target }: PointerEvent) {
      const menu = details.current
      if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false
    }
    function focusField({ target }: Event) {
      const menu = details.current
      if (menu?.open && target === menu) menu.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
    }
    function closeOnEscape({ key }: KeyboardEvent) {
      const menu = details.current
      if (key !== 'Escape' || !menu?.open) return
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
      menu.open = false
    }
  }, [])
  return details
}
