import { openSync } from 'fontkit'
import { expect, test } from 'vitest'
import { fontHas } from '#lib/font-characters.ts'
import { fontFile } from '#lib/font-file.server.ts'

test('the font has every character that the code expects', () => {
  const font = openSync(fontFile)
  const missing: string[] = []
  for (let code = 0; code < 0x1_10000; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue
    const character = String.fromCodePoint(code)
    const isTrusted = fontHas(character) && /\P{Cn}/u.test(character)
    if (isTrusted && !font.hasGlyphForCodePoint(character.normalize('NFC').codePointAt(0) ?? 0)) {
      missing.push(code.toString(16))
    }
  }
  expect(missing).toEqual([])
})

test.each([
  'Zoë Łukasiewicz Nguyễn Ðặng',
  'Ωμέγα Αναλυτική',
  'Иванова и Партнёры',
  '“Quoted” – $1,780.00 · 20 € №5',
  'e\u0301 composed',
])('the font can draw %s', (text) => expect(fontHas(text)).toBe(true))

test.each(['中国', '株式会社', 'שלום', 'محمد', 'हिन्दी', 'ไทย', 'Rings 😀', 'line\nbreak'])(
  'the font cannot draw %s',
  (text) => expect(fontHas(text)).toBe(false),
)
