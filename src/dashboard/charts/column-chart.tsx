import { useState } from 'react'
import {
  axisValues,
  labeledColumns,
  scaleEnd,
  shareOfScale,
  type ChartColumn,
} from '#dashboard/charts/chart-rules.ts'

interface ColumnChartProps {
  columns: readonly ChartColumn[]
  figure: (value: number) => string
  /** Formats the exact value of the selected column. */
  exact?: (value: number) => string
  labelledBy: string
  describedBy: string
}

const top = 10
const plotHeight = 150
const bottom = top + plotHeight

/** Columns over time on a scale from zero. The pointer or the slider selects the column to show. */
export function ColumnChart({ columns, figure, exact = figure, labelledBy, describedBy }: ColumnChartProps) {
  const [selected, setSelected] = useState<number | null>(null)
  const end = scaleEnd(columns.map(({ value }) => value))
  // Starts at the edge, so that it stays inside the chart.
  const isFirstOfMany = (index: number) => index === 0 && columns.length > 6
  const shown = selected === null ? undefined : columns[selected]
  return (
    <div className="min-w-0">
      <p className="min-h-6 text-end tabular-nums" aria-hidden="true">
        {shown ? (
          <>
            {shown.label}: <b>{exact(shown.value)}</b>
          </>
        ) : (
          ' '
        )}
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <ul
          className="flex h-42 flex-col justify-between text-end text-xs/[1.6] text-ink-soft"
          aria-hidden="true"
        >
          {axisValues(end).map((value) => (
            <li key={value}>{figure(value)}</li>
          ))}
        </ul>
        <svg
          role="img"
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          className="chart"
          width="100%"
          height={bottom + 1}
          onPointerLeave={() => setSelected(null)}
        >
          {[top, top + plotHeight / 2].map((y) => (
            <line
              key={y}
              x1="0"
              x2="100%"
              y1={y}
              y2={y}
              className="stroke-line forced-colors:stroke-[GrayText]"
            />
          ))}
          {columns.map((column, index) => (
            <Column
              key={column.label}
              {...{ column, index, end, exact, count: columns.length, isSelected: selected === index }}
              onSelect={() => setSelected(index)}
            />
          ))}
          <line
            x1="0"
            x2="100%"
            y1={bottom}
            y2={bottom}
            className="stroke-line-strong forced-colors:stroke-[GrayText]"
          />
        </svg>
        <svg className="col-[2] overflow-visible" width="100%" height="20" aria-hidden="true">
          {labeledColumns(columns).map((index) => (
            <text
              key={index}
              x={`${((index + (isFirstOfMany(index) ? 0 : 0.5)) / columns.length) * 100}%`}
              y="15"
              className="fill-ink-soft text-xs not-first:not-last:max-[40rem]:hidden"
              textAnchor={isFirstOfMany(index) ? 'start' : 'middle'}
            >
              {columns[index]?.label}
            </text>
          ))}
        </svg>
        <input
          type="range"
          className="col-[2] h-4 w-full accent-line-strong opacity-0 focus:opacity-100 noscript:hidden"
          aria-label="Values of the chart"
          min={0}
          max={columns.length - 1}
          value={selected ?? columns.length - 1}
          aria-valuetext={valueText(columns[selected ?? columns.length - 1], exact)}
          onChange={({ currentTarget }) => setSelected(Number(currentTarget.value))}
          onFocus={() => setSelected(selected ?? columns.length - 1)}
          onBlur={() => setSelected(null)}
        />
      </div>
    </div>
  )
}

function valueText(column: ChartColumn | undefined, exact: (value: number) => string): string {
  return column ? `${column.label}: ${exact(column.value)}` : ''
}

interface ColumnProps {
  column: ChartColumn
  index: number
  count: number
  end: number
  exact: (value: number) => string
  isSelected: boolean
  onSelect: () => void
}

/** The full height of the chart reacts to the pointer, because short columns are hard to hit. */
function Column({ column, index, count, end, exact, isSelected, onSelect }: ColumnProps) {
  const height = (shareOfScale(column.value, end) / 100) * plotHeight
  const width = 100 / count
  return (
    <g onPointerEnter={onSelect}>
      <rect x={`${index * width}%`} y={0} width={`${width}%`} height={bottom} className="fill-transparent">
        <title>{valueText(column, exact)}</title>
      </rect>
      <rect
        x={`${(index + 0.15) * width}%`}
        y={bottom - height}
        width={`${0.7 * width}%`}
        height={height}
        rx="2"
        className="chart-bar"
        data-selected={isSelected}
      />
    </g>
  )
}
