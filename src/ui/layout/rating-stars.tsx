interface RatingStarsProps {
  /** The average rating. */
  value: number
  className?: string
}

/** Five stars, filled up to `value`. Decorative: the text beside them states the number. */
export function RatingStars({ value, className = 'h-4' }: RatingStarsProps) {
  return (
    <svg viewBox={`0 0 ${width} 20`} className={`aspect-5/1 w-auto shrink-0 ${className}`} aria-hidden="true">
      <g className="text-line" fill="currentColor">
        {stars}
      </g>
      <svg
        width={(Math.min(5, Math.max(0, value)) / 5) * width}
        height="20"
        className="text-accent"
        fill="currentColor"
      >
        {stars}
      </svg>
    </svg>
  )
}

/** A single star for tight spaces, filled if there are ratings and outlined otherwise. */
export function RatingStar({ isRated, className = 'h-4' }: { isRated: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" className={`aspect-square w-auto shrink-0 ${className}`} aria-hidden="true">
      {isRated ? (
        <path d={star} className="text-accent" fill="currentColor" />
      ) : (
        <g className="text-ink-faint" fill="none" stroke="currentColor" strokeWidth="1.25" data-outlined="">
          {stars[0]}
        </g>
      )}
    </svg>
  )
}

const width = 100
const star = 'm10 1.8 2.5 5.3 5.8.7-4.3 4 1.2 5.7-5.2-2.9-5.2 2.9 1.2-5.7-4.3-4 5.8-.7z'
const stars = [0, 20, 40, 60, 80].map((x) => <path key={x} d={star} transform={`translate(${x} 0)`} />)
