import type { RefObject } from 'react'
import { forgetSearch, forgetSearches } from '#shell/search/searches.client.ts'
import { CloseIcon } from '#ui/icons-interface.tsx'

interface RecentSearchesProps {
  field: RefObject<HTMLInputElement | null>
  searches: readonly string[]
}

/** Removes them: one button beside each option, since an option cannot hold a button, and one for all. */
export function RecentSearches({ field, searches }: RecentSearchesProps) {
  return (
    <>
      <ul className="site-search-removals">
        {searches.map((term) => (
          <li key={term}>
            <button
              type="button"
              className="site-search-remove"
              aria-label={`Remove ${term} from recent searches`}
              onClick={() => {
                forgetSearch(term)
                field.current?.focus()
              }}
            >
              <CloseIcon className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="site-search-clear"
        onClick={() => {
          forgetSearches()
          field.current?.focus()
        }}
      >
        Clear recent searches
      </button>
    </>
  )
}
