import type { StarCount } from '#reviews/published-review.ts'

/** A bar for each number of stars, with the number beside it. */
export function StarBreakdown({ counts }: { counts: readonly StarCount[] }) {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  return (
    <dl className="star-breakdown">
      {counts.map(({ stars, count }) => (
        <div key={stars}>
          <dt>{stars === 1 ? '1 star' : `${stars} stars`}</dt>
          <dd>
            <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="8" className="star-bar-ground" />
              <rect width={(count / Math.max(1, all)) * 100} height="8" className="star-bar" />
            </svg>
            {count}
          </dd>
        </div>
      ))}
    </dl>
  )
}
