import type { ReactNode } from 'react'

interface DetailBlockProps {
  id: string
  title: string
  children: ReactNode
}

/** A section of the page with a heading, which stands at the side if there is room. */
export function DetailBlock({ id, title, children }: DetailBlockProps) {
  return (
    <section aria-labelledby={id} className="detail-block">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="detail-block-body">{children}</div>
    </section>
  )
}

/** Rows with a label and a value. */
export function FactRows({ rows }: { rows: ReadonlyArray<{ label: string; value: string }> }) {
  return (
    <dl className="fact-rows">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
