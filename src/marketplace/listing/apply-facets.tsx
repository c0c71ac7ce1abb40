import { facetFormId } from '#marketplace/listing/use-facet-form.ts'

/**
 * Submits the facets without JavaScript. React ignores the content of a `noscript`, so it is rendered on the
 * server only and never loaded by a browser.
 */
export function ApplyFacets({ className }: { className: string }) {
  return (
    <button type="submit" form={facetFormId} className={className}>
      Apply
    </button>
  )
}
