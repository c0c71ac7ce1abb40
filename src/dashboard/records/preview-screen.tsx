import type { ReactNode } from 'react'
import { toCardProduct } from '#catalog/products/card-product.ts'
import type { PreviewData } from '#dashboard/records/preview-data.server.ts'
import { CategoryTiles } from '#marketplace/landing/category-tiles.tsx'
import { ProductGrid } from '#marketplace/product-grid.tsx'
import { ProductView } from '#marketplace/product/product-view.tsx'
import { SellerSummaryCard } from '#marketplace/sellers/seller-card.tsx'
import { SellerView } from '#marketplace/sellers/seller-view.tsx'
import { CatalogCard } from '#solutions/list/catalog-card.tsx'
import { FixedView } from '#solutions/fixed/fixed-view.tsx'
import { Banner } from '#ui/forms/banner.tsx'
import { Intro, Section } from '#ui/layout/section.tsx'

/** Unsaved values in the shop's page and card, without interaction (product: dashboard 28). */
export function PreviewScreen({ data }: { data: PreviewData }) {
  return (
    <>
      <div className="page pt-4">
        <Banner title="Preview of your draft">Only you can see it.</Banner>
      </div>
      <div inert>
        <PreviewedPage data={data} />
      </div>
    </>
  )
}

function PreviewedPage({ data }: { data: PreviewData }) {
  switch (data.noun) {
    case 'products': {
      const { product, screens, fixed } = data
      return (
        <>
          {fixed ? (
            <FixedView {...fixed} />
          ) : (
            <ProductView product={product} screens={screens} profile={null} reviews={null} related={[]} />
          )}
          <InLists>
            <ProductGrid products={[toCardProduct(product)]} />
          </InLists>
        </>
      )
    }
    case 'solutions':
      return (
        <>
          <FixedView {...data.fixed} />
          <InLists>
            <CatalogCard solution={data.solution} eager={false} />
          </InLists>
        </>
      )
    case 'sellers':
      return (
        <>
          <SellerView {...data} answer={undefined} />
          <InLists>
            <SellerSummaryCard seller={data.seller} />
          </InLists>
        </>
      )
    case 'categories': {
      const { name, description } = data.category
      return (
        <>
          <div className="page pt-4">
            <Intro heading="h1" title={name} lead={`${description}.`} />
          </div>
          <InLists>
            <CategoryTiles categories={[data.category]} chosen={null} />
          </InLists>
        </>
      )
    }
  }
}

function InLists({ children }: { children: ReactNode }) {
  return (
    <Section id="in-lists" title="In lists" ground="sunken">
      {children}
    </Section>
  )
}
