import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { publicPages } from '#content/public-pages.ts'
import { builtInConsulting, builtInProducts } from '#catalog/built-in/built-in-catalog.ts'
import { builtInSolutions } from '#catalog/solutions/built-in-solutions.ts'
import { introductoryDetails } from '#catalog/built-in/built-in-details.ts'
import { itemDetails, type ItemDetails } from '#catalog/details/item-details.ts'
import { fixedPages } from '#content/solutions/fixed-pages.ts'
import { allProducts } from '#catalog/built-in/demo-products.ts'
import { articles } from '#content/insights.ts'
import { articlePath } from '#company/insights/articles.ts'
import { seedDetails } from '#catalog/built-in/demo-details.ts'
import { pageTexts } from '#content/solutions/page-texts.ts'

/** A product or solution with every text that its page shows. */
interface ItemTexts {
  kind: 'product' | 'solution'
  id: string
  details: ItemDetails
  texts: string[]
}

const detailSections = (Object.keys(itemDetails.shape) as (keyof ItemDetails)[]).filter(
  (name) => name !== 'pictureTexts',
)

/** The texts of all items, without the shared policies. */
const itemTexts: readonly ItemTexts[] = [
  ...allProducts.map((product) =>
    item('product', product.id, [
      product.name,
      product.shortDescription,
      product.description,
      ...product.features,
    ]),
  ),
  ...builtInSolutions.map((solution) =>
    item('solution', solution.id, [solution.name, solution.description, ...solution.features]),
  ),
]

function item(kind: ItemTexts['kind'], id: string, record: string[]): ItemTexts {
  const details = seedDetails.find((each) => each.kind === kind && each.itemId === id)?.details ?? {}
  const { cancelling: _cancelling, refund: _refund, support: _support, ...own } = details
  const pages = fixedPages.filter((page) => page.id === id).map(({ path }) => pageTexts[path])
  return { kind, id, details, texts: [...record, ...stringsIn(own), ...stringsIn(pages)] }
}

/** All strings in a value, in order. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

const complete = new Set([...builtInProducts, ...builtInConsulting, ...builtInSolutions].map(({ id }) => id))

describe('the schema', () => {
  it('the schema of item details accepts the seeded details unchanged', () => {
    for (const { id, details } of itemTexts) expect(itemDetails.parse(details), id).toEqual(details)
    expect(itemDetails.parse(introductoryDetails)).toEqual(introductoryDetails)
  })

  it('the schema of item details accepts empty details and drops unknown fields', () => {
    expect(itemDetails.parse({})).toEqual({})
    expect(itemDetails.parse({ later: 1 })).toEqual({})
  })

  it.each([
    ['an empty list', { needs: [] }],
    ['an empty line', { needs: [' '] }],
    ['a line without end', { setup: 'x'.repeat(601) }],
    ['an address that runs a script', { links: [{ label: 'Open', address: 'javascript:alert(1)' }] }],
    ['an address of another host', { links: [{ label: 'Open', address: '//elsewhere.example' }] }],
    ['a day that does not exist', { updated: '2025-02-30' }],
    ['a screen without a kind', { screens: [{ kind: 'video', title: 'A', caption: 'B' }] }],
  ])('the schema of item details rejects %s', (_, details) => {
    expect(itemDetails.safeParse(details).success).toBe(false)
  })
})

describe('the texts of the items (product: marketplace 40)', () => {
  it('the built-in products, consulting offers and solutions have every section', () => {
    const missing = itemTexts
      .filter(({ id }) => complete.has(id))
      .flatMap(({ id, details }) =>
        detailSections.filter((name) => !details[name]).map((name) => `${id}: ${name}`),
      )
    expect(missing).toEqual([])
    expect(detailSections.filter((name) => !introductoryDetails[name])).toEqual([])
  })

  it('each item has steps, requirements, cancellation terms, support and a sample screen', () => {
    for (const { id, details } of itemTexts) {
      expect(details.steps?.length, id).toBeGreaterThanOrEqual(3)
      expect(details.steps?.length, id).toBeLessThanOrEqual(4)
      expect(details.needs, id).toBeDefined()
      expect(details.cancelling, id).toBeDefined()
      expect(details.support, id).toBeDefined()
      expect(details.screens, id).toBeDefined()
    }
  })

  it('no two items share eight consecutive words', () => {
    const owners = new Map<string, string>()
    const shared: string[] = []
    for (const { kind, id, texts } of itemTexts) {
      for (const run of new Set(texts.flatMap(runsOfEight))) {
        const owner = owners.get(run)
        if (owner === undefined) owners.set(run, `${kind} ${id}`)
        else shared.push(`${owner} and ${kind} ${id}: ${run}`)
      }
    }
    expect(shared).toEqual([])
  })

  it('no item claims certifications or uses hype', () => {
    const claims =
      /\b(?:SOC ?[123]|ISO|HIPAA|PCI|FedRAMP|GDPR|certifi(?:ed|cation)|accredited|compliant|revolutionary|seamless(?:ly)?|cutting-edge|world-class|game-chang\w*|guarantee[ds]?|best-in-class|unlock|effortless(?:ly)?)\b/i
    for (const { id, details } of itemTexts) expect(stringsIn(details).join('\n'), id).not.toMatch(claims)
  })

  it('all items are described in American English', () => {
    const british =
      /colour|telephone|judgement|(?:summar|organ|custom|recogn|priorit)is(?:e|ing)|enquir|set-up|licence|cheque/i
    for (const { id, details, texts } of itemTexts)
      expect([...texts, ...stringsIn(details)].join('\n'), id).not.toMatch(british)
  })

  it('all links of items lead to existing pages or files', () => {
    const pages = new Set([
      ...publicPages.map(({ path }) => path),
      ...fixedPages.map(({ path }) => path),
      ...articles.map(articlePath),
      ...allProducts.map(({ id }) => `/marketplace/${id}`),
    ])
    for (const { id, kind, details } of itemTexts) {
      for (const { address } of details.links ?? []) {
        const [path = ''] = address.split('?')
        const own =
          kind === 'product' ? allProducts.find((product) => product.id === id)?.documentationUrl : null
        const isFile =
          path.startsWith('/downloads/') &&
          existsSync(new URL(`../../../content/public${path}`, import.meta.url))
        expect(pages.has(path) || isFile || address === own, `${id}: ${address}`).toBe(true)
      }
    }
  })

  it('change notes of an item are sorted newest first, start on the first day of sale, and determine the day of the last update', () => {
    const createdOn = new Map(
      [...allProducts, ...builtInSolutions].map(({ id, createdAt }) => [id, createdAt.slice(0, 10)]),
    )
    for (const { id, details } of itemTexts) {
      const days = details.changes?.map(({ date }) => date) ?? []
      expect(days, id).toEqual(days.toSorted().toReversed())
      expect(details.updated, id).toBe(days[0])
      if (days.length > 0) expect(days.at(-1), id).toBe(createdOn.get(id))
    }
  })
})

/** The words of a text without case and punctuation, eight at a time. */
function runsOfEight(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? []
  return words.slice(7).map((_, index) => words.slice(index, index + 8).join(' '))
}
