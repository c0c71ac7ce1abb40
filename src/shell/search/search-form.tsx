import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { searchTerm } from '#catalogue/search.ts'
import { SearchField } from '#shell/search/search-field.tsx'
import { rememberSearch } from '#shell/search/searches.client.ts'

type SearchFormProps = ComponentProps<typeof SearchField> & { onSearch?: () => void }

/** A search box that leads to the listing, without JavaScript too. A blank search does nothing (product: marketplace 1). */
export function SearchForm({ onSearch, ...field }: SearchFormProps) {
  return (
    <Form
      action="/marketplace-full"
      className="w-full max-w-text"
      onSubmit={(event) => {
        const typed = new FormData(event.currentTarget).get('search')
        const term = typeof typed === 'string' ? searchTerm(typed) : ''
        if (term === '') return event.preventDefault()
        rememberSearch(term)
        onSearch?.()
      }}
    >
      <SearchField {...field} />
    </Form>
  )
}

/** For a page that has nothing to show: another way to what was looked for (product: pages 25). */
export function SearchInstead() {
  return (
    <search className="mx-auto mt-2 flex w-full max-w-form justify-center" aria-label="Marketplace">
      <SearchForm label="Search the marketplace" placeholder="Invoices, forecasts…" />
    </search>
  )
}
