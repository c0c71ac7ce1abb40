export type Encoding = 'br' | 'gzip' | 'identity'

const mostRemembered = 100
const remembered = new Map<string, Encoding>()

/** The best encoding that the client accepts. One with `q=0` is never chosen. */
export function preferredEncoding(acceptEncoding = ''): Encoding {
  const known = remembered.get(acceptEncoding)
  if (known) return known
  const found = readEncoding(acceptEncoding)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(acceptEncoding, found)
  return found
}

function readEncoding(acceptEncoding: string): Encoding {
  const accepted = new Set<string>()
  for (const entry of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name)
  }
  if (accepted.has('br')) return 'br'
  if (accepted.has('gzip')) return 'gzip'
  return 'identity'
}
