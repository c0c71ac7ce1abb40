import { shortDay } from '#dashboard/components/short-day.ts'

/** A time in UTC. */
export function Moment({ at }: { at: Date }) {
  const iso = at.toISOString()
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {shortDay(iso.slice(0, 10))}, {iso.slice(11, 16)}
    </time>
  )
}
