/** Three interlocking rings with a highlighted intersection, in the current colors. */
export function RingMotif({ className = 'size-28' }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 120" className={className} fill="none" aria-hidden="true">
      <path d={meeting} className="text-accent" fill="currentColor" />
      <g className="text-ink-faint" stroke="currentColor" strokeWidth="1.5">
        <circle cx="60" cy="42" r="30" />
        <circle cx="42.7" cy="72" r="30" />
        <circle cx="77.3" cy="72" r="30" />
      </g>
    </svg>
  )
}

/** The area where all three circles overlap. */
const meeting = 'M60 47.5A30 30 0 0 1 72.6 69.2A30 30 0 0 1 47.4 69.2A30 30 0 0 1 60 47.5Z'
