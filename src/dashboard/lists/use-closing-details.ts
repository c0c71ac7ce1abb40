import { useEffect, useRef, type RefObject } from 'react'

/** Closes a `<details>` menu on Escape and on clicks outside it. */
export function useClosingDetails(): RefObject<HTMLDetailsElement | null> {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('pointerdown', closeWhenOutside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    return () => stop.abort()

    function closeWhenOutside({ target }: PointerEvent) {
      const menu = details.current
      if (menu?.open && target instanceof Node && !menu.contains(target)) menu.open = false
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
