import { data, useActionData, type HeadersArgs, type ShouldRevalidateFunctionArgs } from 'react-router'
import { sellerPath } from '#catalog/products/card-product.ts'
import { brand } from '#content/brand.ts'
import type { EnquiryAnswer } from '#enquiries/enquiry-answer.ts'
import { lostConnection } from '#enquiries/forms/page-enquiry-form.tsx'
import { answerSellerForm, readSellerPage } from '#marketplace/sellers/seller-page.server.ts'
import { SellerView } from '#marketplace/sellers/seller-view.tsx'
import { soldWords } from '#marketplace/sellers/seller-words.ts'
import { PageFailure } from '#shell/page-failure.tsx'
import { pageMeta, siteOrigin } from '#site/page-meta.ts'
import { breadcrumbs, sellerOrganization } from '#site/structured-data.ts'
import type { Route } from './+types/seller.page.ts'
import { ButtonLink } from '#ui/forms/button.tsx'
import { SearchInstead } from '#shell/search/search-form.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'

const statuses = { found: 200, missing: 404, away: 503 }

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await readSellerPage(context, params.sellerId)
  return data(page, { status: statuses[page.state] })
}

export async function action({ params, request, context }: Route.ActionArgs) {
  return (await answerSellerForm(context, params.sellerId, request)) ?? data(undefined, { status: 404 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => serverAction().catch(lostConnection)

/** Does not revalidate after a message was sent, because that does not change the page. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && defaultShouldRevalidate
}

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  if (loaderData?.state === 'away') return [{ name: 'robots', content: 'noindex' }]
  const path = sellerPath(params.sellerId)
  if (loaderData?.state !== 'found') {
    const title = 'Seller not found'
    return pageMeta(matches, { title, description: `A seller on ${brand.name}.`, path, noIndex: true })
  }
  const { seller } = loaderData
  const origin = siteOrigin(matches)
  return pageMeta(matches, {
    title: seller.name,
    description: `${seller.name} on the ${brand.name} marketplace: ${soldWords(seller)}. ${seller.description}`,
    path,
    hasMarkdown: true,
    structuredData: [
      sellerOrganization(origin, { ...seller, path }),
      breadcrumbs(origin, [
        { name: 'Marketplace', path: '/marketplace' },
        { name: 'Sellers', path: '/marketplace/sellers' },
        { name: seller.name, path },
      ]),
    ],
  })
}

export default function SellerPage({ loaderData }: Route.ComponentProps) {
  const answer = useActionData<EnquiryAnswer>()
  if (loaderData.state === 'away') return <PageFailure />
  if (loaderData.state === 'missing') return <SellerNotFound />
  return <SellerView key={loaderData.seller.id} {...loaderData} answer={answer} />
}

function SellerNotFound() {
  return (
    <section className="page section-space">
      <EmptyState
        heading="h1"
        title="Seller not found"
        action={
          <>
            <ButtonLink to="/marketplace/sellers" variant="ink">
              All sellers
            </ButtonLink>
            <ButtonLink to="/marketplace" variant="secondary">
              Back to Marketplace
            </ButtonLink>
          </>
        }
      >
        We couldn’t find a seller at this address.
      </EmptyState>
      <SearchInstead />
    </section>
  )
}
