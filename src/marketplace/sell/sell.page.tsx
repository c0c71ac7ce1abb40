import { useActionData, type HeadersArgs } from 'react-router'
import { sellerPages } from '#catalog/sellers/sellers.server.ts'
import { brand } from '#content/brand.ts'
import { answerPageForm } from '#enquiries/answer-page-form.server.ts'
import type { EnquiryAnswer } from '#enquiries/enquiry-answer.ts'
import { sellerApplicationForm } from '#enquiries/marketplace-enquiries.forms.ts'
import { lostConnection } from '#enquiries/forms/page-enquiry-form.tsx'
import { SellerApplicationForm } from '#marketplace/sell/seller-application-form.tsx'
import { SellerSummaryCard } from '#marketplace/sellers/seller-card.tsx'
import { SellingFacts, SellingSteps } from '#marketplace/sell/selling-steps.tsx'
import { pageMeta, siteOrigin } from '#site/page-meta.ts'
import { breadcrumbs } from '#site/structured-data.ts'
import { ButtonAnchor } from '#ui/forms/button.tsx'
import { Intro, Section } from '#ui/layout/section.tsx'
import type { Route } from './+types/sell.page.ts'

/** Loads the first seller of the list, which the page links as an example. */
export async function loader({ context }: Route.LoaderArgs) {
  const [example] = await sellerPages(context).list()
  return { example }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: `Sell on ${brand.name}`,
    description: `How selling on the ${brand.name} marketplace works: who reads your application, what we review, and how orders are signed and paid.`,
    path: '/marketplace/sell',
    structuredData: [
      breadcrumbs(siteOrigin(matches), [
        { name: 'Marketplace', path: '/marketplace' },
        { name: `Sell on ${brand.name}`, path: '/marketplace/sell' },
      ]),
    ],
  })
}

export function action({ request, context }: Route.ActionArgs) {
  return answerPageForm({ request, context, schema: sellerApplicationForm })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => serverAction().catch(lostConnection)

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders

/** Explains how selling works, with the application form (product: enquiries 12). */
export default function SellPage({ loaderData: { example } }: Route.ComponentProps) {
  const answer = useActionData<EnquiryAnswer>()
  return (
    <>
      <div className="page flex items-center justify-between gap-16 pt-10 md:pt-16">
        <Intro
          heading="h1"
          eyebrow="Marketplace"
          title={`Sell on ${brand.name}`}
          lead="We list your software or service beside products that businesses already compare, and take each order from the cart to the signed documents."
        >
          <p className="mt-4">
            <ButtonAnchor href="#apply" size="large">
              Apply to sell
            </ButtonAnchor>
          </p>
        </Intro>
        {example && (
          <figure className="hidden w-96 shrink-0 lg:block">
            <SellerSummaryCard seller={example} />
            <figcaption className="mt-3 text-sm text-ink-soft">What customers see</figcaption>
          </figure>
        )}
      </div>
      <SellingSteps />
      <Section
        id="apply"
        ground="sunken"
        className="section-dense"
        title="Apply to sell"
        lead="Free, with no obligation. A person reads every application."
      >
        <div className="grid grid-cols-1 gap-12 lg:grid-cols-12">
          <div className="max-w-text lg:col-span-7">
            <SellerApplicationForm answer={answer} />
          </div>
          <div className="lg:col-span-5">
            <SellingFacts />
          </div>
        </div>
      </Section>
    </>
  )
}
