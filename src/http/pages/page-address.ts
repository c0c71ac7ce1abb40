/** A page, and whether its HTML or only its data is requested (React Router's `.data` requests). */
export interface PageAddress {
  path: string
  isData: boolean
}

/** Which page a pathname means, in whatever way it is written. */
export function readPageAddress(pathname: string): PageAddress {
  const wellFormed = isWellFormed(pathname) ? pathname : pathname.replaceAll('%', '%25')
  const path = wellFormed.replace(/(?:\/_)?\.data$/i, '')
  return { path: canonicalPath(path), isData: path !== wellFormed }
}

/** The one pathname under which a page, or its data, is served. */
export function pagePathname({ path, isData }: PageAddress): string {
  if (!isData) return path
  return path === '/' ? '/_.data' : `${path}.data`
}

/**
 * Without malformed escapes, line breaks and other control characters: nothing is there, and no page can be rendered
 * for it. Its percent signs as they are written make an address that shows the same.
 */
export function isWellFormed(pathname: string): boolean {
  try {
    return !/[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/** In lower case (escapes in upper case), without needless escapes, doubled slashes and a slash at the end. */
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
