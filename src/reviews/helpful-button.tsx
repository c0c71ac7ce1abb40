import { useSyncExternalStore, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { signInPath } from '#account/session/return-path.ts'
import { useSession } from '#account/session/use-session.ts'
import { withCommas } from '#lib/with-commas.ts'
import { helpfulVotesStore, noVotes } from '#reviews/helpful-votes.store.ts'
import { reviewAnchor, type PublishedReview } from '#reviews/published-review.ts'
import { keepsEarlyPresses } from '#ui/forms/early-press.ts'
import { ThumbIcon } from '#ui/icons/icons-commerce.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { toast } from '#ui/toasts/toast.store.ts'

/**
 * Marks a review as helpful, or removes the mark (product: reviews 25). The number includes the votes of
 * everybody. Without JavaScript only the number is shown. Authors see that the review is theirs instead of the
 * button and `children`.
 */
export function HelpfulButton({ review, children }: { review: PublishedReview; children: ReactNode }) {
  const { id, title, helpful } = review
  const { earlier, own, changed } = useSyncExternalStore(
    helpfulVotesStore.subscribe,
    helpfulVotesStore.getState,
    () => noVotes,
  )
  const { session } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { isHelpful, count } = changed.get(id) ?? { isHelpful: earlier.has(id), count: helpful }
  const label = count === 0 ? 'Helpful' : `Helpful (${withCommas(count)})`

  function askToLogIn() {
    const returnTo = `${pathname}${search}#${reviewAnchor(id)}`
    toast({
      title: 'Log in to vote',
      description: 'Please log in to mark a review as helpful.',
      action: { label: 'Log in', onSelect: () => void navigate(signInPath(returnTo)) },
    })
  }

  async function press() {
    if (session.status === 'signed-out') return askToLogIn()
    const vote = { isHelpful: !isHelpful, count: Math.max(0, count + (isHelpful ? -1 : 1)) }
    const problem = await helpfulVotesStore.set(id, vote)
    if (problem?.code === 'login_required') askToLogIn()
    else if (problem) {
      toast({ title: 'Your vote wasn’t saved', description: problem.message, tone: 'destructive' })
    }
  }

  if (own.has(id)) {
    return (
      <>
        <span className="py-2 font-semibold">Your review</span>
        {count > 0 && <span className="py-2">{label}</span>}
      </>
    )
  }
  return (
    <>
      <button
        type="button"
        aria-pressed={isHelpful}
        data-screen-only=""
        className="review-helpful noscript:hidden"
        {...keepsEarlyPresses}
        onClick={() => void press()}
      >
        <ThumbIcon className="size-4" filled={isHelpful} />
        {label}
        <VisuallyHidden> review “{title}”</VisuallyHidden>
      </button>
      {count > 0 && <span className="hidden noscript:inline">{label}</span>}
      {children}
    </>
  )
}
