import { useState } from 'react'
import { useHydrated } from '#account/session/use-hydrated.ts'

/** One bulk change takes at most this many rows. */
export const maxBulk = 1_000

/** The selected rows of a list. The selection is unknown until hydration; the checkboxes work without it. */
export interface Selection {
  ids: readonly string[]
  isHydrated: boolean
  /** Whether all rows that match the filters are selected, including those on other pages. */
  hasAll: boolean
  toggle: (id: string) => void
  /** Selects or deselects all rows of the page. */
  togglePage: () => void
  takeAll: () => void
  clear: () => void
}

/** @param first The initial selection, after a refused change without JavaScript. */
export function useSelection(
  pageIds: readonly string[],
  first: { ids: readonly string[]; isAll: boolean } | null = null,
): Selection {
  const isHydrated = useHydrated()
  const [ids, setIds] = useState<readonly string[]>(() => pageIds.filter((id) => first?.ids.includes(id)))
  const [hasAll, setHasAll] = useState(first?.isAll ?? false)
  const select = (chosen: readonly string[]) => {
    setIds(chosen)
    setHasAll(false)
  }
  return {
    ids,
    isHydrated,
    hasAll,
    toggle: (id) => select(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    togglePage: () => select(ids.length === pageIds.length ? [] : pageIds),
    takeAll: () => setHasAll(true),
    clear: () => select([]),
  }
}
