import type { ReactNode } from 'react'

export type BadgeLook = 'neutral' | 'outline' | 'accent' | 'teal' | 'red' | 'tone'

/** A short label in the colors of the surrounding `tone-…` class. */
export function Badge({ look = 'neutral', children }: { look?: BadgeLook; children: ReactNode }) {
  return <span className={`badge badge-${look}`}>{children}</span>
}
