import { facetFormId } from '#marketplace/listing/use-facet-form.ts'

/**
 * The submit button of the facets without JavaScript. React ignores the content of `noscript`, so only the server
 * renders it and browsers never load this code.
 */
export function ApplyFacets({ className }: { className: string }) {
  return (
    <button type="submit" form={facetFormId} className={className}>
      Apply
    </button>
  )
}
