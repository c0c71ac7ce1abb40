import fc from 'fast-check'

const plain = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$&'()*+,;=:@`
const firstSurrogate = 0xd800
const surrogates = 0x800
/** Any character. `fc.string` would first build a table of all characters. */
const escaped = fc
  .integer({ min: 0, max: 0x10ffff - surrogates })
  .map((n) => encodeURIComponent(String.fromCodePoint(n < firstSurrogate ? n : n + surrogates)))
const letter = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...plain) },
  { weight: 1, arbitrary: escaped },
)
const segment = fc.array(letter, { maxLength: 10 }).map((letters) => letters.join(''))

/** Like `fc.webPath`, which takes a second to build a table of characters. */
export const webPath = fc
  .array(segment, { maxLength: 5 })
  .map((segments) => segments.map((each) => `/${each}`).join(''))
