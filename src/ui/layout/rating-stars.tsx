/** Five stars filled to `value`. Decorative: the text beside it carries the number. */
export function RatingStars({ value, className = 'h-4' }: { value: number; className?: string }) {
  const filled = (Math.min(5, Math.max(0, value)) / 5) * width
  return (
    <svg viewBox={`0 0 ${width} 20`} className={`aspect-5/1 w-auto shrink-0 ${className}`} aria-hidden="true">
      <g className="text-line" fill="currentColor">
        {stars}
      </g>
      <svg width={filled} height="20" className="text-accent" fill="currentColor">
        {stars}
      </svg>
    </svg>
  )
}

const width = 100
const star = 'm10 1.8 2.5 5.3 5.8.7-4.3 4 1.2 5.7-5.2-2.9-5.2 2.9 1.2-5.7-4.3-4 5.8-.7z'
const stars = [0, 20, 40, 60, 80].map((x) => <path key={x} d={star} transform={`translate(${x} 0)`} />)
