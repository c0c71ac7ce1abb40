import { useState } from 'react'
import { useHydrated } from '#account/session/use-hydrated.ts'

/** The maximum number of rows in one bulk change. */
export const maxBulk = 1_000

/** The selected rows of a list. They are known only after hydration; the checkboxes also work before. */
export interface Selection {
  ids: readonly string[]
  isHydrated: boolean
  /** Whether all rows on the page are selected. */
  hasPage: boolean
  /** Whether all matching rows are selected, including the rows on other pages. */
  hasAll: boolean
  toggle: (id: string) => void
  /** Selects or deselects all rows on the page. */
  togglePage: () => void
  takeAll: () => void
  clear: () => void
}

/** @param first The initial selection, from a bulk change that was rejected without JavaScript. */
export function useSelection(
  pageIds: readonly string[],
  first: { ids: readonly string[]; isAll: boolean } | null = null,
): Selection {
  const isHydrated = useHydrated()
  const [ids, setIds] = useState<readonly string[]>(() => pageIds.filter((id) => first?.ids.includes(id)))
  const [hasAll, setHasAll] = useState(first?.isAll ?? false)
  const hasPage = ids.length === pageIds.length
  const select = (chosen: readonly string[]) => {
    setIds(chosen)
    setHasAll(false)
  }
  return {
    ids,
    isHydrated,
    hasPage,
    hasAll,
    toggle: (id) => select(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    togglePage: () => select(hasPage ? [] : pageIds),
    takeAll: () => setHasAll(true),
    clear: () => select([]),
  }
}
