import { featuredItems } from '#marketplace/featured-items.server.ts'
import { FeaturedInstead } from '#marketplace/featured-instead.tsx'
import { SavedProducts } from '#marketplace/saved/saved-products.tsx'
import { shopMeta } from '#site/page-meta.ts'
import { BackLink } from '#ui/layout/back-link.tsx'
import type { Route } from './+types/saved.page.ts'

export const meta = shopMeta({
  title: 'Saved products',
  description: 'Products you’ve saved to compare or buy later.',
  path: '/marketplace/saved',
  noIndex: true,
})

/** Loads products to show if the visitor has saved none. */
export async function loader({ context }: Route.LoaderArgs) {
  return { instead: await featuredItems(context) }
}

/** The server's HTML is the same for everybody. The browser adds the saved products (product: saved 6). */
export default function SavedPage({ loaderData: { instead } }: Route.ComponentProps) {
  return (
    <div className="page pt-4 pb-20 sm:pt-8">
      <BackLink to="/marketplace-full">All products</BackLink>
      <h1 className="mt-2 text-2xl sm:text-3xl">Saved products</h1>
      <SavedProducts instead={<FeaturedInstead items={instead} />} />
    </div>
  )
}
