import type { ReactNode } from 'react'

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

/** Three interlocking rings in a row. The middle one holds the icon of what is missing. */
export function IconRings({ children }: { children: ReactNode }) {
  return (
    <div className="relative mb-3 grid place-items-center text-accent-text [&>:last-child]:absolute [&>:last-child]:size-6">
      <svg viewBox="0 0 168 88" className="h-18 w-34" fill="none" strokeWidth="1.5" aria-hidden="true">
        <g className="text-ink-faint" stroke="currentColor">
          <circle cx="36" cy="44" r="30" />
          <circle cx="132" cy="44" r="30" />
        </g>
        <circle cx="84" cy="44" r="40" className="fill-accent-soft text-accent" stroke="currentColor" />
      </svg>
      {children}
    </div>
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
