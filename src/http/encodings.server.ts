export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that the client accepts. One with `q=0` is never chosen. */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Set<string>()
  for (const entry of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name)
  }
  if (accepted.has('br')) return 'br'
  if (accepted.has('gzip')) return 'gzip'
  return 'identity'
}
