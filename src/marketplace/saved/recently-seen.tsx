import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { recentStore } from '#catalog/saved/recent.store.ts'
import { useLazy } from '#ui/loading/use-lazy.ts'

function fetchRail() {
  return import('#marketplace/saved/recent-rail.tsx')
}

/**
 * The products this browser viewed last, except the current one, which is recorded (product: saved 14, 15).
 * Loaded when its place comes near the viewport.
 */
export function RecentlySeen({ current }: { current?: string }) {
  const ids = useRecent().filter((id) => id !== current)
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const rail = useLazy(isNear && ids.length > 0, fetchRail, () => undefined)

  useEffect(() => {
    if (current !== undefined) recentStore.see(current)
  }, [current])
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '600px' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={place} data-screen-only="">
      {rail && ids.length > 0 && <rail.RecentRail ids={ids} />}
    </div>
  )
}

const nothing: readonly string[] = []

/** The ids of recently viewed products, newest first; empty in the server's HTML. */
function useRecent(): readonly string[] {
  return useSyncExternalStore(recentStore.subscribe, recentStore.getState, () => nothing)
}
