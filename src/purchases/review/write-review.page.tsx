import { removeFromTab } from '#lib/stored.client.ts'
import { useEffect, useRef } from 'react'
import { Form, Link, useActionData, useNavigation, useSearchParams } from 'react-router'
import { LogInLink } from '#account/sign-in/log-in-link.tsx'
import { EmailProofNotice } from '#account/sign-in/email-proof-notice.tsx'
import { useSession } from '#account/session/use-session.ts'
import type { PageHandle } from '#http/pages/page-handle.ts'
import { orderNumber } from '#orders/order-number.ts'
import { orderPath } from '#orders/order-paths.ts'
import { reviewDraftKey } from '#reviews/writing/review-draft-key.ts'
import { ReviewFields } from '#reviews/writing/review-fields.tsx'
import { sendReviewForm, type ReviewFormAnswer } from '#reviews/review-form-answer.ts'
import { ReviewFormBanner } from '#reviews/review-form-banner.tsx'
import { readWriteReviewPage, takeReview } from '#reviews/writing/write-review.server.ts'
import { PageFailure } from '#shell/page-failure.tsx'
import { pageMeta } from '#site/page-meta.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button, buttonClass, ButtonLink } from '#ui/forms/button.tsx'
import { takeFocus } from '#ui/forms/element-refs.ts'
import { BackLink } from '#ui/layout/back-link.tsx'
import { EmptyScreen } from '#ui/layout/empty-state.tsx'
import { RatingStars } from '#ui/layout/rating-stars.tsx'
import { useCurrentAnswer } from '#ui/loading/use-current-answer.ts'
import { useFormDraft } from '#ui/forms/use-form-draft.ts'
import type { Route } from './+types/write-review.page.ts'

export const handle = { isPersonal: true, searchParameters: ['done'] } satisfies PageHandle

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: 'Write a review',
    description: 'Review what you bought.',
    path: `/marketplace/my-purchases/${params.orderId}/review/${params.lineId}`,
    noIndex: true,
  })
}

export async function loader(page: Route.LoaderArgs) {
  return readWriteReviewPage(page)
}

export async function action(page: Route.ActionArgs) {
  return takeReview(page)
}

export function clientAction(page: Route.ClientActionArgs) {
  return sendReviewForm(page).catch((redirect: unknown) => {
    removeFromTab(reviewDraftKey)
    throw redirect
  })
}

/** The page where a customer reviews an order line or edits the review (product: reviews 1, 6). */
export default function WriteReviewPage({ loaderData, params }: Route.ComponentProps) {
  if (loaderData.state === 'signed_out') return <LogInFirst />
  if (loaderData.state === 'away') return <PageFailure />
  if (loaderData.state === 'missing') return <NoSuchOrder />
  return (
    <div className="page pt-4 pb-20 sm:pt-8">
      <BackLink to={orderPath(params.orderId)}>Order {orderNumber(params.orderId)}</BackLink>
      <div className="mx-auto mt-3 grid max-w-text gap-6">
        <div className="flex items-center gap-4">
          <img
            src={loaderData.image}
            alt=""
            width={96}
            height={72}
            className="aspect-4/3 w-16 shrink-0 rounded-md object-cover outline -outline-offset-1 outline-line sm:w-24"
          />
          <h1 className="text-3xl">Review {loaderData.name}</h1>
        </div>
        {loaderData.state === 'not_possible' && <NotPossible {...loaderData} />}
        {loaderData.state === 'form' && <ReviewForm {...loaderData} />}
        {loaderData.state === 'closed' && <ClosedReview {...loaderData} />}
      </div>
    </div>
  )
}

type Shown<State> = Extract<Route.ComponentProps['loaderData'], { state: State }>

function NotPossible({ sentence, isUnproven }: Shown<'not_possible'>) {
  const { session } = useSession()
  if (isUnproven && session.status === 'signed-in' && session.mode === 'backend') {
    return (
      <EmailProofNotice>Open the link we sent you. Then you can write your review here.</EmailProofNotice>
    )
  }
  return (
    <Banner tone="info">
      <p>{sentence}</p>
      {isUnproven && (
        <Link to="/settings?tab=security" className="link">
          Open your settings
        </Link>
      )}
    </Banner>
  )
}

