const longest = 120

/** Sanitizes an uploaded file's name: no folders, no control or direction characters, one line. */
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

/** The file name of a download, with the content's extension as its only one. */
export function downloadName(name: string, extension: string): string {
  const stem = name.replace(/(\.[a-z0-9]{1,5})+$/i, '').trim()
  return `${stem || 'file'}.${extension}`
}

/** The header that makes a browser save the file instead of showing it (RFC 6266). */
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
