import type { ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { hydrationFailed } from '#ui/forms/early-submit.ts'

/**
 * When `place` comes near the viewport, hydrates its HTML from the server, or calls `show` if the place is
 * empty. If loading fails, loads again the next time `place` comes near, or when a form inside is submitted.
 * Returns the cleanup function.
 */
export function wakeWhenNear(
  place: Element,
  load: () => Promise<ReactNode>,
  show: (part: ReactNode) => void,
): () => void {
  let root: Root | undefined
  let isGone = false

  async function wake(): Promise<void> {
    const part = await load().catch(() => null)
    if (root || isGone) return
    if (part === null) return void place.dispatchEvent(new Event(hydrationFailed))
    observer.disconnect()
    if (place.hasChildNodes()) root = hydrateRoot(place, part)
    else show(part)
  }

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void wake()
    },
    { rootMargin: '50%' },
  )
  observer.observe(place)
  place.addEventListener('submit', () => void wake())
  return () => {
    isGone = true
    observer.disconnect()
    // React cannot unmount a root while it renders another.
    setTimeout(() => root?.unmount())
  }
}
