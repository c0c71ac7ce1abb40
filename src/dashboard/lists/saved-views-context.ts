import { createContext, use } from 'react'

/** A list with its filters, saved under a name. */
export interface SavedView {
  id: string
  path: string
  name: string
  /** The query string: empty, or with a leading question mark. */
  search: string
}

/** The viewer's saved views of all lists. */
export const SavedViewsContext = createContext<readonly SavedView[]>([])

export function useSavedViews(path: string): SavedView[] {
  return use(SavedViewsContext).filter((view) => view.path === path)
}
