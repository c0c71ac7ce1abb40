import { data, Form, redirect, useActionData, useNavigation } from 'react-router'
import { LogInLink } from '#account/sign-in/log-in-link.tsx'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { pageContext } from '#http/server/page-context.server.ts'
import { isUuid } from '#lib/ids.ts'
import { publishedReviewById } from '#reviews/published-reviews.queries.server.ts'
import { sendReviewForm, type ReviewFormAnswer, fieldOfAnswer } from '#reviews/review-form-answer.ts'
import { ReviewFormBanner } from '#reviews/review-form-banner.tsx'
import { reviewerOfRequest } from '#reviews/review-request.server.ts'
import { takeReport } from '#reviews/reporting/take-report.server.ts'
import { pageMeta } from '#site/page-meta.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button, buttonClass, ButtonLink } from '#ui/forms/button.tsx'
import { EmptyScreen } from '#ui/layout/empty-state.tsx'
import type { Route } from './+types/report-review.page.ts'
import { reportReasonLabels, reportReasons } from '#reviews/review.ts'
import { Options, SelectField, TextArea } from '#ui/forms/field.tsx'

export const handle = { isPersonal: true, searchParameters: ['done'] } satisfies PageHandle

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Report a review',
    description: 'Tell us what’s wrong with a review.',
    path: `/reviews/${params.reviewId}/report`,
    noIndex: true,
  })
}

/** Loads the page on which any signed-in visitor can report a published review (product: reviews 13). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { reviewId } = params
  const { db } = pageContext(context)
  const review = isUuid(reviewId) ? await publishedReviewById(db, reviewId) : null
  if (!review) return data({ state: 'missing' } as const, { status: 404 })
  if (new URL(request.url).searchParams.has('done')) return { state: 'done' } as const
  const { reviewer } = await reviewerOfRequest(context, request)
  if (!reviewer) return { state: 'signed_out' } as const
  return { state: 'form', title: review.title, author: review.author } as const
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const answer = await takeReport(context, request, params.reviewId)
  return answer ?? redirect(`/reviews/${params.reviewId}/report?done=1`)
}

export function clientAction(page: Route.ClientActionArgs) {
  return sendReviewForm(page)
}

export default function ReportReviewPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === 'form') return <ReportForm {...loaderData} />
  const { title, text } = words[loaderData.state]
  return (
    <EmptyScreen
      title={title}
      action={
        loaderData.state === 'signed_out' ? (
          <LogInLink className={buttonClass()} />
        ) : (
          <ButtonLink to="/marketplace">Go to the marketplace</ButtonLink>
        )
      }
    >
      {text}
    </EmptyScreen>
  )
}

const words = {
  missing: { title: 'We couldn’t find this review', text: 'It may have been removed.' },
  done: { title: 'Thank you', text: 'Our team will take a look and decide if it stays.' },
  signed_out: {
    title: 'Log in to report a review',
    text: 'Please log in first, so we know who’s reporting.',
  },
}

function ReportForm({ title, author }: { title: string; author: string }) {
  const answer = useActionData<ReviewFormAnswer>()
  const { state } = useNavigation()
  return (
    <div className="page pt-10 pb-20">
      <div className="grid max-w-text gap-6">
        <h1 className="text-3xl">Report a review</h1>
        <Banner tone="info">
          “{title}” by {author}
        </Banner>
        <ReviewFormBanner answer={answer} />
        <Form method="post" noValidate aria-label="Report" className="grid gap-6">
          <ReportFields answer={answer} />
          <div>
            <Button type="submit" size="large" busy={state === 'submitting'} busyLabel="Sending…">
              Send report
            </Button>
          </div>
        </Form>
      </div>
    </div>
  )
}

/** The fields of the report form (product: reviews 13). */
function ReportFields({ answer }: { answer: ReviewFormAnswer | undefined }) {
  return (
    <>
      <SelectField label="Reason" required {...fieldOfAnswer(answer, 'reason')}>
        <option value="">Choose a reason</option>
        <Options of={reportReasons.map((reason) => ({ value: reason, label: reportReasonLabels[reason] }))} />
      </SelectField>
      <TextArea label="What’s wrong?" required rows={4} maxLength={1000} {...fieldOfAnswer(answer, 'note')} />
    </>
  )
}
