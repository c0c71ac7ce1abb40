import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Facets } from '#catalog/listing/facets.ts'
import type { PathOf } from '#marketplace/listing/listing-paths.ts'
import { readListing, type ListingState } from '#catalog/listing/listing.ts'
import { searchTerm } from '#catalog/search/search-term.ts'

/** The id of the form. The search field, the facets and the sort select are outside of it and refer to it. */
export const facetFormId = 'facets'

/**
 * Applies search and facets. Reads both from the form, because the address is updated later and quick changes must
 * add up.
 */
export function useFacetForm(state: ListingState, facets: Facets, pathOf: PathOf) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const path = pathOf({ ...state, page: 1 })
  const lastPath = useRef<string>(null)
  const shown = useRef(state)
  const order = state.sort ?? ''

  /** For events. The list is rendered at once: until then, links have the address of the previous search. */
  function ask(change?: Partial<ListingState>) {
    show(change, { flushSync: true })
  }

  function show(change: Partial<ListingState> = {}, options?: { flushSync: boolean }) {
    if (!form.current) return
    const asked = { ...readForm(form.current), ...change }
    const next = pathOf(asked)
    if (next === lastPath.current) return
    lastPath.current = next
    const isCorrection = state.search !== '' && asked.search !== state.search
    void navigate(next, { replace: isCorrection, preventScrollReset: true, ...options })
  }

  const onChangedAddress = useEffectEvent(() => {
    const before = shown.current
    shown.current = state
    const isFirst = lastPath.current === null
    const isOwn = path === lastPath.current
    lastPath.current = path
    const fields = [...(form.current?.elements ?? [])]
    // Apply what was entered or selected before hydration.
    if (isFirst && fields.some((field) => isTouched(field, order))) return show()
    // The Back button, a chip or a link changed the address. Text that is being typed stays, unless the link changed
    // the search or the category.
    const isSameSearch = before.search === state.search && before.category === state.category
    for (const field of fields) {
      if (field instanceof HTMLSelectElement) field.value = order
      if (!(field instanceof HTMLInputElement)) continue
      field.checked = field.defaultChecked
      if (field.type !== 'search') continue
      if (!isOwn && !isSameSearch) field.value = state.search
      const search = searchTerm(field.value)
      if (search !== state.search) show({ ...state, search, category: null, page: 1 })
    }
  })
  useEffect(() => onChangedAddress(), [path, order, facets])

  return { form, ask }
}

function isTouched(field: Element, order: string): boolean {
  if (field instanceof HTMLSelectElement) return field.value !== order
  if (!(field instanceof HTMLInputElement)) return false
  return field.checked !== field.defaultChecked || field.value !== field.defaultValue
}

function readForm(form: HTMLFormElement): ListingState {
  const parameters = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue
    // The custom range is the last field in the form. It replaces the ranges to select from.
    if (name === 'price') parameters.set(name, value)
    else parameters.append(name, value)
  }
  return readListing(parameters)
}
