import type { ReactNode } from 'react'

export type BadgeLook = 'neutral' | 'outline' | 'accent' | 'teal' | 'red' | 'tone'

/** A word about a thing. `tone` takes the colours of the `tone-…` class around it. */
export function Badge({ look = 'neutral', children }: { look?: BadgeLook; children: ReactNode }) {
  return <span className={`badge badge-${look}`}>{children}</span>
}
