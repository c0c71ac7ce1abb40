import type { FundPath } from '#company/fund/fund-content.ts'
import { fundPaths } from '#content/fund.ts'
import { Unbroken } from '#ui/layout/unbroken.tsx'

const min = 100
const max = 500_000
const width = 1000

/**
 * The ranges of the funding paths on a logarithmic axis. A path without an amount follows below the axis (product:
 * company 15).
 */
export function FundScale() {
  const measured = fundPaths.filter(({ span }) => span !== null)
  const others = fundPaths.filter(({ span }) => span === null)
  return (
    <div className="grid gap-5">
      <Ranges paths={measured} />
      <Axis marks={marks} className="hidden sm:block" fontSize={27} />
      <Axis marks={marks.filter(({ main }) => main)} className="sm:hidden" fontSize={40} />
      <Ranges paths={others} className="border-t border-line pt-5" />
    </div>
  )
}

function Ranges({ paths, className = '' }: { paths: readonly FundPath[]; className?: string }) {
  return (
    <dl className={`grid gap-5 ${className}`}>
      {paths.map(({ name, range, span, tone }) => (
        <div key={name} className={`flex flex-wrap items-baseline justify-between gap-x-3 gap-y-2 ${tone}`}>
          <dt className="font-semibold">{name}</dt>
          <dd className="font-display text-xl text-tone-ink">
            <Unbroken text={range} />
          </dd>
          {span && (
            <dd className="w-full" aria-hidden="true">
              <Span span={span} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function Span({ span: [from, to] }: { readonly span: readonly [number, number] }) {
  return (
    <svg viewBox={`0 0 ${width} 36`} className="block h-auto w-full">
      <path d={`M0 18H${width}`} className="stroke-line" strokeWidth="3" />
      <rect x={place(from)} width={place(to) - place(from)} y="4" height="28" rx="14" className="fill-tone" />
      <circle cx={place(to) - 14} cy="18" r="7" className="fill-accent" />
    </svg>
  )
}

function Axis(props: { marks: readonly Mark[]; className: string; fontSize: number }) {
  return (
    <svg viewBox={`0 0 ${width} 46`} className={`${props.className} h-auto w-full`} aria-hidden="true">
      {props.marks.map(({ label, amount, anchor }) => (
        <text
          key={label}
          x={place(amount)}
          y="36"
          textAnchor={anchor}
          fontSize={props.fontSize}
          className="fill-ink-faint tabular-nums"
        >
          {label}
        </text>
      ))}
    </svg>
  )
}

function place(amount: number): number {
  return Math.round((Math.log10(amount / min) / Math.log10(max / min)) * width)
}

interface Mark {
  label: string
  amount: number
  anchor: 'start' | 'middle' | 'end'
  /** Whether narrow screens show the mark too. */
  main?: boolean
}

const marks: readonly Mark[] = [
  { label: '$100', amount: 100, anchor: 'start', main: true },
  { label: '$1K', amount: 1_000, anchor: 'middle' },
  { label: '$10K', amount: 10_000, anchor: 'middle', main: true },
  { label: '$100K', amount: 100_000, anchor: 'middle' },
  { label: '$500K', amount: 500_000, anchor: 'end', main: true },
]
