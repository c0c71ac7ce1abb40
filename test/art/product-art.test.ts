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
  test('product art is identical every time for the same product', () => {
    for (const subject of subjects) expect(productArt(subject)).toBe(productArt({ ...subject }))
  })

  test('product art differs for forty products of one category', () => {
    for (const category of categories) {
      const pictures = many
        .filter((subject) => subject.category === category)
        .map((subject) => productArt(subject))
      // Ids inside a picture contain its hash, so they are removed before the comparison.
      expect(new Set(pictures.map((svg) => svg.replace(/#?\ba[a-z0-9]{4,8}\b/g, ''))).size).toBe(40)
    }
  })

  test('product art is well-formed, small, and has no style, script, text or external reference', () => {
    for (const subject of subjects) {
      const svg = productArt(subject)
      expect(xmlError(svg), subject.id).toBeUndefined()
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

test('the logo is well-formed XML', () => {
  expect(xmlError(markSvg(24))).toBeUndefined()
})

/** The first XML error in tags, attributes or entities of a text, or undefined. */
function xmlError(xml: string): string | undefined {
  const open: string[] = []
  let roots = 0
  for (const part of xml.match(/<[^>]*>|[^<]+/g) ?? []) {
    if (!part.startsWith('<')) {
      if (/&(?!(?:amp|lt|gt);)/.test(part)) return `bare ampersand in ${part}`
      if (/\p{Cc}/u.test(part)) return 'control character'
      continue
    }
    const closing = /^<\/([a-zA-Z]+)>$/.exec(part)
    if (closing) {
      if (open.pop() !== closing[1]) return `unexpected ${part}`
      continue
    }
    const tag = /^<([a-zA-Z]+)((?: [a-zA-Z][\w-]*="[^"<&]*")*)(\/?)>$/.exec(part)
    if (!tag) return `malformed ${part}`
    const names = [...(tag[2] ?? '').matchAll(/ ([\w-]+)="/g)].map(([, name]) => name)
    if (new Set(names).size !== names.length) return `repeated attribute in ${part}`
    if (open.length === 0) roots++
    if (tag[3] === '') open.push(tag[1] ?? '')
  }
  if (open.length > 0) return `unclosed ${open.join(' ')}`
  return roots === 1 ? undefined : `${roots} roots`
}
