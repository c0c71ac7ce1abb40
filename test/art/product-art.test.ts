import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { productArtUrl } from '#art/art-url.ts'
import { markSvg } from '#art/share-picture.server.ts'
import { productArt } from '#art/product-art.ts'

const categories = [
  'ai-tools',
  'business-tools',
  'analytics',
  'consulting',
  'automation',
  'security',
  'HR & Payroll',
  '',
]
const named = ['jake-ai-platform', 'wadah-presence', 'wadah-architect', 'wadah-strategy-pro']
const many = categories.flatMap((category) =>
  Array.from({ length: 40 }, (_, index) => ({ id: `product-${index}`, category })),
)
const subjects = [...many, ...named.map((id) => ({ id, category: 'AI Sales' }))]

describe('product art', () => {
  test('product art differs for forty products of one category', () => {
    for (const category of categories) {
      const pictures = many
        .filter((subject) => subject.category === category)
        .map((subject) => productArt(subject))
      // Ids inside a picture contain its hash, so they are removed before the comparison.
      expect(new Set(pictures.map((svg) => svg.replace(/#?\ba[a-z0-9]{4,8}\b/g, ''))).size).toBe(40)
    }
  })

  test('product art is well-formed, small, and has no style, script, text or external reference', async () => {
    for (const [index, subject] of subjects.entries()) {
      const svg = productArt(subject)
      if (index % 4 === 0) expect(await formatOf(svg), subject.id).toBe('svg')
      expect(svg.length, `${subject.category}/${subject.id}`).toBeLessThan(8000)
      expect(svg).not.toMatch(
        / style=|<style|<script|<text|<image|https?:(?!\/\/www\.w3\.org\/2000\/svg")|NaN|undefined|Infinity/,
      )
    }
  })

  test('product art refers only to ids that it defines', () => {
    for (const subject of subjects) {
      const svg = productArt(subject)
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name))
      const used = [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, name]) => name)
      expect(used.filter((name) => !defined.has(name))).toEqual([])
      expect(defined.size).toBe([...svg.matchAll(/ id="/g)].length)
    }
  })

  test('product art draws each of the four built-in solutions identically in every category', () => {
    for (const id of named)
      expect(productArt({ id, category: 'one' })).toBe(productArt({ id, category: 'two' }))
  })

  test('product art uses the requested size', () => {
    expect(productArt({ id: 'a', category: 'analytics', width: 120, height: 90 })).toMatch(
      /^<svg [^>]*width="120" height="90"/,
    )
  })
})

test('the address of a picture consists of slugs and leads to the same picture', () => {
  const url = productArtUrl({ id: 'wadah-elevate', category: 'HR & Payroll' })
  expect(url).toBe('/art/v1/hr-payroll/wadah-elevate.svg')
  expect(productArt({ id: 'wadah-elevate', category: 'hr-payroll' })).toBe(
    productArt({ id: 'wadah-elevate', category: 'HR & Payroll' }),
  )
  expect(productArtUrl({ id: 'x', category: '…' })).toBe('/art/v1/other/x.svg')
})

test('the logo is well-formed XML', async () => {
  expect(await formatOf(markSvg(24))).toBe('svg')
})

/** Throws if the text is not well-formed XML. */
async function formatOf(svg: string) {
  return (await sharp(Buffer.from(svg)).metadata()).format
}
