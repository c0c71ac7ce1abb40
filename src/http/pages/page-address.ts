/** A page, and whether its HTML or only its data is requested (React Router's `.data` requests). */
export interface PageAddress {
  path: string
  isData: boolean
}

/** The page that a pathname refers to, however it is written. */
export function readPageAddress(pathname: string): PageAddress {
  const wellFormed = isWellFormed(pathname) ? pathname : pathname.replaceAll('%', '%25')
  const path = wellFormed.replace(/(?:\/_)?\.data$/i, '')
  return { path: canonicalPath(path), isData: path !== wellFormed }
}

/** The canonical pathname of a page, or of its data. */
export function pagePathname({ path, isData }: PageAddress): string {
  if (!isData) return path
  return path === '/' ? '/_.data' : `${path}.data`
}

/**
 * False for malformed escapes, line breaks and other control characters: no page can be rendered for them.
 * Escaping their percent signs gives an address that can be rendered as not found.
 */
export function isWellFormed(pathname: string): boolean {
  try {
    return !/[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/** Lower case (escapes in upper case), without needless escapes, doubled slashes and a trailing slash. */
function canonicalPath(path: string): string {
  const unescaped = path.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16))
    return /[a-z0-9._~-]/i.test(character) ? character : escaped
  })
  return (
    unescaped
      .toLowerCase()
      .replace(/%[0-9a-f]{2}/g, (escaped) => escaped.toUpperCase())
      .replace(/\/{2,}/g, '/')
      .replace(/\/$/, '') || '/'
  )
}
