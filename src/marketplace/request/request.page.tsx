import { useActionData, useSearchParams, type HeadersArgs } from 'react-router'
import { requestedTerm } from '#catalog/products/product-request.ts'
import { answerPageForm } from '#enquiries/answer-page-form.server.ts'
import type { EnquiryAnswer } from '#enquiries/enquiry-answer.ts'
import { productRequestForm } from '#enquiries/marketplace-enquiries.forms.ts'
import { lostConnection } from '#enquiries/forms/page-enquiry-form.tsx'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { ProductRequestForm } from '#marketplace/request/product-request-form.tsx'
import { pageMeta } from '#site/page-meta.ts'
import { BackLink } from '#ui/layout/back-link.tsx'
import { Intro } from '#ui/layout/section.tsx'
import type { Route } from './+types/request.page.ts'

export const handle = { searchParameters: ['for'] } satisfies PageHandle

export function meta({ matches, location }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Request a product',
    description:
      'Can’t find it in the marketplace? Tell us what you need and your budget. We’ll reply by email, usually within 24 hours.',
    path: '/marketplace/request',
    noIndex: new URLSearchParams(location.search).has('for'),
  })
}

export function action({ request, context }: Route.ActionArgs) {
  return answerPageForm({ request, context, schema: productRequestForm })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => serverAction().catch(lostConnection)

export const headers = ({ actionHeaders }: HeadersArgs) => actionHeaders

/** The page where visitors request a product that they did not find (product: enquiries 13). */
export default function RequestPage() {
  const answer = useActionData<EnquiryAnswer>()
  const [parameters] = useSearchParams()
  const term = requestedTerm(parameters.get('for'))
  return (
    <div className="page pt-4 pb-20 sm:pt-8">
      <BackLink to="/marketplace-full">All products</BackLink>
      <div className="mt-2 sm:mt-4">
        <Intro
          heading="h1"
          title="Request a product"
          lead="Tell us what you need. We’ll check with our sellers and reply by email, usually within 24 hours."
        />
      </div>
      <div className="mt-8 grid grid-cols-1 gap-x-8 gap-y-10 sm:mt-10 lg:grid-cols-12">
        <div className="max-w-text lg:col-span-7">
          <ProductRequestForm key={term} term={term} answer={answer} />
        </div>
        <div className="grid content-start gap-8 lg:col-span-5">
          <section aria-labelledby="next">
            <h2 id="next" className="text-xl">
              What happens next
            </h2>
            <ol className="mt-4 grid list-decimal gap-2 ps-5 text-ink-soft">
              <li>We ask the sellers who know the field.</li>
              <li>You get an email with what fits, and what it costs.</li>
              <li>You decide. Asking is free, and nothing is ordered.</li>
            </ol>
          </section>
          <section aria-labelledby="examples" className="rounded-lg border border-line bg-surface p-5 sm:p-6">
            <h2 id="examples" className="text-xl">
              Examples of requests
            </h2>
            <ul className="mt-2 divide-y divide-line">
              {examples.map(({ what, why }) => (
                <li key={what} className="py-3 last:pb-0">
                  <p className="font-semibold">“{what}”</p>
                  <p className="mt-1 text-sm text-ink-soft">“{why}”</p>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </div>
  )
}

const examples = [
  {
    what: 'A translator for our manuals',
    why: '200 pages, English to Spanish, with our own terms. Today an agency needs three weeks.',
  },
  {
    what: 'Quality checks from photos',
    why: 'Four people look for scratches on painted parts. We’d like a camera to sort out the clear cases.',
  },
  {
    what: 'A tutor for our drivers’ exam',
    why: 'Twelve trainees a year, questions on their phones. Up to $100 a month.',
  },
] as const
