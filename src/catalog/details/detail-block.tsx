import type { ReactNode } from 'react'
import { ChevronDownIcon } from '#ui/icons/icons-interface.tsx'

export interface DetailBlockProps {
  id: string
  title: string
  children: ReactNode
}

/** A section of the page. On wide pages, its heading is to the left of its content. */
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

/** A section that opens when its heading or a link to it is pressed. */
export function FoldedBlock({ id, title, children }: DetailBlockProps) {
  return (
    <details className="folded-block">
      <summary>
        <h2>{title}</h2>
        <ChevronDownIcon />
      </summary>
      <div id={id} className="detail-block-body">
        {children}
      </div>
    </details>
  )
}

export function FactRows({ rows }: { rows: ReadonlyArray<{ label: string; value: ReactNode }> }) {
  return (
    <dl className="fact-rows divided">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
