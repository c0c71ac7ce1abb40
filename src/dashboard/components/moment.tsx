import { shortMoment } from '#dashboard/components/short-day.ts'

/** A time in UTC. */
export function Moment({ at }: { at: Date }) {
  const iso = at.toISOString()
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {shortMoment(iso)}
    </time>
  )
}
