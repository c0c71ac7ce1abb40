/** The time since a moment, such as '3 days', '1 hour' or 'less than an hour'. */
export function waited(since: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - since.getTime()) / 3_600_000)
  if (hours < 1) return 'less than an hour'
  const [number, unit] = hours < 48 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day']
  return `${number.toLocaleString('en-US')} ${unit}${number === 1 ? '' : 's'}`
}
