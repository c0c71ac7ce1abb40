import type { ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

/**
 * Hydrates what the server has rendered in this place, or has it shown, once it comes near. Modules that could not be
 * loaded are requested again the next time. Returns a function that takes it away.
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
    if (part === null || root || isGone) return
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
  return () => {
    isGone = true
    observer.disconnect()
    // React does not unmount one root while it renders another.
    setTimeout(() => root?.unmount())
  }
}
