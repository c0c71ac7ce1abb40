import type { SellerSummary } from '#catalogue/product.ts'
import type { TypedForm } from '#catalogue/editing/typed.ts'
import { previewedSeller } from '#dashboard/catalogue/previewed.forms.ts'
import { SellerSummaryCard } from '#marketplace/sellers/seller-card.tsx'
import { SellerFacts } from '#marketplace/sellers/seller-facts.tsx'
import { SellerHeading } from '#marketplace/sellers/seller-heading.tsx'

interface SellerPreviewProps {
  typed: TypedForm
  id: string
  /** As the shop shows it now. */
  live: SellerSummary | null
}

export function SellerPreview({ typed, id, live }: SellerPreviewProps) {
  const seller = previewedSeller(typed, id, live)
  const policies = { Support: seller.supportPolicy, Refunds: seller.refundPolicy }
  return (
    <>
      <SellerSummaryCard seller={seller} />
      <div className="record-preview-page">
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
