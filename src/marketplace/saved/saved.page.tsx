import { SavedProducts } from '#marketplace/saved/saved-products.tsx'
import { shopMeta } from '#site/page-meta.ts'
import { BackLink } from '#ui/layout/back-link.tsx'
import { Intro } from '#ui/layout/section.tsx'

export const meta = shopMeta({
  title: 'Saved products',
  description: 'Products you’ve saved to compare or buy later.',
  path: '/marketplace/saved',
  noIndex: true,
})

/** The server's HTML is the same for everybody; the browser adds the saved products (product: saved 6). */
export default function SavedPage() {
  return (
    <div className="page pt-4 pb-20 sm:pt-8">
      <BackLink to="/marketplace-full">All products</BackLink>
      <div className="mt-2 sm:mt-4">
        <Intro
          heading="h1"
          title="Saved products"
          lead="Look at them again, compare them, or add them to your cart."
        />
      </div>
      <SavedProducts />
    </div>
  )
}
