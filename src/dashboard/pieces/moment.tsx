const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A time of Coordinated Universal Time. Written out here, so that server and browser write the same. */
export function Moment({ at }: { at: Date }) {
  const iso = at.toISOString()
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {shortDay(iso.slice(0, 10))}, {iso.slice(11, 16)}
    </time>
  )
}

/** `2026-11-22` as a reader of English expects it: `Nov 22, 2026`. */
export function shortDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${months[(month ?? 1) - 1]} ${date}, ${year}`
}
