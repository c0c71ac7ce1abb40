import { facetFormId } from '#marketplace/listing/use-facet-form.ts'

/**
 * Sends the facets without JavaScript. React leaves the content of a `noscript` alone, so it is rendered on the server
 * only and no browser loads it.
 */
export function ApplyFacets({ className }: { className: string }) {
  return (
    <button type="submit" form={facetFormId} className={className}>
      Apply
    </button>
  )
}
