/**
 * Parses a percentage from 0 to 100 with up to two decimals, such as `12.5` or `12.5%`, into hundredths of a
 * percent. Returns `null` for other texts.
 */
export function parsePercentage(text: string): number | null {
  const [, percent, decimals = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(text.trim()) ?? []
  if (percent === undefined) return null
  const hundredths = Number(percent) * 100 + Number(decimals.padEnd(2, '0'))
  return hundredths <= 10_000 ? hundredths : null
}
