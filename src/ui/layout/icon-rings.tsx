import type { ReactNode } from 'react'

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
