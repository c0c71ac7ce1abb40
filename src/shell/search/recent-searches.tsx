import { forgetSearches } from '#shell/search/forget-searches.client.ts'
import { forgetSearch } from '#shell/search/searches.client.ts'
import { CloseIcon } from '#ui/icons/icons-interface.tsx'

interface RecentSearchesProps {
  input: HTMLInputElement
  searches: readonly string[]
}

/**
 * Buttons that remove recent searches. They are beside the options, because an option cannot contain a
 * button.
 */
export function RecentSearches({ input, searches }: RecentSearchesProps) {
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
                input.focus()
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
          input.focus()
        }}
      >
        Clear recent searches
      </button>
    </>
  )
}
