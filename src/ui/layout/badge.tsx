import type { ReactNode } from 'react'

export type BadgeLook = 'neutral' | 'outline' | 'accent' | 'teal' | 'red' | 'tone'

/** A short label. `tone` takes the colors of the `tone-…` class around it. */
export function Badge({ look = 'neutral', children }: { look?: BadgeLook; children: ReactNode }) {
  return <span className={`badge badge-${look}`}>{children}</span>
}
