/** A page, and whether its HTML or only its data is requested (React Router's `.data` requests). */
export interface PageAddress {
  path: string
  isData: boolean
}

/** Which page a pathname means, in whatever way it is written. */
export function readPageAddress(pathname: string): PageAddress {
  const path = pathname.replace(/(?:\/_)?\.data$/i, '')
  return { path: canonicalPath(path), isData: path !== pathname }
}

/** The one pathname under which a page, or its data, is served. */
export function pagePathname({ path, isData }: PageAddress): string {
  if (!isData) return path
  return path === '/' ? '/_.data' : `${path}.data`
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
