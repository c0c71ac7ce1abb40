import { toCardProduct } from '#catalogue/card-product.ts'
import { FurtherDetails, HowItWorks } from '#catalogue/details/detail-sections.tsx'
import { SampleScreens } from '#catalogue/details/sample-screens.tsx'
import type { RecordChoices } from '#catalogue/editing/edited-records.queries.server.ts'
import { textIn, type TypedForm } from '#catalogue/editing/typed.ts'
import type { CatalogueNoun } from '#dashboard/catalogue/nouns.ts'
import { previewedProduct, previewedSolution } from '#dashboard/catalogue/previewed.forms.ts'
import { CategoryTiles } from '#marketplace/landing/category-tiles.tsx'
import { ProductCard } from '#marketplace/product-card.tsx'
import { AboutProduct, WhatYouGet } from '#marketplace/product/about-product.tsx'
import { ProductHeading } from '#marketplace/product/product-heading.tsx'
import { SellerSummaryCard } from '#marketplace/sellers/seller-card.tsx'
import { SolutionCard } from '#solutions/catalog/solution-card.tsx'

interface RecordPreviewProps {
  noun: CatalogueNoun
  id: string | null
  typed: TypedForm
  choices: RecordChoices
}

/** The card and the page as the shop draws them (product: dashboard 28). Nothing in it can be pressed. */
export function RecordPreview({ noun, id, typed, choices }: RecordPreviewProps) {
  const shownId = id ?? 'preview'
  return (
    <aside aria-label="Preview" className="record-preview">
      <h2 className="text-base">Preview</h2>
      <div inert className="record-preview-body">
        {noun === 'products' && <ProductPreview product={previewedProduct(typed, shownId, choices)} />}
        {noun === 'solutions' && <SolutionPreview solution={previewedSolution(typed, shownId)} />}
        {noun === 'categories' && <CategoryPreview typed={typed} id={shownId} />}
        {noun === 'sellers' && <SellerPreview typed={typed} id={shownId} />}
      </div>
    </aside>
  )
}

function ProductPreview({ product }: { product: ReturnType<typeof previewedProduct> }) {
  const { details } = product
  return (
    <>
      <ProductCard product={toCardProduct(product)} />
      <div className="record-preview-page">
        <ProductHeading product={product} />
        <AboutProduct product={product} />
        <HowItWorks steps={details.steps} />
        <WhatYouGet features={product.features} />
        <FurtherDetails details={details} />
        <SampleScreens screens={details.screens} />
      </div>
    </>
  )
}

function SolutionPreview({ solution }: { solution: ReturnType<typeof previewedSolution> }) {
  return (
    <>
      <SolutionCard solution={solution} />
      <div className="record-preview-page">
        <HowItWorks steps={solution.details.steps} />
        <FurtherDetails details={solution.details} />
        <SampleScreens screens={solution.details.screens} />
      </div>
    </>
  )
}

function CategoryPreview({ typed, id }: { typed: TypedForm; id: string }) {
  const category = {
    id,
    slug: id,
    isActive: true,
    sortOrder: 0,
    name: textIn(typed, 'name'),
    description: textIn(typed, 'description'),
    icon: textIn(typed, 'icon'),
  }
  return <CategoryTiles categories={[category]} chosen="" />
}

function SellerPreview({ typed, id }: { typed: TypedForm; id: string }) {
  const hours = Number(textIn(typed, 'responseHours'))
  return (
    <SellerSummaryCard
      seller={{
        id,
        name: textIn(typed, 'name'),
        description: textIn(typed, 'description'),
        place: textIn(typed, 'place') || null,
        responseHours: hours > 0 ? hours : null,
        isVerified: false,
        rating: 5,
        verifiedSince: null,
        checks: [],
        supportPolicy: null,
        refundPolicy: null,
        foundedYear: null,
        sellingSince: null,
        productCount: 0,
        categories: [],
        reviews: null,
      }}
    />
  )
}
