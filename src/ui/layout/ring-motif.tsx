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

/**
 * Two interlocking rings, and a third one that has rolled away, so that the three have no point in common.
 */
export function LostRingMotif({ className = 'h-28' }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 120" className={className} fill="none" aria-hidden="true">
      <g className="text-ink-faint" stroke="currentColor" strokeWidth="1.5">
        <circle cx="45" cy="74" r="30" />
        <circle cx="80" cy="74" r="30" />
        <path d="M4 104.75H236" />
        <path d="M122 98Q144 34 164 60" strokeDasharray="2 7" strokeLinecap="round" />
      </g>
      <circle cx="196" cy="74" r="30" className="text-accent" stroke="currentColor" strokeWidth="3" />
    </svg>
  )
}

/** The area where all three circles overlap. */
const meeting = 'M60 47.5A30 30 0 0 1 72.6 69.2A30 30 0 0 1 47.4 69.2A30 30 0 0 1 60 47.5Z'
