import { toCardProduct } from '#catalog/products/card-product.ts'
import { FurtherDetails, HowItWorks } from '#catalog/details/detail-sections.tsx'
import { SampleScreens } from '#catalog/details/sample-screens.tsx'
import { withShownScreens } from '#catalog/details/shown-screens.ts'
import type { RecordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import type { EditedRecord } from '#catalog/editing/edit-outcome.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'
import type { ProposalKind } from '#catalog/proposals/proposal.ts'
import { previewedProduct, previewedSeller } from '#dashboard/records/previewed.forms.ts'
import { ProductCard } from '#marketplace/product-card.tsx'
import { AboutProduct } from '#marketplace/product/about-product.tsx'
import { WhatYouGet } from '#marketplace/product/what-you-get.tsx'
import { ProductHeading } from '#marketplace/product/product-heading.tsx'
import { SellerSummaryCard } from '#marketplace/sellers/seller-card.tsx'
import { SellerFacts } from '#marketplace/sellers/seller-facts.tsx'
import { SellerHeading } from '#marketplace/sellers/seller-heading.tsx'

interface ProposalPreviewProps {
  kind: ProposalKind
  id: string
  values: FormValues
  choices: RecordChoices
  /** The counters of the record: reviews, downloads and so on. */
  figures: EditedRecord['figures']
  /** The current data of the seller in the shop. */
  seller: EditedRecord['seller']
}

/** Previews the card and the page of the record. The preview is not interactive (product: dashboard 43). */
export function ProposalPreview({ kind, id, values, choices, figures, seller }: ProposalPreviewProps) {
  return (
    <div role="region" aria-label="Preview" tabIndex={0} className="grid gap-3 overflow-y-auto">
      <h2 className="text-base">Preview</h2>
      <div inert className="grid grid-cols-1 gap-5 [&>:first-child]:max-w-96">
        {kind === 'product' ? (
          <ProductPreview product={{ ...previewedProduct(values, id, choices), ...figures }} />
        ) : (
          <SellerPreview seller={previewedSeller(values, id, seller)} />
        )}
      </div>
    </div>
  )
}

/** The preview is narrow, so it does not use the grid areas of the shop's page. */
const previewedPage =
  'grid grid-cols-1 gap-6 overflow-hidden rounded-md border border-line p-4 [&>*]:[grid-area:auto]'

function ProductPreview({ product }: { product: ReturnType<typeof previewedProduct> }) {
  const { details, screens } = withShownScreens(product.details)
  return (
    <>
      <ProductCard product={toCardProduct(product)} />
      <div className={previewedPage}>
        <ProductHeading product={product} heading="h2" />
        <AboutProduct product={product} />
        <HowItWorks steps={details.steps} />
        <WhatYouGet features={product.features} />
        <FurtherDetails details={details} />
        <SampleScreens screens={screens} />
      </div>
    </>
  )
}

function SellerPreview({ seller }: { seller: ReturnType<typeof previewedSeller> }) {
  const policies = { Support: seller.supportPolicy, Refunds: seller.refundPolicy }
  return (
    <>
      <SellerSummaryCard seller={seller} />
      <div className={previewedPage}>
        <SellerHeading seller={seller} heading="h2" />
        <SellerFacts seller={seller} />
        {Object.entries(policies).map(([name, text]) =>
          text === null ? null : (
            <section key={name}>
              <h3>{name}</h3>
              <p className="mt-3 whitespace-pre-line text-ink-soft">{text}</p>
            </section>
          ),
        )}
      </div>
    </>
  )
}
