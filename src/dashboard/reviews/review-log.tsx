import { Moment } from '#dashboard/components/moment.tsx'
import { reviewEventLabel } from '#dashboard/reviews/review-words.ts'
import type { ReviewEventKind } from '#reviews/review.ts'

interface ReviewLogProps {
  log: readonly { id: string; kind: ReviewEventKind; actor: string | null; reason: string; at: Date }[]
}

/** The log of a review, oldest first (product: reviews 16). */
export function ReviewLog({ log }: ReviewLogProps) {
  return (
    <section className="mt-6">
      <h2 className="work-title">Log</h2>
      {log.length === 0 && <p className="text-ink-soft">No changes yet.</p>}
      <ol className="thread">
        {log.map(({ id, kind, actor, reason, at }) => (
          <li key={id} data-kind="note">
            <p className="thread-head">
              <strong>{reviewEventLabel(kind)}</strong>
              {actor && ` by ${actor}`}, <Moment at={at} />
            </p>
            {reason !== '' && <p className="thread-text">{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
