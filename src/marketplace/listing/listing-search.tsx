import { useEffect, useEffectEvent, useRef } from 'react'
import { Form, useNavigate } from 'react-router'
import { listingPath, type ListingState } from '#catalog/listing/listing.ts'
import { searchTerm } from '#catalog/search/search-term.ts'
import { SearchField } from '#shell/search/search-field.tsx'

const pauseInTyping = 250

/**
 * Searches while the visitor enters a term. A search removes the category and keeps the filters (product:
 * marketplace 6).
 */
export function ListingSearch({ state }: { state: ListingState }) {
  const { search, category } = state
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const lastSearch = useRef(search)
  const waiting = useRef<number | undefined>(undefined)
  const isHydrated = useRef(false)

  function ask() {
    window.clearTimeout(waiting.current)
    const term = searchTerm(input.current?.value ?? '')
    if (term === lastSearch.current) return
    lastSearch.current = term
    void navigate(listingPath({ ...state, search: term, category: null, page: 1 }), {
      replace: search !== '',
      preventScrollReset: true,
    })
  }

  // Searches for a term that was entered before hydration.
  const askTyped = useEffectEvent(ask)
  useEffect(() => askTyped(), [])

  useEffect(() => {
    const isFirst = !isHydrated.current
    isHydrated.current = true
    if (isFirst) return
    // Updates the field if a category, a link or the Back button changed the URL.
    if (search === lastSearch.current && category === null) return
    window.clearTimeout(waiting.current)
    lastSearch.current = search
    if (input.current) input.current.value = search
  }, [search, category])

  useEffect(() => () => window.clearTimeout(waiting.current), [])

  return (
    <search>
      <Form
        action="/marketplace-full"
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <SearchField
          ref={input}
          label="Search all products"
          defaultValue={search}
          placeholder="Name or keyword"
          onChange={() => {
            window.clearTimeout(waiting.current)
            waiting.current = window.setTimeout(ask, pauseInTyping)
          }}
        />
      </Form>
    </search>
  )
}
