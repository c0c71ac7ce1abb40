import {
  anchorAt,
  columnsWithValue,
  scaleEnd,
  shareOfScale,
  type ChartColumn,
} from '#dashboard/charts/chart-rules.ts'

interface ColumnChartProps {
  columns: readonly ChartColumn[]
  /** Formats a value above its column and at the end of the scale. */
  figure: (value: number) => string
  labelledBy: string
  describedBy: string
}

const top = 24
const plotHeight = 132
const bottom = top + plotHeight

/** Columns over time, starting at zero. Labels: the first and last day below, the end of the scale at its line. */
export function ColumnChart({ columns, figure, labelledBy, describedBy }: ColumnChartProps) {
  const end = scaleEnd(columns.map(({ value }) => value))
  const width = 100 / columns.length
  const carrying = new Set(columnsWithValue(columns))
  // Put the scale label on the side away from the largest value.
  const isEarly = [...carrying].every((index) => index < columns.length / 2)
  return (
    <svg
      role="img"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="chart"
      width="100%"
      height={bottom + 26}
    >
      <line x1="0" x2="100%" y1={top} y2={top} className="chart-line" />
      {columns.length > 7 && (
        <text
          x={isEarly ? '100%' : '0'}
          y={top - 8}
          textAnchor={isEarly ? 'end' : 'start'}
          className="chart-scale"
        >
          {figure(end)}
        </text>
      )}
      {columns.map(({ label, value }, index) => {
        const height = (shareOfScale(value, end) / 100) * plotHeight
        const middle = (index + 0.5) * width
        return (
          <g key={label}>
            <rect
              x={`${(index + 0.1) * width}%`}
              y={bottom - height}
              width={`${0.8 * width}%`}
              height={height}
              className="chart-bar"
            />
            {carrying.has(index) && (
              <text
                x={`${middle}%`}
                y={bottom - height - 6}
                textAnchor={anchorAt(middle)}
                className="chart-figure"
              >
                {figure(value)}
              </text>
            )}
          </g>
        )
      })}
      <line x1="0" x2="100%" y1={bottom} y2={bottom} className="chart-base" />
      <text x="0" y={bottom + 18} className="chart-scale">
        {columns[0]?.label}
      </text>
      <text x="100%" y={bottom + 18} textAnchor="end" className="chart-scale">
        {columns.at(-1)?.label}
      </text>
    </svg>
  )
}
