import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Facets } from '#catalog/listing/facets.ts'
import type { PathOf } from '#marketplace/listing/listing-paths.ts'
import { readListing, sortOf, type ListingState } from '#catalog/listing/listing.ts'

/** The id of the form. The sort select is outside the form and refers to it. */
export const facetFormId = 'facets'

/**
 * Applies the facets. Reads the selection from the form and not from the address, because the address changes
 * later and quick changes must add up.
 */
export function useFacetForm(state: ListingState, facets: Facets | null, pathOf: PathOf) {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const path = pathOf({ ...state, page: 1 })
  const lastPath = useRef<string>(null)
  const order = sortOf(state)

  function ask(change: Partial<ListingState> = {}) {
    if (!form.current) return
    const next = pathOf({ ...readForm(form.current), ...change })
    if (next === lastPath.current) return
    lastPath.current = next
    void navigate(next, { preventScrollReset: true })
  }

  const askEarly = useEffectEvent(() => ask())
  useEffect(() => {
    const isFirst = lastPath.current === null
    lastPath.current = path
    const elements = [...(form.current?.elements ?? [])]
    const select = elements.find((element) => element instanceof HTMLSelectElement)
    // Applies selections that were made before hydration.
    if (isFirst && (elements.some(isTouched) || (select && select.value !== order))) return askEarly()
    // Resets the form if the Back button, a chip or a link changed the address.
    form.current?.reset()
    if (select) select.value = order
  }, [path, order, facets])

  return { form, ask }
}

function isTouched(element: Element): boolean {
  return element instanceof HTMLInputElement && element.checked !== element.defaultChecked
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
