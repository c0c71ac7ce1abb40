import { expect, test } from 'vitest'
import { planFonts } from '#lib/text/plan-fonts.server.ts'

test.each([
  ['letters', 'Zoë Łukasiewicz Nguyễn Ωμέγα Иванова שלום محمد हिन्दी ไทย'],
  ['signs', '✅ ❤ 💻 🇩🇪 → ≥ ∞ ★ ‰ № ₹'],
  ['Chinese, simple and traditional', '中国技术有限公司 體驗臺灣'],
  ['Japanese and Korean', '株式会社東京カタカナ 주식회사'],
])('of %s each has a font that truly has it', async (_, text) => {
  const { fontOf } = await planFonts([text], 400)
  const missing = [...text].filter((character) => {
    return fontOf(character, null).font.nominalGlyph(character.codePointAt(0) ?? 0) === undefined
  })
  expect(missing).toEqual([])
})

test('what no font has is given to one of them, whose box shows that it is missing', async () => {
  const { fonts } = await planFonts(['Glyphs \u{13000}'], 400)
  expect(fonts.map(({ file, characters }) => [file.name, characters])).toEqual([
    ['@fontsource/noto-sans latin', 'Glyphs \u{13000}'],
  ])
})
