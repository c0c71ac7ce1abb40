import type { ReactNode } from 'react'

/** A list of names and values. Its children are `Fact` elements. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts">{children}</dl>
}

/** Renders nothing if there is no value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === '' || children === null) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
