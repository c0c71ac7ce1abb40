import { Link } from 'react-router'
import { sellerPath } from '#catalog/products/card-product.ts'
import { pageNumber } from '#catalog/listing/listing.ts'
import { sellerPages } from '#catalog/sellers/sellers.server.ts'
import { brand } from '#content/brand.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { SellerSummaryCard } from '#marketplace/sellers/seller-card.tsx'
import { sellersPage, sellersPath } from '#marketplace/sellers/sellers-pages.ts'
import { WhatVerifiedMeans } from '#marketplace/sellers/what-verified-means.tsx'
import { pageMeta, siteOrigin } from '#site/page-meta.ts'
import { breadcrumbs, itemList } from '#site/structured-data.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import { ArrowLeftIcon } from '#ui/icons/icons-interface.tsx'
import { Intro } from '#ui/layout/section.tsx'
import type { Route } from './+types/sellers.page.ts'

export const handle = { searchParameters: ['page'] } satisfies PageHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageNumber(new URL(request.url).searchParams.get('page')) ?? 1
  return sellersPage(await sellerPages(context).list(), page)
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const origin = siteOrigin(matches)
  return pageMeta(matches, {
    title: 'Sellers',
    description: `Who sells on the ${brand.name} marketplace: what each seller offers, its rating from reviews, how quickly it answers, and what ‘verified’ means.`,
    path: '/marketplace/sellers',
    structuredData: [
      itemList(
        origin,
        (loaderData?.sellers ?? []).map(({ id, name }) => ({ name, path: sellerPath(id) })),
      ),
      breadcrumbs(origin, [
        { name: 'Marketplace', path: '/marketplace' },
        { name: 'Sellers', path: '/marketplace/sellers' },
      ]),
    ],
  })
}

/** All sellers (product: marketplace 38, 53). */
export default function SellersPage({ loaderData: { sellers, earlier, next } }: Route.ComponentProps) {
  return (
    <>
      <div className="page pt-4 pb-16 sm:pt-8 sm:pb-20">
        <Link to="/marketplace" className="back-link">
          <ArrowLeftIcon className="size-4" />
          Back to Marketplace
        </Link>
        <div className="mt-2 sm:mt-4">
          <Intro
            heading="h1"
            title="Sellers"
            lead="Meet the sellers. Ratings come from reviews of their products."
          />
        </div>
        <ul className="mt-8 grid gap-5 md:grid-cols-2 sm:mt-10">
          {sellers.map((seller) => (
            <li key={seller.id} className="min-w-0">
              <SellerSummaryCard seller={seller} />
            </li>
          ))}
        </ul>
        {(earlier !== null || next !== null) && (
          <nav aria-label="More sellers" className="mt-10 flex flex-wrap justify-center gap-3">
            {earlier !== null && <PageLink page={earlier}>Earlier sellers</PageLink>}
            {next !== null && <PageLink page={next}>More sellers</PageLink>}
          </nav>
        )}
      </div>
      <WhatVerifiedMeans />
    </>
  )
}

function PageLink({ page, children }: { page: number; children: string }) {
  return (
    <Link to={sellersPath(page)} className={buttonClass({ variant: 'secondary' })}>
      {children}
    </Link>
  )
}
