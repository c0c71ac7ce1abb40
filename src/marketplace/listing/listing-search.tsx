import { useRef } from 'react'
import { facetFormId } from '#marketplace/listing/use-facet-form.ts'
import { SearchField } from '#shell/search/search-field.tsx'

const pauseInTyping = 250

/**
 * Searches while the visitor is typing. The field belongs to the form of the facets, so that search and facets
 * are always submitted together (product: marketplace 6).
 */
export function ListingSearch({ search }: { search: string }) {
  const waiting = useRef<number>(undefined)
  return (
    <search>
      <SearchField
        form={facetFormId}
        label="Search all products"
        defaultValue={search}
        placeholder="Name or keyword"
        onChange={({ currentTarget: { form } }) => {
          window.clearTimeout(waiting.current)
          waiting.current = window.setTimeout(() => form?.requestSubmit(), pauseInTyping)
        }}
        // Submits at once, because leaving the field can mean a click on a link to another filter.
        onBlur={({ currentTarget: { form } }) => form?.requestSubmit()}
      />
    </search>
  )
}