function ReviewForm({ words, editUntil, isHidden, publicPath, due }: Shown<'form'>) {
  const answered = useActionData<ReviewFormAnswer>()
  const answer = useCurrentAnswer(answered)
  const { state } = useNavigation()
  const [parameters] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  useFormDraft(form, reviewDraftKey)
  useEffect(() => {
    const firstWrong = '.field:has(.field-error) :is(input, textarea)'
    if (answered?.outcome === 'invalid') form.current?.querySelector<HTMLElement>(firstWrong)?.focus()
  }, [answered])
  const done = parameters.get('done')
  if (!answer && words && done !== null) {
    return <Published done={done} isHidden={isHidden} publicPath={publicPath} due={due} words={words} />
  }
  return (
    <>
      {isHidden && <Banner tone="info">We’ve taken this review off our pages. Only you can see it.</Banner>}
      <ReviewFormBanner answer={answer} />
      {editUntil && <p className="text-ink-soft">You can edit your review until {editUntil}.</p>}
      <Form ref={form} method="post" noValidate aria-label="Review" className="grid gap-6">
        <ReviewFields answer={answer} words={words} />
        {!isHidden && (
          <p className="text-sm text-ink-soft">
            Your review is public right away, with your first name, last initial and the month you bought.
          </p>
        )}
        <div>
          <Button type="submit" size="large" busy={state === 'submitting'} busyLabel="Saving…">
            {words ? 'Save changes' : 'Publish review'}
          </Button>
        </div>
      </Form>
    </>
  )
}

type DoneProps = Pick<Shown<'form'>, 'isHidden' | 'publicPath' | 'due'> & { done: string }

/** Replaces the form with a thank-you message and the review. */
function Published({ words, due: [next], ...done }: DoneProps & Pick<Shown<'closed'>, 'words'>) {
  return (
    <>
      <div ref={takeFocus} tabIndex={-1} className="outline-none">
        <Done {...done} />
      </div>
      <ReviewWords words={words} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {next && <ButtonLink to={next.path}>Review {next.name}</ButtonLink>}
        <Link to="." className="link">
          Edit your review
        </Link>
      </p>
    </>
  )
}

function Done({ done, isHidden, publicPath }: Omit<DoneProps, 'due'>) {
  if (isHidden && done !== null) return <Banner tone="success" title="Your changes are saved." />
  if (done === 'edited') return <Banner tone="success" title="Your changes are published." />
  if (done !== 'written') return null
  return (
    <Banner tone="success" title="Thank you. Your review is published.">
      {publicPath && (
        <Link to={publicPath} className="link">
          See your review
        </Link>
      )}
    </Banner>
  )
}

function ClosedReview({ words, since }: Shown<'closed'>) {
  return (
    <>
      <Banner tone="info">You can edit a review for 30 days. For this one, they ended on {since}.</Banner>
      <ReviewWords words={words} />
    </>
  )
}

function ReviewWords({ words }: Pick<Shown<'closed'>, 'words'>) {
  return (
    <div className="grid gap-2">
      <RatingStars value={words.stars} className="h-6" />
      <p className="sr-only">{`${words.stars} of 5 stars`}</p>
      <h2 className="text-xl">{words.title}</h2>
      <p className="review-text">{words.body}</p>
      {words.usedFor && <p className="text-ink-soft">Used for: {words.usedFor}</p>}
    </div>
  )
}

function LogInFirst() {
  return (
    <EmptyScreen title="Log in to write a review" action={<LogInLink className={buttonClass()} />}>
      Log in with the account you bought with. Orders placed without logging in can’t be reviewed.
    </EmptyScreen>
  )
}

function NoSuchOrder() {
  return (
    <EmptyScreen
      title="We couldn’t find this purchase"
      action={<ButtonLink to="/marketplace/my-purchases">My Purchases</ButtonLink>}
    >
      It may belong to another account.
    </EmptyScreen>
  )
}
