/** Names a browser and its system, such as 'Chrome on Windows'. */
export function deviceOf(userAgent: string | null): string {
  const browser = nameIn(browsers, userAgent ?? '')
  const system = nameIn(systems, userAgent ?? '')
  if (browser && system) return `${browser} on ${system}`
  if (browser ?? system) return browser ?? `A browser on ${system}`
  return 'Unknown browser'
}

type Names = readonly (readonly [RegExp, string])[]

/** The order matters, because most user agents also contain the names of other browsers. */
const browsers: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

function nameIn(names: Names, userAgent: string): string | null {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
}
