const longest = 120

/**
 * Reduces the name of an uploaded file to one line without folders, control characters and direction marks.
 */
export function cleanFileName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/["*:<>?|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '')
  return [...plain].slice(0, longest).join('').trim() || 'file'
}

/**
 * The file name of a download. Replaces the extensions in the name with the extension that fits the content.
 */
export function downloadName(name: string, extension: string): string {
  const stem = name.replace(/(\.[a-z0-9]{1,5})+$/i, '').trim()
  return `${stem || 'file'}.${extension}`
}

/** The header that makes a browser save a file instead of showing it (RFC 6266). */
export function attachment(fileName: string): string {
  const ascii = fileName
    .normalize('NFKD')
    .replaceAll(/[^ -~]/g, '')
    .replaceAll(/["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
