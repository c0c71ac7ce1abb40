import { fittingName, shareOfScale } from '#dashboard/charts/chart-rules.ts'

export interface Bar {
  name: string
  value: number
  /** The value as displayed at the bar. */
  figure: string
}

interface BarChartProps {
  bars: readonly Bar[]
  labelledBy: string
  describedBy: string
}

const rowHeight = 46

/**
 * Horizontal bars with name and figure above each. Relative to the longest bar, which fills the width, so there
 * is no scale. Widths are percentages, so texts keep their size.
 */
export function BarChart({ bars, labelledBy, describedBy }: BarChartProps) {
  const end = Math.max(...bars.map(({ value }) => value), 1)
  return (
    <svg
      role="img"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className="chart"
      width="100%"
      height={bars.length * rowHeight}
    >
      {bars.map(({ name, value, figure }, index) => (
        <g key={`${index} ${name}`}>
          <text x="0" y={index * rowHeight + 15}>
            {fittingName(name)}
          </text>
          <text x="100%" y={index * rowHeight + 15} textAnchor="end" className="chart-figure">
            {figure}
          </text>
          <rect x="0" y={index * rowHeight + 22} width="100%" height="14" className="chart-track" />
          <rect
            x="0"
            y={index * rowHeight + 22}
            width={`${shareOfScale(value, end)}%`}
            height="14"
            className="chart-bar"
          />
        </g>
      ))}
    </svg>
  )
}
