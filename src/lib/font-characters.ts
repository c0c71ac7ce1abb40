/**
 * The characters of Noto Sans that PDFs and share pictures use: Latin, Greek, Cyrillic, punctuation and
 * currencies.
 */
const inFont =
  /^[\u0020-\u007e\u00a0-\u0377\u037a-\u03e1\u03f0-\u052f\u1e00-\u1fff\u2000-\u200d\u2010-\u2027\u202f-\u205e\u2070-\u209c\u20a0-\u20bf\u2100-\u215f]*$/u

/** Whether the font has every character of the text (product: display 13, receipts 10). */
export function fontHas(text: string): boolean {
  return inFont.test(text.normalize('NFC'))
}
