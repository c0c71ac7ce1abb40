import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { remembersSearch } from '#shell/search/remember-search.ts'
import { SearchField } from '#shell/search/search-field.tsx'

type SearchFormProps = ComponentProps<typeof SearchField> & { onSearch?: () => void }

/**
 * A search form that leads to the listing, even without JavaScript. `children` are further fields. A blank search
 * does nothing (product: marketplace 1).
 */
export function SearchForm({ onSearch, children, ...field }: SearchFormProps) {
  return (
    <Form
      action="/marketplace-full"
      className="w-full max-w-text"
      {...remembersSearch}
      onSubmit={(event) => {
        const term = event.currentTarget.querySelector('input')?.value ?? ''
        if (term.trim() === '') event.preventDefault()
        else onSearch?.()
      }}
    >
      <SearchField {...field} />
      {children}
    </Form>
  )
}

/** Offers a search on pages without content (product: pages 25). */
export function SearchInstead() {
  return (
    <search className="mx-auto mt-2 flex w-full max-w-form justify-center" aria-label="Marketplace">
      <SearchForm
        label="Search the marketplace"
        placeholder="Invoices, forecasts…"
        buttonVariant="secondary"
      />
    </search>
  )
}
