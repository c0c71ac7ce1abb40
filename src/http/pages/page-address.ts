/** A page, and whether its HTML or its data (React Router's `.data` requests) is requested. */
export interface PageAddress {
  path: string
  isData: boolean
}

/** Finds the page for a pathname in any spelling. */
export function readPageAddress(pathname: string): PageAddress {
  const wellFormed = isWellFormed(pathname) ? pathname : pathname.replaceAll('%', '%25')
  const path = wellFormed.replace(/(?:\/_)?\.data$/i, '')
  return { path: canonicalPath(path), isData: path !== wellFormed }
}

/** Returns the canonical pathname of a page or its data. */
export function pagePathname({ path, isData }: PageAddress): string {
  if (!isData) return path
  return path === '/' ? '/_.data' : `${path}.data`
}

/**
 * False for malformed escapes and control characters, such as line breaks. Such an address can be rendered
 * only with escaped percent signs, and the page is then 'not found'.
 */
export function isWellFormed(pathname: string): boolean {
  try {
    return !/[\p{Cc}\u2028\u2029]/u.test(decodeURIComponent(pathname))
  } catch {
    return false
  }
}

/**
 * Removes needless escapes, repeated slashes and a trailing slash, and writes the path in lower case and
 * escapes in upper case.
 */
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
