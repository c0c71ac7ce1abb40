import { lazy, Suspense } from 'react'
import { firstSentence } from '#cart/product-data.ts'
import { toCardProduct } from '#catalogue/card-product.ts'
import { FurtherDetails, HowItWorks } from '#catalogue/details/detail-sections.tsx'
import { SampleScreens } from '#catalogue/details/sample-screens.tsx'
import { Price } from '#catalogue/price.tsx'
import type { RecordChoices } from '#catalogue/editing/edited-records.queries.server.ts'
import type { EditedRecord } from '#catalogue/editing/edit-outcome.ts'
import { textIn, type TypedForm } from '#catalogue/editing/typed.ts'
import type { CatalogueNoun } from '#dashboard/catalogue/nouns.ts'
import { previewedProduct, previewedSolution } from '#dashboard/catalogue/previewed.forms.ts'
import { CategoryTiles } from '#marketplace/landing/category-tiles.tsx'
import { ProductCard } from '#marketplace/product-card.tsx'
import { AboutProduct } from '#marketplace/product/about-product.tsx'
import { WhatYouGet } from '#marketplace/product/what-you-get.tsx'
import { ProductHeading } from '#marketplace/product/product-heading.tsx'
import { SolutionCard } from '#solutions/catalog/solution-card.tsx'
import { CheckList } from '#solutions/check-list.tsx'
import { Badge } from '#ui/badge.tsx'

/** Most records are no sellers. */
const SellerPreview = lazy(() =>
  import('#dashboard/catalogue/seller-preview.tsx').then((file) => ({ default: file.SellerPreview })),
)

interface RecordPreviewProps {
  noun: CatalogueNoun
  id: string | null
  typed: TypedForm
  choices: RecordChoices
  /** What the shop has counted of the record. */
  figures: EditedRecord['figures']
  seller: EditedRecord['seller']
}

/** The card and the page as the shop draws them (product: dashboard 28). Nothing in it can be pressed. */
export function RecordPreview({ noun, id, typed, choices, figures, seller }: RecordPreviewProps) {
  const shownId = id ?? 'preview'
  return (
    <div role="region" aria-label="Preview" tabIndex={0} className="record-preview">
      <h2 className="text-base">Preview</h2>
      <div inert className="record-preview-body">
        {noun === 'products' && (
          <ProductPreview product={{ ...previewedProduct(typed, shownId, choices), ...figures }} />
        )}
        {noun === 'solutions' && (
          <SolutionPreview solution={{ ...previewedSolution(typed, shownId), ...figures }} />
        )}
        {noun === 'categories' && <CategoryPreview typed={typed} id={shownId} />}
        {noun === 'sellers' && (
          <Suspense>
            <SellerPreview typed={typed} id={shownId} live={seller} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

function ProductPreview({ product }: { product: ReturnType<typeof previewedProduct> }) {
  const { details } = product
  return (
    <>
      <ProductCard product={toCardProduct(product)} />
      <div className="record-preview-page">
        <ProductHeading product={product} heading="h2" />
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
  const { name, category, description, price, originalPrice, comingSoon, features, details } = solution
  const lede = firstSentence(description)
  return (
    <>
      <SolutionCard solution={solution} />
      <div className="record-preview-page">
        <div className="grid gap-3">
          <Badge look={comingSoon ? 'accent' : 'tone'}>{category || 'Solution'}</Badge>
          <h2>{name}</h2>
          <p className="font-display text-xl text-ink">{lede}</p>
          <p className="text-ink-soft">{description.trim().slice(lede.length).trim()}</p>
          <Price size="page" price={price} originalPrice={originalPrice} interval={null} />
        </div>
        <div>
          <h2 className="text-2xl">{comingSoon ? 'What will be included' : "What's included"}</h2>
          <CheckList items={features} className="mt-5" />
        </div>
        <HowItWorks steps={details.steps} />
        <FurtherDetails details={details} />
        <SampleScreens screens={details.screens} />
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
  return (
    <>
      <CategoryTiles categories={[category]} chosen="" />
      <div className="record-preview-page">
        <h2>{category.name}</h2>
        <p className="lead">{category.description}</p>
      </div>
    </>
  )
}
