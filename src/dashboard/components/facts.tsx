import type { ReactNode } from 'react'

/** A list of names and values. Its children are `Fact` elements. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="facts grid gap-2 [&_a]:underline">{children}</dl>
}

/** Renders nothing if there is no value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === '' || children === null) return null
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
