/** What the tests use of the reader of fonts that pdfkit brings. */
declare module 'fontkit' {
  export function openSync(path: string): { hasGlyphForCodePoint(code: number): boolean }
}
