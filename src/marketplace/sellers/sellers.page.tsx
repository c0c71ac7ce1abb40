import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { sellerPath } from '#catalog/products/card-product.ts'
import { listingPath, pageNumber } from '#catalog/listing/listing.ts'
import { counted } from '#catalog/products/labels.ts'
import { searchTerm } from '#catalog/search/search-term.ts'
import { sellerPages } from '#catalog/sellers/sellers.server.ts'
import { brand } from '#content/brand.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { SellerSummaryCard } from '#marketplace/sellers/seller-card.tsx'
import { sellersMatching, sellersPage, sellersPath } from '#marketplace/sellers/sellers-pages.ts'
import { WhatVerifiedMeans } from '#marketplace/sellers/what-verified-means.tsx'
import { SearchField } from '#shell/search/search-field.tsx'
import { pageMeta, siteOrigin } from '#site/page-meta.ts'
import { breadcrumbs, itemList } from '#site/structured-data.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { focusAround } from '#ui/forms/element-refs.ts'
import { BackLink } from '#ui/layout/back-link.tsx'
import { Card } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Intro } from '#ui/layout/section.tsx'
import type { Route } from './+types/sellers.page.ts'

export const handle = { searchParameters: ['search', 'page'] } satisfies PageHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const search = searchTerm(searchParams.get('search') ?? '')
  const page = pageNumber(searchParams.get('page')) ?? 1
  return { search, ...sellersPage(sellersMatching(await sellerPages(context).list(), search), page) }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const origin = siteOrigin(matches)
  return pageMeta(matches, {
    title: 'Sellers',
    description: `Who sells on the ${brand.name} marketplace: what each seller offers, its rating from reviews, how quickly it replies, and what ‘verified’ means.`,
    path: '/marketplace/sellers',
    noIndex: loaderData?.search !== '',
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

/** The list of all sellers (product: marketplace 38, 53). */
export default function SellersPage({ loaderData }: Route.ComponentProps) {
  const { search, sellers, total, earlier, next } = loaderData
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(search)
  useEffect(() => {
    // Updates the field only if the address has changed, because the visitor may have entered a text before
    // hydration.
    if (field.current && shown.current !== search) field.current.value = search
    shown.current = search
  }, [search])
  return (
    <>
      <div className="page pt-4 pb-16 sm:pt-8 sm:pb-20">
        <BackLink to="/marketplace">Back to Marketplace</BackLink>
        <div className="mt-2 sm:mt-4">
          <Intro
            heading="h1"
            title="Sellers"
            lead="Meet the sellers. Ratings come from reviews of their products."
          />
        </div>
        <search className="mt-6 block max-w-text">
          <Form action="/marketplace/sellers">
            <SearchField
              ref={field}
              label="Search sellers"
              placeholder="Name or specialty"
              defaultValue={search}
            />
          </Form>
        </search>
        <p role="status" className="mt-4 text-ink-soft empty:mt-0">
          {search !== '' && total > 0 && `${counted(total, 'seller')} for “${search}”`}
        </p>
        {total === 0 ? (
          <NoSellers search={search} />
        ) : (
          <div className="mt-5 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
            <ul className="contents">
              {sellers.map((seller) => (
                <li key={seller.id} className="row-span-3 grid min-w-0 grid-rows-subgrid">
                  <SellerSummaryCard seller={seller} />
                </li>
              ))}
            </ul>
            {search === '' && next === null && <SellHere after={sellers.length} />}
          </div>
        )}
        {(earlier !== null || next !== null) && (
          <nav aria-label="More sellers" className="mt-10 flex flex-wrap justify-center gap-3">
            {earlier !== null && <PageLink to={{ search, page: earlier }}>Earlier sellers</PageLink>}
            {next !== null && <PageLink to={{ search, page: next }}>More sellers</PageLink>}
          </nav>
        )}
      </div>
      <WhatVerifiedMeans />
    </>
  )
}

/** Fills the last row of the list. */
function SellHere({ after }: { after: number }) {
  const columns = after % 3 === 1 ? 'lg:col-span-2' : after % 3 === 0 ? 'lg:col-span-3' : ''
  return (
    <Card
      look="sunken"
      className={`row-span-3 flex flex-col items-start justify-center gap-3 p-5 ${after % 2 === 0 ? 'md:max-lg:col-span-2' : ''} ${columns}`}
    >
      <h2 className="text-lg">Do you make software or know your trade?</h2>
      <p className="max-w-text text-sm text-ink-soft">
        We list it beside products that businesses already compare, and take each order from the cart to the
        signed documents.
      </p>
      <ButtonLink to="/marketplace/sell" variant="secondary">
        Sell on {brand.name}
      </ButtonLink>
    </Card>
  )
}

function NoSellers({ search }: { search: string }) {
  return (
    <EmptyState
      title="No sellers found"
      action={
        <>
          <ButtonLink to={sellersPath()} onClick={focusAround} variant="ink">
            All sellers
          </ButtonLink>
          <ButtonLink to={listingPath({ search })} variant="secondary">
            Search products instead
          </ButtonLink>
        </>
      }
    >
      No seller matches “{search}”. Try a shorter word.
    </EmptyState>
  )
}

function PageLink({ to, children }: { to: { search: string; page: number }; children: string }) {
  return (
    <ButtonLink to={sellersPath(to)} variant="secondary">
      {children}
    </ButtonLink>
  )
}
