import { chartBars } from '#catalogue/details/chart-scale.ts'
import type { SampleScreen } from '#catalogue/details/sample-screen.ts'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

type Of<Kind extends SampleScreen['kind']> = Extract<SampleScreen, { kind: Kind }>

/** A table. In a narrow window each row becomes a few lines, and the first cell its heading. */
export function TableScreen({ screen: { title, columns, rows } }: { screen: Of<'table'> }) {
  const hasStatus = rows.some(({ status }) => status)
  return (
    <table className="sample-table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {hasStatus && <th scope="col">Status</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells, status }, index) => (
          <tr key={index}>
            {cells.map((cell, place) => (
              <td key={place}>{cell}</td>
            ))}
            {hasStatus && (
              <td>
                {status && <span className={`sample-status sample-${status.tone}`}>{status.word}</span>}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Bars with their numbers beside them. */
export function ChartScreen({ screen }: { screen: Of<'chart'> }) {
  const bars = chartBars(screen)
  return (
    <dl className="sample-chart">
      {bars.map(({ label, text, rangeText, width, range }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect className="sample-track" width="100" height="10" />
              <rect className="sample-fill" width={width} height="10" />
              {range && <rect className="sample-range" x={range.x} y="3.5" width={range.width} height="3" />}
            </svg>
            <span className="sample-strong">{text}</span>
            {rangeText && (
              <span className="sample-note">
                <VisuallyHidden>, range </VisuallyHidden>
                {rangeText}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A page of a document. Its headings are no headings of this page. */
export function ReportScreen({ sections }: Pick<Of<'report'>, 'sections'>) {
  return (
    <dl className="sample-report">
      {sections.map(({ heading, lines }) => (
        <div key={heading}>
          <dt className="sample-strong">{heading}</dt>
          {lines.map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
