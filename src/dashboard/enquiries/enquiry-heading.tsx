import { Link } from 'react-router'
import {
  enquiryDone,
  enquiryNotDone,
  type EnquiryActionAnswer,
} from '#dashboard/enquiries/enquiry-action-answer.ts'
import type { EnquiryIntent } from '#dashboard/enquiries/enquiry-actions.forms.ts'
import { productPath } from '#catalog/products/card-product.ts'
import { EnquiryStateDot } from '#dashboard/enquiries/enquiry-state-dot.tsx'
import { BackLink } from '#ui/layout/back-link.tsx'
import { Moment } from '#dashboard/components/moment.tsx'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import type { Enquiry } from '#enquiries/enquiries.ts'
import { enquiryKindLabels } from '#enquiries/enquiry-facts.ts'
import { enquiryReference, type EnquiryState } from '#enquiries/enquiry-thread.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'

interface EnquiryHeadingProps {
  enquiry: Enquiry & { id: string; createdAt: Date; state: EnquiryState }
  done: EnquiryIntent | null
  /** The id of the open inquiry, other than this one, that has waited longest. */
  next: string | null
  answer: EnquiryActionAnswer | undefined
  /** The page where staff decide on the application to sell, if it is still open. */
  decisionPath: string | null
}

export function EnquiryHeading({ enquiry, done, next, answer, decisionPath }: EnquiryHeadingProps) {
  const { id, kind, name, email, phone, state, createdAt, details } = enquiry
  const productId = details['product_id']
  return (
    <>
      <BackLink to="/dashboard/enquiries">Inquiries</BackLink>
      <PageHeading
        title={`${enquiryKindLabels[kind]} from ${name || email || phone}`}
        status={<EnquiryStateDot state={state} />}
        subject={{ kind: 'enquiry', id }}
        lead={
          <>
            {enquiryReference(id)}, <Moment at={createdAt} /> UTC
          </>
        }
        action={decisionPath !== null && <ButtonLink to={decisionPath}>Approve or decline</ButtonLink>}
      />
      <div className="banners">
        {answer && <Banner tone="error">{enquiryNotDone[answer.outcome]}</Banner>}
        {!answer && done && (
          <Banner tone="success">
            {enquiryDone[done]}
            {done === 'publish' && productId !== undefined && (
              <>
                {' '}
                <Link to={productPath(productId)} reloadDocument className="link">
                  See it
                </Link>
              </>
            )}
          </Banner>
        )}
        {next !== null && done !== null && (
          <p>
            <Link to={`/dashboard/enquiries/${next}`} className="link">
              Next open inquiry
            </Link>
          </p>
        )}
      </div>
    </>
  )
}
