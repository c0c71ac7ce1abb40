import { fittingName, shareOfScale } from '#dashboard/charts/chart-rules.ts'

export interface Bar {
  name: string
  value: number
  /** The value as text, shown above the bar. */
  figure: string
}

interface BarChartProps {
  bars: readonly Bar[]
  labelledBy: string
  describedBy: string
}

const rowHeight = 46

/**
 * Horizontal bars, each with its name and value above it. The longest bar fills the width, so the chart needs
 * no scale. Widths are percentages, so that the text keeps its size.
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
          <text x="100%" y={index * rowHeight + 15} textAnchor="end" className="font-semibold">
            {figure}
          </text>
          <rect
            x="0"
            y={index * rowHeight + 22}
            width="100%"
            height="14"
            className="fill-sunken forced-colors:fill-[Canvas] forced-colors:stroke-[GrayText]"
          />
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
