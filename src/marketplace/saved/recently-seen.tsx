import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { recentStore } from '#catalog/saved/recent.store.ts'
import { useLazy } from '#ui/loading/use-lazy.ts'

function fetchRail() {
  return import('#marketplace/saved/recent-rail.tsx')
}

interface RecentlySeenProps {
  current?: string
  /** The ids of products that the page already shows. */
  except?: readonly string[]
}

/**
 * Stores the current product, and shows the products that this browser viewed before. Loads these products
 * when the row comes near the viewport (product: saved 14, 15).
 */
export function RecentlySeen({ current, except = nothing }: RecentlySeenProps) {
  const ids = useRecent().filter((id) => id !== current && !except.includes(id))
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

/** Returns the ids of recently viewed products, newest first. Empty in the server's HTML. */
function useRecent(): readonly string[] {
  return useSyncExternalStore(recentStore.subscribe, recentStore.getState, () => nothing)
}
