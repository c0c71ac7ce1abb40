import { useEffect, useRef } from 'react'
import { parsePriceRange } from '#catalog/listing/facet-values.ts'
import type { Facets } from '#catalog/listing/facets.ts'
import type { ListingState } from '#catalog/listing/listing.ts'
import { ApplyFacets } from '#marketplace/listing/apply-facets.tsx'
import { FacetCheckbox, FacetGroup, FacetRadios } from '#marketplace/listing/facet-group.tsx'
import { SellerFacet } from '#marketplace/listing/seller-facet.tsx'
import { PriceFacet } from '#marketplace/listing/price-facet.tsx'
import { facetFormId } from '#marketplace/listing/use-facet-form.ts'
import { buttonClass, ButtonLink } from '#ui/forms/button.tsx'
import { closeOnBack } from '#ui/dialogs/close-on-back.client.ts'
import { focusOpened } from '#ui/dialogs/focus-opened.client.ts'
import { CloseIcon } from '#ui/icons/icons-interface.tsx'

export const facetSheetId = 'facet-sheet'

type FacetPanelProps = {
  state: ListingState
  facets: Facets
  /** The label of the button, such as 'Show 12 results'. */
  showLabel: string
  clearPath: string
  onAsk: (change?: Partial<ListingState>) => void
}

/** The facets: a column on wide screens, a sheet on narrow screens. Its fields belong to the form of the listing. */
export function FacetPanel(props: FacetPanelProps) {
  const { showLabel, clearPath, onAsk } = props
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => (sheet.current ? closeOnBack(sheet.current) : undefined), [])

  return (
    <div
      ref={sheet}
      id={facetSheetId}
      popover="auto"
      className="facet-sheet"
      data-screen-only=""
      onToggle={focusOpened}
    >
      <div
        role="form"
        aria-label="Filters"
        className="facet-form"
        onChange={(event) => {
          const { target } = event
          if (!(target instanceof HTMLInputElement) || target.name === '') return
          onAsk(target.name === 'price' ? { price: parsePriceRange(target.value) } : {})
        }}
      >
        <SheetHead />
        <div className="facet-body">
          <FacetGroups {...props} />
        </div>
        <div className="facet-foot">
          <ButtonLink to={clearPath} preventScrollReset variant="secondary">
            Clear all
          </ButtonLink>
          <button
            type="submit"
            form={facetFormId}
            className={`${buttonClass()} grow noscript:hidden`}
            onClick={() => sheet.current?.hidePopover()}
          >
            {showLabel}
          </button>
          <noscript>{import.meta.env.SSR && <ApplyFacets className={buttonClass()} />}</noscript>
        </div>
      </div>
    </div>
  )
}

function SheetHead() {
  return (
    <div className="facet-head">
      <h2 className="text-xl">Filter</h2>
      <button
        type="button"
        popoverTarget={facetSheetId}
        popoverTargetAction="hide"
        aria-label="Close filters"
        className={`${buttonClass({ variant: 'quiet', size: 'icon' })} facet-close`}
      >
        <CloseIcon />
      </button>
    </div>
  )
}

/**
 * The groups of facets. Only a search has the group of categories. Otherwise the buttons above the products
 * select a category.
 */
function FacetGroups({ state, facets, onAsk }: FacetPanelProps) {
  const { isCapped, categories, price, billing, rating, verified, available, sellers } = facets
  return (
    <>
      {state.search !== '' && (
        <FacetGroup title="Category" options={categories} isCapped={isCapped}>
          {categories.map((option) => (
            <FacetCheckbox key={option.value} isCapped={isCapped} name="in" option={option} />
          ))}
        </FacetGroup>
      )}
      <PriceFacet
        facet={price}
        isCapped={isCapped}
        chosen={state.price}
        onRange={(range) => onAsk({ price: range })}
      />
      <FacetGroup title="Rating" options={rating} isCapped={isCapped}>
        <FacetRadios name="rating" options={rating} any="Any rating" isCapped={isCapped} />
      </FacetGroup>
      <FacetGroup title="Payment" options={billing} isCapped={isCapped}>
        {billing.map((option) => (
          <FacetCheckbox key={option.value} isCapped={isCapped} name="billing" option={option} />
        ))}
      </FacetGroup>
      <FacetGroup title="More" options={[available, verified]} isCapped={isCapped}>
        <FacetCheckbox isCapped={isCapped} name="available" option={available} />
        <FacetCheckbox isCapped={isCapped} name="verified" option={verified} />
      </FacetGroup>
      {sellers.length > 0 && <SellerFacet sellers={sellers} isCapped={isCapped} />}
    </>
  )
}
