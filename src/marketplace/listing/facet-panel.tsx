import { useEffect, useRef, type RefObject } from 'react'
import { parsePriceRange } from '#catalog/listing/facet-values.ts'
import type { Facets } from '#catalog/listing/facets.ts'
import { listingPath, type ListingState } from '#catalog/listing/listing.ts'
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
  /** The address to which the form submits without JavaScript. */
  action: string
  /** The label of the button, such as 'Show 12 results'. */
  showLabel: string
  clearPath: string
  formRef: RefObject<HTMLFormElement | null>
  onAsk: (change?: Partial<ListingState>) => void
}

/**
 * The facets: a column on wide screens, a sheet on narrow screens. The column and the sheet are the same
 * form, which also works without JavaScript.
 */
export function FacetPanel(props: FacetPanelProps) {
  const { action, showLabel, clearPath, formRef, onAsk } = props
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
      <form
        ref={formRef}
        id={facetFormId}
        action={action}
        aria-label="Filters"
        autoComplete="off"
        className="facet-form"
        onChange={(event) => {
          const { target } = event
          if (!(target instanceof HTMLInputElement) || target.name === '') return
          onAsk(target.name === 'price' ? { price: parsePriceRange(target.value) } : {})
        }}
        onSubmit={(event) => {
          event.preventDefault()
          onAsk()
          if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover()
        }}
      >
        <SheetHead />
        <div className="facet-body">
          <HiddenParameters {...props.state} action={action} />
          <FacetGroups {...props} />
        </div>
        <div className="facet-foot">
          <ButtonLink to={clearPath} preventScrollReset variant="secondary">
            Clear all
          </ButtonLink>
          <button type="submit" className={`${buttonClass()} grow noscript:hidden`}>
            {showLabel}
          </button>
          <noscript>{import.meta.env.SSR && <ApplyFacets className={buttonClass()} />}</noscript>
        </div>
      </form>
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
 * Hidden fields for the parameters that remain when the form is submitted. On a category page the path
 * contains the category.
 */
function HiddenParameters({ search, category, within, action }: HiddenParametersProps) {
  return (
    <>
      {search !== '' && <input type="hidden" name="search" value={search} />}
      {category !== null && action === listingPath({}) && (
        <input type="hidden" name="category" value={category} />
      )}
      {search === '' && within.map((slug) => <input key={slug} type="hidden" name="in" value={slug} />)}
    </>
  )
}

type HiddenParametersProps = Pick<ListingState, 'search' | 'category' | 'within'> &
  Pick<FacetPanelProps, 'action'>

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
      <FacetGroup title="Payment" options={billing} isCapped={isCapped}>
        {billing.map((option) => (
          <FacetCheckbox key={option.value} isCapped={isCapped} name="billing" option={option} />
        ))}
      </FacetGroup>
      <FacetGroup title="Rating" options={rating} isCapped={isCapped}>
        <FacetRadios name="rating" options={rating} any="Any rating" isCapped={isCapped} />
      </FacetGroup>
      <FacetGroup title="More" options={[available, verified]} isCapped={isCapped}>
        <FacetCheckbox isCapped={isCapped} name="available" option={available} />
        <FacetCheckbox isCapped={isCapped} name="verified" option={verified} />
      </FacetGroup>
      {sellers.length > 0 && <SellerFacet sellers={sellers} isCapped={isCapped} />}
    </>
  )
}
